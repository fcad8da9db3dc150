// A wish for another form: `as a table`, `turn the weeks into steps`, `als Stichpunkte`, `表にして`.
import {
  besides,
  between,
  denials,
  type Form,
  formNouns,
  forms,
  japaneseForms,
  leads,
  makeVerbs,
  ofFirstYear,
} from '../../grammar/languages/form_words.ts';
import { allOf, firstOf, stripAround } from '../../grammar/phrases.ts';
import { bareName, bareVerbs, hasPlace, type Reading } from '../read/slots.ts';
import type { RequestOf } from '../requests.ts';

type Reshape = RequestOf<'reshape'>;

const nouns = forms.map((form) => formNouns[form]).join('|');
const adjective = `(?:(?:${between})\\s)`;
const makes = new RegExp(`^(?:${makeVerbs})\\s(?:(?:aus|van|z|ze|de|di|do|da)\\s)?`, 'iu');
/** `as a small table`, `einen kurzen Text`; a noun alone asks only at the end of what it is made of. */
const ledBy = (leading: string): RegExp =>
  new RegExp(`(?<=^|[\\s,])(?:${leading})\\s?${adjective}{0,3}(${nouns})(?![\\p{L}-])`, 'iu');
const led = ledBy(leads);
/** In Spanish, Italian and Portuguese `a` leads to something; elsewhere it is an article. */
const ledThere = ledBy(`${leads}|a`);
const toForm: ReadonlySet<string> = new Set(['es', 'it', 'pt']);
const indefinite = new RegExp(`\\s${adjective}{1,3}(${nouns})(?![\\p{L}-])`, 'iu');
const plurals = ['list', 'steps', 'cards', 'faq', 'timeline'] as const;
const last = new RegExp(`\\s(${plurals.map((form) => formNouns[form]).join('|')})$`, 'iu');
const definite =
  /(?:^|\s)(?:the|that|this|our|your|in|on|to|of|dieser|diese|diesen|jener|ce|cette|ese|esa|este|esta|quel|quella|questo|questa|esse|essa|dat|dit|die|deze|ta|tej|tę|der|die|das|den|dem|im|le|la|les|el|los|las|il|lo|i|gli|o|os|as|de|het)$/iu;
const alone = new RegExp(`^${adjective}{0,3}(${nouns})$`, 'iu');
const beside = new RegExp(`(?<!\\p{L})(?:${besides})(?!\\p{L})`, 'iu');
const denied = new RegExp(
  `(?:^|[\\s,(]+)(?:${denials})\\s?(?:(?:the|an?|der|die|den|le|la|les|una?|o|de|het|een)\\s)?(?:${nouns}|numbers|figures|zahlen|chiffres|números|cifras|numeri|cijfers|liczb)(?!\\p{L})\\)?`,
  'iu',
);
const pointing =
  /^(?:it|that|this|them|these|das|es|ça|eso|esto|questo|isso|dat|to|daraus|draus|ervan|z tego|それ|これ)$/iu;
