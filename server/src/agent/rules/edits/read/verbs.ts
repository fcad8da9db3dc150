// What a verb asks for, once it is found: which of the readers knows the rest.
import { figuresIn } from '../../../../claims/figures.ts';
import { type Refusal, refusals, type Verb } from '../../grammar/languages/request_words.ts';
import { byFar } from '../../grammar/languages/shape_words.ts';
import {
  allOf,
  findPhrase,
  firstOf,
  type Matched,
  phrasesOf,
  stripAround,
} from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { readAdd, readAnswer, readMention } from './add.ts';
import { readLead } from './headline.ts';
import { readInto, readMove, readQuotedBeside, readSwap } from './move.ts';
import { readRemove } from './remove.ts';
import { readRename, readReplace, readSet } from './set.ts';
import { type Reading, sectionIn, topicIn } from './slots.ts';
import { readValue } from './values.ts';

const isRefusal = (verb: Verb): verb is Verb & Refusal =>
  (refusals as readonly Verb[]).includes(verb);

export function readVerb(verb: Verb, reading: Reading & { verb: Matched }): Request | undefined {
  const { text, rest, clause } = reading;
  // What a button is called can be done, where it leads cannot.
  if (verb === 'link' && clause.quotations(text).length > 0) return undefined;
  if (isRefusal(verb)) {
    // Whoever gives the words asks for no other wording.
    const given = verb === 'style' ? readSet(reading, true) : undefined;
    if (given) return given;
    return { kind: 'refuse', because: verb, text: clause.restore(text).trim() };
  }
  if (isNegated(reading)) return undefined;
  switch (verb) {
    case 'rewrite':
      return { kind: 'rewrite' };
    case 'rename':
      return readRename(reading);
    case 'swap':
      return readSwap(reading);
    case 'shorten':
      return readShorten(reading);
    case 'expand':
      return { kind: verb, section: sectionIn(rest, reading) };
    case 'lead':
      return readLead(reading);
    case 'keep': {
      const text = topicIn(rest, reading);
      return text === '' ? undefined : { kind: 'keepOnly', text };
    }
    case 'replace':
      return readReplace(reading) ?? readSet(reading) ?? readQuotedBeside(reading);
    case 'remove':
      return (isGoing(reading) ? readMove(reading) : undefined) ?? readRemove(reading);
    case 'move':
      return readMove(reading) ?? readInto(reading);
    case 'answer':
      return readAnswer(reading);
    case 'mention':
      return readMention(reading);
    case 'add':
      return readAdd(reading);
    default:
      return (
        readQuotedBeside(reading) ??
        readMustBe(reading) ??
        readSet(reading) ??
        (isGiven(reading) ? readValue(reading) : undefined) ??
        readMove(reading) ??
        readValue(reading) ??
        readReplace(reading) ??
        (isPut(reading) ? readAdd(reading) : undefined)
      );
  }
}

/** `The quote can go further up`: what goes somewhere stays on the page. */
function isGoing({ text, words, verb }: Reading & { verb: Matched }): boolean {
  const place = firstOf(text.slice(verb.end), Object.values(words.places).join('|'), words);
  return place?.start === 1 && /\s(?:go|irse|partir)$/iu.test(text.slice(verb.start, verb.end));
}

/** An adjective that tells how it should sound: `more businesslike`. */
const isStyle = (word: string): boolean =>
  /(?:er|lijker|iger|ier|ly|mente|ment)\s*$/iu.test(word.trim());

/** What follows a comma says why, or how short. */
function readShorten(reading: Reading & { verb: Matched }): Request {
  const behind = reading.words.unspaced ? '' : reading.text.slice(reading.verb.end);
  const { start, end } = reading.verb;
  const isBehind =
    /,\s\S*\s?$/u.test(reading.text.slice(0, start)) && !/\s/.test(reading.text.slice(start, end));
  const [said = ''] = (isBehind && behind.trim() !== '' ? behind : reading.rest).split(/,\s/);
  const whole = said.replace(forPhones, ' ');
  const joint = firstOf(whole, reading.words.and, reading.words);
  const alone = joint && /^\s*\p{L}+\s*$/u.test(whole.slice(joint.end));
  const named = alone && isStyle(whole.slice(joint.end)) ? whole.slice(0, joint.start) : whole;
  const { words } = reading;
  const bare = stripAround(named, `${byFar}|${words.manners}`, words);
  const made = firstOf(bare, words.verbs.set, words);
  const target = made?.start === 0 ? made.rest : bare;
  return { kind: 'shorten', section: sectionIn(target, reading) };
}

/** Where it is read is no part of what gets shorter. */
const forPhones =
  /\s(?:for|on|fürs?|auf(?: dem)?|pour|sur|para|en el|per|sul|no|voor(?: op)?(?: de)?|op(?: de)?|na)\s(?:the |a |their |das |le |les |el |il |o |de )?(?:phones?|mobiles?|small screens?|handys?|smartphones?|téléphones?|portables?|mobile|móvil(?:es)?|celular(?:es)?|cellular[ei]|telefonin[oi]|telemóve(?:l|is)|telefoons?|mobiel|telefony?)(?!\p{L})/iu;

/** `Twenty minutes must be thirty minutes`: a figure for another. */
function readMustBe({ text, rest, verb }: Reading & { verb: Matched }): Request | undefined {
  const from = text.slice(0, verb.start).trim();
  const to = rest.slice(verb.start).trim();
  const single = (part: string): boolean => figuresIn(part).length === 1 && part.length <= 60;
  return single(from) && single(to) ? { kind: 'replace', from, to } : undefined;
}

/** `Change the hook up to £40`: with a figure to end in, a word for a place is part of a name. */
function isGiven({ rest, words }: Reading): boolean {
  const into = words.unspaced
    ? []
    : allOf(rest, words.into).map(({ end }) => rest.slice(end).trim());
  return into.some((value) => {
    const [figure] = figuresIn(value);
    return (
      figure !== undefined &&
      value.startsWith(figure.text) &&
      value.length - figure.text.length < 20
    );
  });
}

/** `Put the address on the page`. */
const isPut = ({ text, words, verb }: Reading & { verb: Matched }): boolean =>
  firstOf(text.slice(verb.start, verb.end), words.put, words) !== undefined;

/** `Do not remove …`: right before the verb, right behind it, or at the very end. */
function isNegated({ text, rest, words, verb }: Reading & { verb?: Matched }): boolean {
  if (!verb) return false;
  const negation = phrasesOf(words.negation, words.unspaced);
  // What is denied before a comma is another thing.
  const near = text.slice(Math.max(0, verb.start - 16), verb.start).replace(/^.*[,、]/su, '');
  const before = findPhrase(near, negation);
  // What follows a comma says why: `…, they don’t have any`.
  const [told = ''] = text.slice(verb.end).split(/,\s/);
  const after = firstOf(told, negation);
  const behind = after && told.slice(0, after.start).trim() === '';
  const last = after && told.slice(after.end).replace(/[\s.!]/g, '') === '';
  return rest !== text && (before !== undefined || behind === true || last === true);
}
