// Numbers in sentences as people write them: what Intl.NumberFormat says too, which a phone takes long to look up the first time, but with a true minus.
import { FluentNumber, type FluentFunction, type Scope } from '@fluent/bundle';

const POINTS: Record<string, string> = { it: ',', en: '.', de: ',' };
const MOST = 999; // larger ones are written in groups: that is asked, and so is a language that is added later
const AS_USUAL = 3; // digits behind the point where nobody says how many
const KNOWN = ['minimumFractionDigits', 'maximumFractionDigits'];

/** Intl writes a hyphen where a minus is meant: some voices pass it over, and at the end of a line it is torn off. */
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

/** NUMBER($bits, maximumFractionDigits: 1), in place of Fluent's own. */
export const NUMBER: FluentFunction = ([given], how) => {
  if (!(given instanceof FluentNumber)) return given;
  return new LocalNumber(given.value, {
    ...given.opts,
    ...Object.fromEntries(Object.entries(how).map(([name, value]) => [name, value.valueOf()])),
  });
};
