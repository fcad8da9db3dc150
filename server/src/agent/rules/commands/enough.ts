// `Not too many extras, the tasting is enough`: of what is called so, one is to be shown. Everything else stays.
import type { Wish } from './command.ts';
import { nameIn } from './named.ts';
import { refused } from './order.ts';

const many =
  /(?:too many|so many|a lot of|zu viele?n?|so viele|trop d(?:e |[’'])|autant d(?:e |[’'])|demasiad[oa]s?|tant[oa]s|tropp[ieo]|tant[ie]|muit[oa]s|te veel|zo veel|zbyt wielu?|za dużo|tylu)\s?(\p{L}[\p{L} -]{2,30}?)(?: \p{L}+en)?$/iu;
const avoids = /^(?:avoid|vermeide\p{L}*|évite\p{L}*|evit\p{L}+|vermijd|unikaj)\s/iu;
/** `The tasting is enough`, `basta la prova`. */
const enough =
  /^(?:(?:just|only|nur|seulement|sólo|solo|soltanto|só|apenas|alleen|tylko) )?(.{2,50}?) (?:is|are|will be|would be) (?:enough|plenty|sufficient)$|^(.{2,50}?) (?:reicht|genügt|reichen|genügen)(?: aus)?$|^(?:es reicht|es genügt) (.{2,50})$|^(.{2,50}?) suffi(?:t|sent|ra)$|^il suffit d(?:e |[’'])(.{2,50})$|^(?:basta(?:n|no|m)?|llega) (?:con |com )?(.{2,50})$|^(.{2,50}?) basta(?:n|no|m)?$|^(.{2,50}?) (?:is|zijn) (?:genoeg|voldoende)$|^(?:wystarczy|wystarczą) (.{2,50})$|^(.{2,50}?) wystarcz(?:y|ą)$|^(?:just|only|nur|seulement|sólo|solo|soltanto|só|apenas|alleen|tylko) (.{2,50})$/iu;
const japanese =
  /^(.{1,12}?)[はを](?:あまり)?(?:載せ|入れ|並べ|出し|書き|増やし)すぎ(?:ない|ず)(?:で|よう(?:に)?)?[（(、。]?\s?(.{1,20}?)(?:だけ|のみ)(?:で|を|に).{0,10}$/u;

export function readEnough(said: string): Wish[] | undefined {
  const [, kind, only] = japanese.exec(said) ?? [];
  if (kind !== undefined && only !== undefined) return [{ kind: 'enough', of: kind, about: only }];
  const [, head = '', tail = ''] =
    /^([^,;:(–—]{6,60}?)\s?(?:[,;:]|\s[–—-]|\s?\()\s?([^()]{3,60}?)\)?$/u.exec(said) ?? [];
  const of = refused.test(head) || avoids.test(head) ? many.exec(head)?.[1] : undefined;
  const named = enough
    .exec(tail)
    ?.slice(1)
    .find((group) => group !== undefined);
  const about = nameIn(named ?? '');
  return of === undefined || about.length < 2 ? undefined : [{ kind: 'enough', of, about }];
}