/** `… or as steps`: of two forms the first is taken. */
const orElse = new RegExp(
  `\\s(?:or|oder|ou|o|of|lub)\\s(?:(?:as|in|als|comme|en|como|por|a|come|per|jako|w)\\s)?${adjective}{0,2}(?:${nouns})(?=[\\s,.]|$)`,
  'iu',
);
/** `Las semanas, ponlas como …`: the verb behind what it names. */
const putBehind = new RegExp(
  `,?\\s(?:${makeVerbs})\\s(?:l[oaei]s?|les|gli|[oa]s?|ze|to|je|sie)$`,
  'iu',
);
const mark = /\s?[:(]\s?|\s[–—-]\s/u;

/** What is to have the form, and behind a mark its parts. */
export function readReshape(reading: Reading): Reshape | undefined {
  const { words, clause } = reading;
  const plain = reading.text
    .replace(/^\s+|[\s.!?]+$/gu, '')
    .replace(denied, ' ')
    .replace(orElse, ' ');
  const text = plain.replace(beside, ' ').replace(/\s{2,}/g, ' ');
  const isBeside = text !== plain || against.test(plain);
  const found = words.unspaced
    ? inJapanese(reading.text)
    : (formIn(text, reading) ??
      (isBeside ? formFirst(text, reading) : undefined) ??
      formIn(plain, reading) ??
      readable(plain, reading));
  if (!found) return undefined;
  const [head = '', ...told] = found.before.split(mark);
  const [aside = '', ...listed] = found.after.split(mark);
  const bare = (said: string): string =>
    bareName(
      stripAround(
        bareVerbs(said.trim(), words).replace(makes, '').replace(putBehind, ''),
        words.manners,
        words,
      ),
      words,
    );
  const section = clause.value(bare(head) || bare(aside) || 'it');
  const names = [...told, ...listed].join(', ').split(/\s?[,/;)]\s?/u);
  const parts = names.map((name) => clause.restore(name).trim()).filter((name) => name !== '');
  const [, more = ''] = besideForm.exec(clause.restore(found.after)) ?? [];
  return {
    ...{ kind: 'reshape', form: found.form, section: pointing.test(section) ? 'it' : section },
    ...(more === '' ? {} : { more }),
    ...(parts.length > 1 ? { names: parts } : {}),
    ...(ofFirstYear.test(reading.text) ? { yearly: true as const } : {}),
    ...(onlyThese.test(reading.text) ? { only: true as const } : {}),
    ...(isBeside || besideJapanese.test(reading.text) ? { beside: true as const } : {}),
  };
}

/** `… as a table, with the weights`: more than another form. */
const besideForm =
  /(?:^|,)\s{0,3}((?:(?:with|mit|avec|con|com|met|z|ze)\s|(?:and |und |et |y |e |en )?(?:what|was|ce qui|ce que|lo que|cosa|che cosa|o que|wat|co)\s).{3,80})$/iu;

/** `Make the timetable part easier to read`: what is one long sentence is a list then. */
function readable(text: string, { words }: Reading): Found | undefined {
  const easy = /[\p{sc=Latin}]/u.test(text) ? easier.exec(text) : null;
  const before = easy
    ? stripAround(text.slice(0, easy.index), words.manners).replace(makes, '')
    : '';
  const isNamed =
    before !== '' && !pointing.test(before) && firstOf(before, words.page) === undefined;
  return isNamed ? { form: 'list', before, after: '' } : undefined;
}
const easier =
  /\s(?:easier to (?:read|follow|scan)|more readable|übersichtlicher|(?:besser )?lesbarer|plus (?:lisibles?|facile à lire)|más (?:legible|fácil de leer)|più (?:leggibil[ei]|facile da leggere)|mais (?:legível|fácil de ler)|leesbaarder|overzichtelijker|(?:bardziej )?czytelniej(?:sz\p{L}{1,3})?)(?!\p{L}).*$/isu;

/** `A table of the three plans side by side`, `Tabelle nur A gegen B`: the form is named first. */
function formFirst(text: string, { words }: Reading): Found | undefined {
  const shape = new RegExp(`(?<!\\p{L})(${formNouns.table})(?!\\p{L})`, 'iu').exec(text);
  if (!shape) return undefined;
  const lead = stripAround(text.slice(0, shape.index), `${words.manners}|${words.small}`, words);
  const [before] = lead.split(' ');
  const isAsked = lead === '' || (before !== undefined && makes.test(`${lead} `));
  const behind = text.slice(shape.index + shape[0].length).replace(leading, '');
  return isAsked && behind.trim() !== '' ? { form: 'table', before: behind, after: '' } : undefined;
}
const leading =
  /^\s*(?:with|of|for|mit|von|für|avec|de|des|con|de las|de los|dei|delle|com|dos|das|met|van|z|nur|only|just)\s/iu;
