// Numbers in Fluent sentences: like Intl.NumberFormat, whose first use takes long on a phone, but with a real minus
// sign.
import { FluentNumber, type FluentFunction, type Scope } from '@fluent/bundle';

const POINTS: Record<string, string> = { it: ',', en: '.', de: ',' };
const MOST = 999; // larger numbers have group separators and go to Intl
const AS_USUAL = 3; // default of Intl
const KNOWN = ['minimumFractionDigits', 'maximumFractionDigits'];

/** Intl writes a hyphen: some screen readers skip it, and lines break after it. */
const truly = (written: string) => written.replace('-', '−');

export class LocalNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    const point = POINTS[scope?.bundle.locales[0] ?? ''];
    if (!point || !(Math.abs(this.value) <= MOST) || Object.keys(this.opts).some((each) => !KNOWN.includes(each)))
      return truly(super.toString(scope));
    const { minimumFractionDigits: least = 0, maximumFractionDigits: most = Math.max(least, AS_USUAL) } = this.opts;
    const [whole, broken = ''] = this.value.toFixed(most).split('.');
    const kept = broken.slice(0, least) + broken.slice(least).replace(/0+$/, '');
    return truly(kept ? whole + point + kept : whole);
  }
}

/** NUMBER($bits, maximumFractionDigits: 1): replaces Fluent's own function. */
export const NUMBER: FluentFunction = ([given], how) => {
  if (!(given instanceof FluentNumber)) return given;
  return new LocalNumber(given.value, {
    ...given.opts,
    ...Object.fromEntries(Object.entries(how).map(([name, value]) => [name, value.valueOf()])),
  });
};
