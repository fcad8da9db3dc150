// German in the other form of address, where nothing but the form changes: possessives, and `ihr` beside its verb, whose
// polite form is always the same. Everything else is left out, as in any language.
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { isWrongAddress } from '../../commands/address.ts';
import type { Section } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import type { Brief } from '../brief/brief.ts';

const possessive = /(?<!\p{L})(?:[Dd]ein(e[nmrs]?)?|[Ee]ure([nmrs])?|[Ee]uer)(?!\p{L})/gu;
const irregular: Readonly<Record<string, string>> = { seid: 'sind', habt: 'haben', tut: 'tun' };
const polite = (verb: string): string =>
  irregular[verb.toLowerCase()] ??
  (/(?:[^hl]el|[^hr]er)t$/u.test(verb) ? verb.replace(/t$/u, 'n') : verb.replace(/e?t$/u, 'en'));
const before = /(?<!\p{L})Ihr (\p{Ll}{2,}t|seid)(?!\p{L})/gu;
/** In front of a subject of ours it would be `her`: `das hilft ihr sehr`. */
const behind =
  /^((?:(?:Dann|So|Danach|Dazu|Dafür|Damit|Hier|Dabei) )?)(\p{L}{2,}t|[Ss]eid) ihr(?= (?!\p{Lu}))/u;
/** A second verb of theirs, or a pronoun whose case nobody can tell by its form. */
const unsure = /(?:und|oder|,) \p{Ll}{3,}t(?!\p{L})|(?<!\p{L})(?:euch|du|dich|dir)(?!\p{L})/u;

/** The sentence as it is said to strangers; as it was, where that is not certain. */
export function politely(text: string): string {
  if (unsure.test(text)) return text;
  const turned = text
    .replace(before, (_, verb: string) => `Sie ${polite(verb)}`)
    .replace(behind, (_, first: string, verb: string) => `${first}${polite(verb)} Sie`)
    .replace(possessive, (word: string, one = '', other = '') =>
      /^eure/iu.test(word) ? `Ihre${other}` : `Ihr${one}`,
    );
  return isWrongAddress(turned, 'de', 'formal') ? text : turned;
}

/** The source as it speaks to a reader who is to be called `Sie`. */
export function addressed({ source, commands, language }: Brief): Source {
  if (language !== 'de' || commands.address !== 'formal') return source;
  const turned = (text: string): string => sentencesOf(text, language).map(politely).join(' ');
  const whole = (text: string): string =>
    isWrongAddress(text, language, 'formal') ? turned(text) : text;
  const sections = (list: readonly Section[]): Section[] =>
    list.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((one) => ({ ...one, text: whole(one.text) })),
      items: section.items.map((one) => ({
        ...one,
        title: whole(one.title),
        ...(one.text === undefined ? {} : { text: whole(one.text) }),
      })),
      tables: section.tables.map((one) => ({ ...one, rows: one.rows.map((row) => row.map(whole)) })),
    }));
  const questions = source.questions.map((one) => ({ ...one, answer: whole(one.answer) }));
  return {
    ...source,
    context: sections(source.context),
    topics: sections(source.topics),
    questions,
  };
}