const against = /\s(?:gegen|versus|vs\.?|against|contre|contra|contro|tegen|kontra)\s/iu;
const onlyThese =
  /(?<!\p{L})(?:nur|just|seulement|uniquement|sólo|solo|solamente|só|apenas|alleen|tylko)\s|だけ|のみ/iu;
const besideJapanese = /横に並べ|横並び|並べて比/u;

/** `The services as a table, and take the option out`: one asks for a form, the other for something else. */
export function formApart(whole: Reading): [string, string] | undefined {
  const { text, words } = whole;
  const { remove, shorten, add, mention, move } = words.verbs;
  const others = [remove, shorten, add, mention, move].join('|');
  const alone = (part: string): Reading => ({ ...whole, text: part, rest: part });
  for (const { start, end } of allOf(text, words.and, words).slice(0, maxJoints)) {
    const [before, behind] = [text.slice(0, start), text.slice(end)];
    const [first, second] = [before, behind].map((part) => readReshape(alone(part)));
    const other = first ? behind : before;
    const isOther = firstOf(other, others, words) !== undefined;
    if ((first === undefined) !== (second === undefined) && isOther) return [before, behind];
  }
  return undefined;
}
const maxJoints = 8;

interface Found {
  form: Reshape['form'];
  before: string;
  after: string;
}

function formIn(whole: string, { words }: Reading): Found | undefined {
  const text = stripAround(whole, words.manners).trim();
  const only = alone.exec(text)?.[1];
  if (only !== undefined) return { form: formOf(only), before: '', after: '' };
  const isMade = makes.test(text);
  const leading = toForm.has(words.language) ? ledThere : led;
  const found =
    leading.exec(text) ??
    leading.exec(whole) ??
    (isMade ? (indefinite.exec(text) ?? last.exec(text)) : null);
  const side = found ? null : beside.exec(whole);
  const at = found ?? side;
  if (!at) return undefined;
  const [before, behind] = [at.input.slice(0, at.index), at.input.slice(at.index + at[0].length)];
  // `Add a list of dates`, `change it in the list`: nothing is named that could become one.
  const isNew = isMade && before.trim().replace(makes, '').split(' ')[0] === before.trim();
  const isPointed = pointing.test(before.trim().replace(makes, ''));
  if (isNew || (definite.test(before) && !isPointed)) return undefined;
  const { remove, shorten, answer, undo, translate, rename, move } = words.verbs;
  const others = [remove, shorten, answer, undo, translate, rename, words.members.headline];
  // Whoever takes something out of a list or moves it wants no other form of it.
  const rest = `${before} ${behind}`;
  if (firstOf(rest, others.join('|')) || (firstOf(rest, move) && hasPlace(rest, words)))
    return undefined;
  const form = found ? formOf(found[1] ?? '') : 'beside';
  return { form, before, after: behind.replace(beside, ' ') };
}

const formOf = (noun: string): Form =>
  forms.find((form) => new RegExp(`^(?:${formNouns[form]})$`, 'iu').test(noun)) ?? 'prose';

const made = '(?:に|で|として)(?:して|し|する|まとめ|変え|変更|直|お願い|見せ|$)';
const japanese = forms.map(
  (form) => [form, new RegExp(`(?:を|は)?(?:${japaneseForms[form]})${made}`, 'u')] as const,
);

function inJapanese(text: string): Found | undefined {
  const side = /(?:を|は)(?:表(?:形式)?[でに])?(?:横に並べ|横並び|並べて比)/u.exec(text);
  const found = japanese.flatMap(([form, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ form, at: match.index }] : [];
  });
  const [one] = side ? [{ form: 'beside' as const, at: side.index }] : found;
  return (
    one && { form: one.form, before: text.slice(0, one.at).replace(/^.*[、。]/u, ''), after: '' }
  );
}
