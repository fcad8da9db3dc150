// The names in an instruction for some of several: `the Plus plan and the Team plan`, `the 250 and the 500 kVA`.
import { termsOf } from '../../../../platform/text/words.ts';
import { partsOf } from '../../commands/joined.ts';
import { type Meant, meantBy } from '../brief/meant.ts';

export interface AnyOf extends Meant {
  parts: readonly string[];
  /** Called by one of the names, and by nothing more. */
  isJust(name: string): boolean;
}

export function anyOf(about: string, language: string): AnyOf {
  const parts = withSizes(partsOf(about, [language, 'en']));
  const each = parts.map((part) => meantBy(part, language));
  const keys = parts.map((part) => termsOf(part, language).join(' '));
  return {
    parts,
    isJust: (name) => keys.includes(termsOf(name, language).join(' ')),
    isIn: (text) => each.some((one) => one.isIn(text)),
    share: (text) => Math.max(...each.map((one) => one.share(text))),
  };
}

/** `By the month, for the 250 and the 500 kVA`: both are sizes, and each is the name of a row. */
function withSizes(parts: readonly string[]): string[] {
  const [, last = '', unit = ''] = size.exec(parts.at(-1) ?? '') ?? [];
  if (unit === '') return [...parts];
  return parts.flatMap((part, at) => {
    const [, count = '', of = ''] = size.exec(part) ?? [];
    if (count === '' || (of !== '' && of !== unit)) return [part];
    return at < parts.length - 1 || part.trim() !== `${last} ${unit}`
      ? [part, `${count} ${unit}`]
      : [part];
  });
}
export const size = /(?<![\p{L}\d.,-])(\d[\d.,]{0,8})(?:\s(\p{L}{1,8}[²³]?))?$/u;
