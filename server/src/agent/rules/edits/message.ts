// A message as separate requests. Quoted text is set aside first, so that
// nothing inside it is ever read as a request.
import { findPhrase, phrasesOf } from './phrases.ts';
import { stayWords, wrong } from './shapes/words.ts';

/** Stand for quoted texts; private-use characters that no message may bring along. */
const open = '\uE000';
const close = '\uE001';
export const quotedPattern = `${open}\\d+${close}`;

export interface Clause {
  /** With every quotation replaced by a mark. */
  masked: string;
  /** The text as it was written, marks and all. */
  restore(masked: string): string;
  /** A value: the quotation if it is one, else the words as they are. */
  value(masked: string): string;
  /** All quotations in it, in order. */
  quotations(masked: string): string[];
  /** It ended with a question mark. */
  asks: boolean;
}

/** Several closings where people use several. */
const pairs: [opening: string, ...closings: string[]][] = [
  ['“', '”'],
  ['"', '"'],
  ['«', '»'],
  ['»', '«'],
  ['„', '“', '”', '"'],
  ['「', '」'],
  ['『', '』'],
  ['‘', '’'],
  ["'", "'"],
];
const maxClauses = 30;
/** Patterns look at a clause from many starts: longer ones are not read. Quoted text does not count. */
export const maxClause = 1000;
/** Every table looks at every clause: so much of a message is read. */
const maxRead = 6_000;
const maxMessage = 20_000;

export function readClauses(message: string): Clause[] {
  const texts: { text: string; whole: string }[] = [];
  const masked = maskQuotations(readable(message), texts);
  const mark = new RegExp(`${open}(\\d+)${close}`, 'g');
  const entry = (number: string) => texts[Number(number)];
  const restore = (text: string) =>
    text.replace(mark, (_, number: string) => entry(number)?.whole ?? '');
  const quotations = (text: string) =>
    [...text.matchAll(mark)].map(([, number = '']) => entry(number)?.text.trim() ?? '');
  const value = (text: string) => {
    const trimmed = text.trim();
    const [only] = quotations(trimmed);
    const bare = new RegExp(`^${quotedPattern}[.!,;]?$`).test(trimmed);
    return bare && only !== undefined
      ? only.trim()
      : restore(trimmed)
          .replace(/[.;,]$/, '')
          .trim();
  };
  let read = 0;
  return splitClauses(masked)
    .slice(0, maxClauses)
    .filter(({ text }) => {
      read += text.length;
      return read <= maxRead || read === text.length;
    })
    .map(({ text, asks }) => ({ masked: text, asks, restore, value, quotations }));
}

/** Blanks are single: a pattern looks at a run of them from each of its places. */
const readable = (message: string): string =>
  message
    .slice(0, maxMessage)
    .replace(/[\uE000\uE001]/g, '')
    .replace(/vóór/giu, 'voor')
    .replace(/\b(is|are|does|did|was|should|has|have)nt\b/gi, '$1n’t')
    .replace(/\bdont (?=(?:need|want|show|mention|like|think|have|offer|do)\b)/gi, 'don’t ')
    .replace(/[^\S\n]+/g, ' ');

function maskQuotations(message: string, texts: { text: string; whole: string }[]): string {
  const quotations = makeQuotationFinder(message);
  let masked = '';
  for (let at = 0; at < message.length; at++) {
    const end = quotations.endFrom(at);
    if (end === undefined) {
      masked += message.charAt(at);
      continue;
    }
    texts.push({ text: message.slice(at + 1, end), whole: message.slice(at, end + 1) });
    masked += `${open}${texts.length - 1}${close}`;
    at = end;
  }
  return masked;
}

const maxSingleQuoted = 1000;

function makeQuotationFinder(message: string) {
  // A mark that was looked for in vain is not further on either.
  const missing = new Set<string>();
  const find = (closing: string, from: number): number => {
    const found = missing.has(closing) ? -1 : message.indexOf(closing, from);
    if (found === -1) missing.add(closing);
    return found;
  };
  return {
    /** Where the quotation that begins here ends; apostrophes begin none. */
    endFrom(at: number): number | undefined {
      const pair = pairs.find(([opening]) => opening === message.charAt(at));
      if (!pair) return undefined;
      const [opening, ...closings] = pair;
      if (opening !== "'" && opening !== '‘') {
        const ends = closings.map((mark) => find(mark, at + 1)).filter((end) => end !== -1);
        return ends.length === 0 ? undefined : Math.min(...ends);
      }
      const [closing = ''] = closings;
      if (/[\p{L}\p{N}]$/u.test(message.slice(Math.max(0, at - 2), at))) return undefined;
      let end = find(closing, at + 1);
      // The apostrophe of a word inside a single quotation does not end it.
      while (end !== -1 && /^\p{L}/u.test(message.slice(end + 1, end + 3))) {
        if (end - at > maxSingleQuoted) return undefined;
        end = find(closing, end + 1);
      }
      return end <= at + 1 ? undefined : end;
    },
  };
}

