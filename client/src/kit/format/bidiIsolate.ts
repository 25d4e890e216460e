// Names that run from right to left, in sentences that do not.

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Such a name must not turn the words around it: it is fenced in (U+2068, U+2069). Any other stays as it is. */
export const isolate = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
