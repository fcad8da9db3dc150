// A thread without times: each message stands below a line with nothing but a first name and a day (`Ann, Monday`),
// and answers in between begin with a name. Neither is a heading or a label for readers; what is said there is judged
// like any other text.
import { givenNames } from './given_names.ts';

const days =
  '(?:mon|tues?|wednes|thurs?|fri|satur|sun)day|yesterday|today|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|gestern|heute|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|lunes|martes|miércoles|jueves|viernes|sábado|domingo|ayer|hoy|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica|ieri|oggi|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|ontem|hoje|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|gisteren|vandaag|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|wczoraj|dziś|[月火水木金土日]曜日?|昨日|今日';
const head = new RegExp(
  `^\\s{0,3}[*_#>]{0,4}\\s?(\\p{Lu}[\\p{L}’'-]{1,15}|\\p{sc=Han}{1,4}(?:さん)?)(?:\\s\\p{Lu}[\\p{L}.’'-]{0,20})?\\s?(?:[,，、(（]|\\s[–—-]|\\s)\\s?(?:${days})(?:[ ,]{1,2}\\d[\\p{L}\\d:./ ]{0,15})?[)）]?\\s?[*_:：]{0,4}\\s*$`,
  'iu',
);
const minHeads = 3;
const maxHead = 60;

export interface Thread {
  /** Lines with nothing but a name and a day. */
  heads: ReadonlySet<number>;
  /** Where an answer's text begins behind its author's name, by line. */
  answers: ReadonlyMap<number, number>;
}

const none: Thread = { heads: new Set(), answers: new Map() };
const separator = /^\s*(?:[-=_*~–—]\s?){0,60}\s*$/;

/** Found in mails alone. */
const ofMail =
  /^\s*(?:from|subject|von|betreff|de|objet|asunto|da|oggetto|assunto|van|onderwerp|od|temat|差出人|件名)\s?[:：]\s?\S/iu;

/** At least two authors, of whom one comes again, in a mail or by names that people have: `Yoga, Monday` is a course. */
export function threadIn(lines: readonly string[]): Thread {
  const found = lines.flatMap((line, at) => {
    const apart = at === 0 || separator.test((lines[at - 1] ?? '').slice(0, maxHead));
    const author = apart && line.length <= maxHead ? head.exec(line)?.[1] : undefined;
    return author === undefined ? [] : [{ at, author: author.toLowerCase() }];
  });
  const authors = new Set(found.map(({ author }) => author));
  const known = [...authors].filter((name) => givenNames.has(name) || /\p{sc=Han}/u.test(name));
  if (found.length < minHeads || authors.size < 2 || authors.size === found.length) return none;
  if (known.length === 0 && !lines.some((line) => ofMail.test(line.slice(0, maxHead)))) return none;
  const answers = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const label = /^\s*(\p{L}[\p{L}’'-]{0,15})\s?[:：]\s*(?=\S)/u.exec(line);
    if (label && authors.has((label[1] ?? '').toLowerCase())) answers.set(at, label[0].length);
  }
  return { heads: new Set(found.map(({ at }) => at)), answers };
}