const verb =
  'add|insert|include|remove|delete|drop|move|put|place|shorten|expand|lengthen|set|change|rename|replace|swap|mention|answer|make|update|rewrite|cut|trim|condense|emphasi[sz]e|focus|highlight|translate|use|hide|show|call|take|get rid|bring|elaborate|extend|say|write|give';
const object = `${open}|[a-z]{2,20}['’]s\\b|\\d\\S*|the|a|an|this|that|it|its|our|your|my|all|everything|every|each|sections?|headline|subheadline|title|eyebrow|buttons?|faq|text|something|more|another|any|both|questions?|on|rid|out|in|up|down|hero|form|cta|how|what|whether|benefits|steps|stats|quotes?|logos|us|we`;
const nextRequest = new RegExp(
  `(?:[,;:]\\s*(?:and\\s+|then\\s+|also\\s+|and then\\s+|and also\\s+)?|\\s+(?:and then|and also|then|and|also|plus|but|&)\\s+)(?:(?:please|pls|plz|so|kindly)\\s+)?(?=(?:${verb})\\s+(?:${object}))`,
  'i',
);
const startsRequest = new RegExp(`^(?:please\\s+)?(?:${verb})\\b`, 'i');
const nextSentence = /(?<=[.!?;][)\uE001]?)\s+|(?<=\uE001)[.;]\s+|(?<=[。！？])(?=.)/;

/** The point of `Dr.` ends no sentence. */
const title = /(?<!\p{L})(Dra?|Sra?|Mrs?|Ms|Prof|Fr|Hr|Sig|Dott|Ing|dhr|mevr)\.\s/giu;

const better =
  'or rather|actually no|no wait|wait no|scratch that|oder besser|oder lieber|ou plutôt|ou mieux|o mejor|o más bien|o meglio|anzi|ou melhor|of liever|of beter|albo lepiej|いや、|やっぱり';
const rethought = new RegExp(`[\\s,;:.…–-]{1,5}(${better})[\\s,:]`, 'giu');
/** What was asked for right before is no longer wanted: `…, or rather …`. */
const withdrawn = new RegExp(`^(?:${better})[\\s,:]{0,3}`, 'iu');

/** Nor does that of `15. Juni`. */
const dayOfMonth =
  /(?<=\b\d{1,2})()\.\s(?=(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}{0,7}(?!\p{L}))/giu;

interface Sentence {
  text: string;
  asks: boolean;
}

function splitClauses(masked: string): Sentence[] {
  const clauses: Sentence[] = [];
  for (const line of masked.split(/\n+/)) {
    const text = line
      .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '')
      .replace(title, '$1 ')
      .replace(dayOfMonth, '$1 ')
      .trim();
    if (text === '') continue;
    for (const whole of text.replace(rethought, '. $1 ').split(nextSentence)) {
      const again = withdrawn.exec(whole);
      if (again) clauses.pop();
      const sentence = whole.slice(again?.[0].length ?? 0);
      const last = clauses.at(-1);
      const asks = /[?？]\s*$/.test(sentence);
      if (isChatter(sentence.trim())) continue;
      const bare = withoutManners(sentence.replace(/call[- ]to[- ]action/gi, 'cta'));
      // `Add a section: Why now. Prices rise.` goes on until another request begins.
      if (last !== undefined && /\bsection\s*:/i.test(last.text) && !startsRequest.test(bare)) {
        last.text = `${last.text}. ${sentence}`;
        continue;
      }
      for (const part of bare.split(nextRequest))
        clauses.push({ text: withoutManners(part), asks });
    }
  }
  return clauses.filter(({ text }) => text !== '' && !isChatter(text));
}

