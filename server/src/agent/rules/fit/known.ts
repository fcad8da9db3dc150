// What matters to those a page is for, as weighted words: what the team says leads,
// then what they said themselves, then their trade, role and name. What was noted
// about them weighs nothing, and what they do not want is no interest.
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { termsOf, wordsOf } from '../../../platform/text/words.ts';
import type { AgentInput } from '../../agent.ts';
import type { Commands } from '../commands/command.ts';
import type { Said } from '../reader/said.ts';

export interface Known {
  weights: ReadonlyMap<string, number>;
  /** A word as it was written, for saying why something was chosen. */
  written: ReadonlyMap<string, string>;
}

export function knownOf(
  input: AgentInput,
  said: readonly Said[],
  commands: Commands,
  language: string,
  leaveOut: readonly string[],
): Known {
  const weights = new Map<string, number>();
  const written = new Map<string, string>();
  const ignored = new Set(leaveOut.flatMap((text) => termsOf(text, language)));
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) {
      if (dullAbroad.has(word.toLowerCase())) continue;
      for (const term of termsOf(word, language)) {
        if (ignored.has(term) || /^\d+$/.test(term) || dull.has(term)) continue;
        // Repeating a word makes it no more than twice as important.
        weights.set(term, Math.min((weights.get(term) ?? 0) + weight, 2 * Math.max(weight, 1)));
        if (!written.has(term)) written.set(term, word);
      }
    }
  };
  for (const lead of commands.lead) add(lead, 5);
  for (const sentence of said.flatMap(({ sentences, reported = [] }) => [
    ...sentences,
    ...reported,
  ])) {
    if (!negation.test(sentence)) add(sentence, 2);
  }
  for (const wish of reportedWishes(input.audience.supplementaryContext ?? '', language))
    add(wish, 1);
  const { audience, account, person } = input;
  if (!person) add(audience.name, 1.5);
  add(person?.title ?? '', 1);
  add(account?.industry ?? '', 1.5);
  add(account?.name ?? '', 1);
  return { weights, written };
}

/** `We do not need payroll` is no interest in payroll. */
const negation =
  /(?<!\p{L})(?:not interested|no interest|do(?:es)?n[’']t (?:need|want|care)|do(?:es)? not (?:need|want|care)|no need|kein(?:e|en)? (?:interesse|bedarf)|brauch\p{L}* (?:kein|nicht)|pas (?:besoin|intéress\p{L}*)|no (?:necesit\p{L}*|nos interesa)|non (?:serve|ci interessa|abbiamo bisogno)|não (?:precis\p{L}*|queremos)|geen (?:behoefte|interesse)|nie (?:potrzeb\p{L}*|chcemy))(?!\p{L})|不要|必要ありません|لا نحتاج/iu;
const wish =
  /(?<!\p{L})(?:asked|asks|wants?|needs?|interested in|looking for|requested|wrote|said|mentioned|goal is|fragte|fragt|möchte|will|braucht|sucht|interessiert sich|demande|souhaite|cherche|veut|pide|quiere|busca|necesita|chiede|vuole|cerca|pede|quer|precisa|procura|vraagt|wil|zoekt|pyta|chce|szuka|potrzebuje)(?!\p{L})|希望|要望|知りたい|يريد|يسأل/iu;

/** What the notes report the reader to have asked for; all else in them is somebody's opinion. */
const reportedWishes = (notes: string, language: string): string[] =>
  sentencesOf(notes.slice(0, 20_000), language).filter(
    (text) =>
      wish.test(text) && !negation.test(text) && !/\bnot\b|n[’']t\b|\bnicht\b|\bkein/iu.test(text),
  );

/** The same in other languages: times, and what everybody does. */
const dullAbroad = new Set(
  'jahr jahre jahren monat monate woche wochen tag tage machen gehen haben brauchen möchten wollen an année années mois semaine jour jours faire avoir vouloir besoin année año años mes meses semana día días hacer tener querer necesitar anno anni mese mesi settimana giorno giorni fare avere volere ano anos mês semana dia dias fazer ter querer precisar jaar jaren maand maanden week weken dag dagen doen gaan maken hebben willen graag rok lat miesiąc miesiące tydzień dzień dni robić mieć chcieć'.split(
    ' ',
  ),
);

/** Words of every conversation. */
const dull = new Set(
  termsOf(
    'page website site company email call meeting year month week day today last next time people team thing good great big small high low want need use make get work run help way first second one two three four five many lot look ask tell say talk know think see find start try main currently already still really hand matter please quote looking forward hello thanks question questions fit fits',
  ),
);
