// Isolates right-to-left names inside left-to-right sentences.

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Put a right-to-left name between U+2068 and U+2069, so that it does not reorder the text around it. */
export const isolate = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