const manners =
  /^(?:(?:hi|hello|hey)(?: there| team| all| everyone)?[,!.]?\s+|(?:quick|small|tiny|little|one|two|last|another) (?:last |more |quick |small )?(?:thing|change|edit|request|tweak|question|ask)s?[,:.!]?\s+|(?:is it|would it be) possible to |(?:do|would) you mind |(?:any )?chance (?:you|we) (?:can|could) |(?:can|could|may|shall) (?:we|i|u) (?:also |please |just )?(?=(?:add|remove|drop|delete|cut|move|change|put|swap|make|get|take|shorten|rename|replace|mention|have the|lose|trim|use|tone)\b)|i (?:think|guess|feel)(?: that)? |we(?:'d| would|’d)? (?:like|need|want) (?:you )?to |(?:please|pls|kindly|also|then|and|now|next|finally|first|just|maybe|ok|okay|great|perfect|thanks|thank you|actually|sorry|oh|hmm|btw|by the way)[,!.:]?\s+|(?:can|could|would|will|can['’]?t) (?:you|u|ya) (?:please |pls |also |just |maybe ){0,3}|i(?:'d| would|’d)? (?:like|want|need) (?:you )?to |let(?:'|’)?s |let us |we should |you should |(?:don[’']t|do not) forget to |remember to |(?:make|be) sure (?:to |you )|i want you to )/i;

/** `…, they don't use it`: why it is asked for says nothing about what is. */
const reason =
  /(?:,|\s[-–—])\s+(?:because|since|as|so(?! only| just)|but|they|she|he|we|it['’]?s?|that['’]?s?|this|which|who|sie|er|es|wir|das|die|ihr|weil|denn|da|ils?|elles?|on|nous|ça|c['’]est|cela|car|parce|puisque|ellos|ellas|eso|esto|es que|que (?:lo|la|los|las|les|nos|me)|no les|porque|ya que|lei|lui|loro|noi|è|perché|perche|visto|ela|ele|elas|eles|isso|nós|a gente|já que|pois|ze|zij|hij|we|wij|dat|die|want|omdat|ona|on|oni|my|to|bo|ponieważ|gdyż)(?![\p{L}])[^\uE000:]{0,160}$/iu;
const because = /\s(?:because|weil|parce que|porque|perché|omdat|ponieważ)\s[^\uE000:]{0,160}$/iu;
const thanks =
  /[\s,;–-]{1,4}(?:(?:please|pls|thanks?(?: you)?|thx|cheers|imh?o|tbh|fyi|ok|overall|in general|and|bitte|porfa|plis|danke(?:schön)?|vielen dank|merci(?: beaucoup| d['’]avance)?|s['’]il (?:te|vous) pla[iî]t|svp|stp|por favor|gracias|per favore|grazie(?: mille)?|obrigad[oa]|bedankt|alsjeblieft|alstublieft|aub|dzięki|dziękuję|proszę)[\s,!.]{0,3}){1,4}$/iu;

const wrongs = phrasesOf(wrong);
const remains = phrasesOf(stayWords);

/** No reason: `the 12th is wrong, it is the 14th`, `… can go, the hours should stay`. */
const isTold = (head: string, tail: string): boolean =>
  findPhrase(tail, remains) !== undefined ||
  timeSpan.test(tail) ||
  (/\d/.test(tail) && findPhrase(head, wrongs) !== undefined);
const timeSpan =
  /\d(?:[:.]\d\d)?\s?(?:h|uhr|uur|[ap]m)?\s?(?:-|–|to|until|bis|à|a|a las|às|até às|tot|alle|do)\s?\d/iu;

function withoutManners(text: string): string {
  let bare = text.trim();
  if (bare.length <= maxClause) {
    bare = bare.replace(thanks, '');
    const shorter = bare.replace(because, '').replace(reason, '');
    const told = bare.slice(shorter.length);
    if (/[\p{L}\p{N}\uE001]{2}/u.test(shorter) && !isTold(shorter, told)) bare = shorter;
  }
  for (let round = 0; round < 5 && manners.test(bare); round++)
    bare = bare.replace(manners, '').trim();
  return bare
    .replace(
      /^(?:(?:can|could) we have|we need|i(?:(?:'d|’d| would)? like| need| want)|there should be)\s+(?=an?\s|some\s|another\s)/i,
      'add ',
    )
    .replace(/[\s.!?;,]{1,20}$/, '')
    .replace(/\s+please$/i, '');
}

const praise =
  "thanks?(?: you| a lot| so much)?|thx|ty|cheers|great|perfect|nice|good(?: job| work)?|ok(?:ay)?|please|hi|hello|hey|looks? (?:good|great)|that['’]s (?:it|all|perfect|great)|much better|well done|awesome|love it|danke(?: schön| dir| euch)?|vielen dank|super|perfekt|prima|toll|sehr (?:gut|schön)|passt(?: so)?|sieht gut aus|merci(?: beaucoup| bien)?|c['’]est (?:parfait|super|très bien|top)|parfait|super travail|bravo|gracias|muchas gracias|perfecto|genial|muy bien|está (?:perfecto|genial)|grazie(?: mille)?|perfetto|ottimo|bellissimo|va benissimo|obrigad[oa]|perfeito|ótimo|muito bem|está (?:ótimo|perfeito)|bedankt|dank je|dank u|top|mooi|prachtig|helemaal goed|ziet er goed uit|dzięki|dziękuję|świetnie|super robota|ありがとう(?:ございます|ございました)?|完璧です|いいですね|素晴らしいです|助かります";
const chatter = new RegExp(`^(?:(?:${praise})[\\s,!.。！、]{0,3}){1,4}$`, 'iu');

const isChatter = (clause: string): boolean => clause.length <= 120 && chatter.test(clause);
