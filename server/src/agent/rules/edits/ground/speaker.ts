// A quotation by who is quoted, however the request calls what they said.

import type { Block } from '../../../../content/content.ts';
import { commonStart, fold, wordsOf } from '../../../../platform/text/words.ts';
import { articles, connectors } from '../../grammar/languages/common.ts';
import { honorific } from '../../grammar/languages/edit_words.ts';
import { caseWords } from '../../grammar/languages/shape_words.ts';

export const saying = new Set(
  `sentence words statement comment line opinion satz worte aussage kommentar meinung spruch phrase mots
  commentaire avis frase palabras comentario parole commento frase palavras comentario zin woorden opmerking
  uitspraak reactie zdanie slowa komentarz`.split(/\s+/),
);

/** A name, and not `a father of two`. */
const personal =
  /^(?:\p{Lu}[\p{L}.'’-]{0,20}\s?(?:(?:van|de|von|di|da|dos|der|den|del|la)\s){0,2}){1,4}$/u;
export const around = new Set(`${articles}|${connectors}`.split(/[|\s]/));

/** `what Maria says`, `die Aussage von Frau Krüger`, `佐藤さんの声`: a quotation by who is quoted. */
export function bySpeaker(blocks: readonly Block[], bare: string): Block[] | undefined {
  const role = byRole(blocks, bare);
  if (role) return [role];
  const words = wordsOf(bare.replace(honorific, ''));
  const found = blocks.filter((block) => {
    if (block.type !== 'quote' || block.attribution === undefined) return false;
    const family = /^\p{sc=Han}{2}/u.exec(block.attribution)?.[0];
    if (family !== undefined && bare.startsWith(family))
      return /(?:声|コメント|言葉|引用|さん)$/u.test(bare);
    if (!personal.test(block.attribution)) return false;
    const names = wordsOf(fold(block.attribution));
    const isName = (word: string): boolean => names.some((name) => isSame(name, word));
    const others = words.filter((word) => !isName(word));
    return (
      words.some((word) => word.length > 2 && isName(word) && !around.has(word)) &&
      others.every((word) => saying.has(word) || quoting.has(word) || around.has(word))
    );
  });
  return found.length === 0 ? undefined : found.slice(0, 1);
}

const voice = /(?:の|さんの|様の)?(?:声|コメント|言葉|引用|感想|導入事例|事例)$/u;
export const quoting = new Set(
  `quote quotes quotation testimonial zitat kundenstimme stimme citation temoignage cita testimonio citazione
  testimonianza citacao depoimento testemunho citaat quote cytat opinia ${caseWords.replaceAll('|', ' ')}`
    .split(/\s+/)
    .map(fold),
);

/** `the plant manager's quote`, `園長の声`: by what the speaker is, if only one is that. */
function byRole(blocks: readonly Block[], bare: string): Block | undefined {
  const quotes = blocks.filter((block) => block.type === 'quote');
  if (voice.test(bare)) {
    const name = bare.replace(voice, '');
    const [one, more] = quotes.filter(
      ({ role, attribution }) => name !== '' && `${role} ${attribution}`.includes(name),
    );
    return more ? undefined : one;
  }
  const [one, more] = quotes.filter((quote) => isSpokenBy(bare, quote));
  return more ? undefined : one;
}

/** A quotation is asked for, and all that is said of the speaker is true of this one. */
export function isSpokenBy(
  called: string,
  { role, attribution }: { role?: string | undefined; attribution?: string | undefined },
): boolean {
  const asked = wordsOf(
    fold(called)
      .replace(/['’]s(?!\p{L})/gu, '')
      .replace(honorific, ''),
  );
  const named = asked.filter(
    (word) => !quoting.has(word) && !saying.has(word) && !around.has(word),
  );
  if (named.length === 0 || named.length === asked.length) return false;
  const words = wordsOf(fold(`${role ?? ''} ${attribution ?? ''}`));
  return named.every((word) => words.some((own) => isSame(own, word)));
}

/** What Polish names end in, alone and in other cases: `Wieczorek`, `Wieczorka`; `Sikora`, `Sikory`. */
const nominative = /^(?:|a|e|i|o|y|ek|ec)$/u;
const oblique = /^(?:a|y|i|e|u|ie|ej|em|im|ym|ka|ki|ca|ce|owi|kowi|kiem|ego|emu|iego|iemu)$/u;

function isInflected(own: string, asked: string): boolean {
  const same = commonStart(own, asked);
  return same >= 3 && nominative.test(own.slice(same)) && oblique.test(asked.slice(same));
}

/** In any case and number: `Betriebsleiter` and `Betriebsleiters`. */
export const isSame = (own: string, asked: string): boolean =>
  own === asked ||
  isInflected(own, asked) ||
  (Math.min(own.length, asked.length) >= 5 && (own.startsWith(asked) || asked.startsWith(own)));
