// What a sentence without spaces lists, without one of its entries.
import type { Forbids } from '../instructions/forbidden.ts';

const particle = /^(?:の|を|に|が|は|も|で|と|や|から|まで|へ|など|等|向け|用|、|，|。|・|$)/u;

/** `英語、タイ語、ドイツ語に対応` without one of them. */
export function oneLessJapanese(text: string, isHeld: Forbids): string | undefined {
  const joints = [
    ...text.matchAll(
      /[、・／]|(?<=[\p{sc=Han}\p{sc=Katakana}ー])[やと](?=[\p{sc=Han}\p{sc=Katakana}])/gu,
    ),
  ];
  const bounds = [0, ...joints.map(({ index }) => index + 1), text.length + 1];
  for (let at = 0; at + 1 < bounds.length; at++) {
    const [from = 0, to = 0] = [bounds[at], bounds[at + 1]];
    const part = text.slice(from, to - 1);
    if (!isHeld(part) || bounds.length < 3) continue;
    // Where each of them speaks of it, the sentence does.
    const near = text.slice(bounds[at + 1] ?? 0, (bounds[at + 2] ?? 0) - 1);
    if (at === 0 && isHeld(near)) return undefined;
    const isLast = at + 2 === bounds.length;
    const letters = Array.from(part);
    // The last and those in between begin with what is held; the first ends with it.
    const length =
      letters.findIndex((_, place) => isHeld(letters.slice(0, place + 1).join(''))) + 1;
    const rest = letters.slice(length).join('');
    if (at > 0 && length > 0 && length <= maxWide && particle.test(rest))
      return isLast || rest !== ''
        ? `${text.slice(0, from - 1)}${rest}${text.slice(to - 1)}`
        : `${text.slice(0, from)}${text.slice(to)}`;
    const start = letters.findLastIndex((_, place) => isHeld(letters.slice(place).join('')));
    const head = letters.slice(0, start).join('');
    if (at === 0 && !isLast && start >= 0 && (head === '' || /[はをにが：:]$/u.test(head)))
      return `${head}${text.slice(to)}`;
  }
  return undefined;
}
const maxWide = 10;
