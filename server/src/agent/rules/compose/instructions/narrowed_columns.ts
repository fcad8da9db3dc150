// Which columns of a table an instruction wants alone, `only the non-member prices`, and which of two opposites.
import { meantBy } from '../brief/meant.ts';

/** `Non-member`, `Nichtmitglieder`, `非会員`: the very opposite, in nearly the same words. */
const denied =
  /(?<!\p{L})(?:non|no|not|nicht|niet|nie|não|senza|sem|sin|sans|without|ohne|zonder|bez|hors|outside|außerhalb|fuera|fuori|fora|buiten|poza)(?:[-\s]\p{L})|(?<!\p{L})(?:nicht|niet|nie)(?=\p{Ll}{4})|[非未不]\p{sc=Han}/iu;

export const isOnSameSide = (name: string, parts: readonly string[]): boolean =>
  parts.some((part) => denied.test(part) === denied.test(name));

/** By place, the first aside, which names the rows; none where all or nothing is meant. */
export function columnsMeant(
  names: readonly string[],
  parts: readonly string[],
  language: string,
): number[] {
  const found = names.flatMap((name, at) => {
    const isMeant = parts.some(
      (part) => isOnSameSide(name, [part]) && meantBy(part, language).isIn(name),
    );
    return at > 0 && isMeant ? [at] : [];
  });
  return found.length === names.length - 1 ? [] : found;
}
