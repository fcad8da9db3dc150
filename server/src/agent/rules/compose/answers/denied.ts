// Figures that a note takes back: `the 38 % is from a brochure, we have not measured it`. The sentence that tells such
// a figure is left out and the team is told why; what a note only mentions stays, to be checked (`doubts.ts`).
import type { LeftOut } from '../../../../claims/claims.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Source } from '../../context/source.ts';
import {
  claimed,
  type Doubt,
  remarksIn,
  speaksOf,
  type Told,
  withFigures,
} from '../brief/doubts.ts';
import type { Forbids } from '../instructions/forbidden.ts';
import { sourceWithout } from '../sections/struck.ts';

/** Not measured, not confirmed, out of date, or not to be used. */
const takesBack = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:not|never|n[’']t)(?: \\p{L}+){0,2} (?:measured|confirmed|verified|proven|checked|true|correct)|un(?:measured|confirmed|verified|proven|checked)|(?:can ?not|can[’']t|couldn[’']t) (?:prove|back)|out of date|outdated|(?:an? )?old (?:figure|number|value)|no longer (?:true|holds|correct)|(?<!(?:not|n[’']t|never) )leave (?:it |that |this )?out|(?:do not|don[’']t|never) (?:use|quote|print|publish|repeat|show)|not (?:to be used|for the page)",
    '(?:nicht|nie|noch nicht) (?:selbst )?(?:gemessen|bestätigt|belegt|geprüft|nachgewiesen|gesichert)|un(?:bestätigt|belegt|geprüft|gesichert)\\p{L}*|veraltet\\p{L}*|alte zahl|stimmt (?:so )?nicht|(?<!nicht )weglassen|(?<!nicht )rauslassen|(?<!nicht )streichen|nicht (?:verwenden|benutzen|nennen|schreiben|zeigen)',
    "(?:pas|jamais|non)(?: encore| été)* (?:mesuré|confirmé|vérifié|prouvé)\\p{L}*|périmé\\p{L}*|obsolètes?|ancien chiffre|plus (?:vrai|exact|valable)|ne pas (?:l[’']|les? |la )?(?:utiliser|mettre|citer|publier|reprendre|afficher)|à (?:retirer|enlever|supprimer)",
    '(?:sin|por) (?:medir|confirmar|verificar|comprobar)|(?:no|nunca)(?: \\p{L}+){0,3} (?:medid|confirmad|verificad|comprobad)\\p{L}*|desfasad\\p{L}*|anticuad\\p{L}*|obsolet\\p{L}*|ya no es|no (?:usar|utilizar|poner|citar|publicar|sacar)\\p{L}{0,3}|(?<!no )quitar\\p{L}{0,2}|dejar(?:lo|la)? fuera',
    '(?:non|mai)(?: \\p{L}+){0,3} (?:misurat|confermat|verificat|provat)\\p{L}|da (?:confermare|verificare)|superat[oa] da|dato vecchio|non (?:è|vale) più|non (?:usar|utilizzar|citar|metter|scriver|mostrar|pubblicar)\\p{L}{1,3}|lasciar\\p{L}* fuori|(?<!non )togliere|(?<!non )ometter\\p{L}',
    '(?:não|nunca)(?: \\p{L}+){0,3} (?:medid|confirmad|verificad|comprovad)\\p{L}|por confirmar|desatualizad\\p{L}|não (?:usar|utilizar|citar|pôr|colocar|mostrar|publicar)|deixar de fora|(?<!não )tirar|já não (?:é|vale)',
    '(?:niet|nooit|nog niet)(?: zelf)? (?:gemeten|bevestigd|gecontroleerd|bewezen|getoetst)|on(?:bevestigd|bewezen)\\p{L}*|verouderd\\p{L}*|oud cijfer|klopt niet|niet (?:gebruiken|noemen|vermelden|plaatsen|tonen)|(?<!niet )weglaten|(?<!niet )eruit laten',
    '(?:nie|nigdy nie)(?: \\p{L}+){0,2} (?:zmierz|mierzy|potwierdz|sprawdz|udowodn)\\p{L}+|nie(?:potwierdzon|sprawdzon|zmierzon|aktualn)\\p{L}+|stara liczba|nie (?:używać|podawać|pisać|stosować|pokazywać)|(?<!nie )pominąć|(?<!nie )usunąć',
  ].join(
    '|',
  )})(?!\\p{L})|測定していない|未測定|未確認|未検証|古い(?:数字|データ|値)|使わない|載せない|外して|掲載しない`,
  'iu',
);

/** What they say of a figure, in the sentence that has it or in the next that has none. */
function denialsIn(leftOut: readonly LeftOut[], language: string): Told[] {
  return remarksIn(leftOut).flatMap((remark) => {
    const said = sentencesOf(remark, language);
    return said.flatMap((text, at) => {
      const next = said[at + 1] ?? '';
      const denied = takesBack.test(text) || (!/\d/.test(next) && takesBack.test(next));
      return /\d/.test(text) && denied ? [withFigures(text)] : [];
    });
  });
}

const deniedBy = (denials: readonly Told[], text: string, language: string): Told | undefined =>
  /\d/.test(text) ? denials.find((note) => speaksOf(note, claimed(text), language)) : undefined;

/** The source without the sentences whose figure a note takes back. */
export function withoutDenied(source: Source): Source {
  const { leftOut, language } = source;
  const denials = denialsIn(leftOut, language);
  if (denials.length === 0) return source;
  const forbids: Forbids = (text) => deniedBy(denials, text, language) !== undefined;
  return sourceWithout(source, forbids);
}

/** Each such sentence, with the note. */
export function deniedIn({ context, topics, questions, leftOut, language }: Source): Doubt[] {
  const denials = denialsIn(leftOut, language);
  if (denials.length === 0) return [];
  const texts = [
    ...[...context, ...topics].flatMap(({ paragraphs, items, tables }) => [
      ...paragraphs.map(({ text }) => text),
      ...items.map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`)),
      ...tables.flatMap(({ rows }) => rows.map((row) => row.join(': '))),
    ]),
    ...questions.map(({ answer }) => answer),
  ];
  const sentences = new Set(texts.flatMap((text) => sentencesOf(text, language)));
  return [...sentences].flatMap((claim) => {
    const note = deniedBy(denials, claim, language);
    return note ? [{ claim, note: note.text }] : [];
  });
}
