// One name in its forms: Polish declines names, `Olivka` and `Olivce`, `Agata Wrona` and `Agaty Wrony`.

const minStem = 3;
const maxEnding = 4;

/** Small letters; the same, or the same but for an ending and the letter before it. */
export function isSameName(one: string, other: string): boolean {
  // `Hartwigs Zitat`.
  if (one === other || (one === `${other}s` && other.length >= minStem)) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const rest = [one.slice(same), other.slice(same)];
  return (
    same >= Math.min(minStem, Math.max(one.length, other.length) - 1) &&
    rest.every((end) => end.length <= maxEnding && endings.test(end)) &&
    same >= Math.max(one.length, other.length) / 2
  );
}
/** What a Polish name ends in, with the letter that changes before it. */
const endings =
  /^(?:[kgdtrł]|c|dz|ci|dzi|rz|l|ż|sz|cz)?(?:a|y|i|e|ę|ą|o|u|owi|em|iem|ie|ów|om|ami|ach)?$/u;

/** A name: a few words, with a capital. Half of what stands in brackets is none: `Programme (stage, Hall 2)`. */
const isName = (part: string): boolean =>
  /^\p{Lu}/u.test(part) &&
  part.split(/\s+/).length <= 5 &&
  !/[.!?:]|[(（][^()（）]*$|^[^()（）]*[)）]/u.test(part);
const joint = /,\s(?:and |und |et |y |e |en |i )?|\s(?:and|und|et|y|e|en|i)\s(?=\p{Lu})/u;

/** `Customers: Palletline, Hale Logistics, City of Hull.` without some of them; other texts as they are. */
export function withoutListed(text: string, isHeld: (part: string) => boolean): string {
  const [, label = '', list = '', stop = ''] =
    /^([^:：,]{2,30}[:：]\s)?(.+?)([.。]?)$/u.exec(text) ?? [];
  const parts = list.split(joint);
  const kept = parts.filter((part) => !isHeld(part));
  if (parts.length < 2 || kept.length === parts.length || kept.length === 0) return text;
  return parts.every(isName) ? `${label}${kept.join(', ')}${stop}` : text;
}
