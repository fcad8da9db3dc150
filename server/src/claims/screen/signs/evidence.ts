// What speaks for a sentence and what against it. A screen can only hide what it knows for a note; in a
// text where notes stand among the sentences, whoever writes a page takes only what has something to
// speak for it: it is said to the reader, offers something, gives a figure, or names the house.
import { lean } from '../../../platform/text/quickened.ts';
import { givenNames } from '../given_names.ts';
import { likenessToNotes } from '../learned/likeness.ts';
import { lengthOf, traitsOf } from '../learned/traits.ts';
import { figureKindOf } from './figures.ts';
import { isSubject } from './signs.ts';
import type { Telling } from './telling.ts';

/** The corpus has fewer notes than other sentences: at these odds, both are as likely. */
const evenly = 0.8;
/** `tu` in a text that says `vous`, plain forms in a polite text. */
const inOtherRegister = 2.5;
const named = 2;
/** So few words name a thing. */
const shortEntry = 4;
const nameOfThing = 1.6;
/** Presents somebody by the whole name. */
const presented = 1.6;
/** A figure with what it counts is told to a reader; the corpus has as many in notes, a text has not. */
const toldFigure = 0.6;
/** `from 52 min to 41 min`: what became better is told with both. */
const better =
  /(?<!\p{L})(?:from|von|de|da|van|z)\s(?:around |about |rund |etwa |environ |circa )?\d[\d.,]*\s?(\p{L}{1,14}|%)\s(?:down |up )?(?:to|auf|à|a|naar|na|do)\s\d[\d.,]*\s?\1|\d(?:分|日|週間|時間|%|件)から\d/iu;
const toldTwice = 1;
/** A figure without what it counts, a little below a price of the text: what else one would take. */
const secondPrice = 1.3;
/** Below a price of the text, with a word of letting go: a floor. */
const floor = 4;
const letsGo =
  /(?<!\p{L})(?:let(?:s|ting)? (?:it|them|this|that|him|her) go|part(?:ing)? with|(?:take|takes|accept|accepts|settle for|come down|go down|went down|goes as low|sign at|close at)|(?:geben|gibt|gäbe|lassen|lässt|ließe|überlassen|überlässt|abgeben|hergeben|weggeben|mitgehen|nachgeben|loswerden)|(?:laiss|lâch|brad|céd|cèd)\p{L}{0,6}|(?:solt|suelt|dej|larg|deix|ced|moll|lasc)\p{L}{0,6}|d(?:à|iamo|arebbe) via|chiud\p{L}{1,5}|fa(?:z|zemos) por|fizemos por|mag(?: hij| ze)? weg|mogen weg|weg(?:doen|geven)?|laten gaan|gaan we mee|odda\p{L}{0,5}|puści\p{L}{0,4}|spuści\p{L}{0,4}|zejdzi\p{L}{1,3}|zejść|schodzimy)(?!\p{L})|下げ|いける|手を打|نقبل|نتنازل|ننزل|النزول/iu;
/** A page speaks to its reader; whoever speaks of them by name speaks to a colleague. */
const aboutReader = 2;
/** Somebody who was not named. */
const somebody =
  /^\s*(?:He|She|Her|His|Him|Sein|Seine|Elle|Él|Ella|Lui|Ele|Ela|Hij|Zij|Zijn|Haar|On|Ona|Jego|Jej)\s\p{Ll}/u;
const ofSomebody = 1;
/** Several who were not named, where nothing stands before it that they could be: the reader and theirs. */
const several =
  /^\s*(?:They|Their|Ils|Elles|Leurs?|Ell[oa]s|Loro|Eles|Elas|Zij|Ze|Hun|Oni|One|Die(?= (?:haben|wollen|brauchen|suchen|machen|fragen|sind|möchten))|Hanno|Vogliono|Chiedono|Cercano|Devono|Tienen|Quieren|Piden|Buscan|Necesitan|Têm|Querem|Pedem|Procuram|Precisam|Mają|Chcą|Potrzebują|Szukają)\s\p{Ll}|^\s*先方/u;
/** `narzeka, że …`, `wants it by May`, begun without anybody: of whom everybody knows. */
const nobodyNamed =
  /^\s*(?:[-*•–—]\s)?(?:(?:wants|buys|pays(?! (?:for itself|off|back))|orders|asks|compares|complains|prefers|worries|grumbles|wanted|asked|said)|(?:will(?= (?:das|es|kein|nur|eine?|bis|vor|im|am|zum))|zahlt|kauft|sucht|fragt|jammert|beschwert sich|vergleicht)|(?:veut|achète|paie|demande|cherche|préfère|se plaint)|(?:quiere|compra|paga|busca|pide|prefiere|se queja|pregunta|gasta)|(?:vuole|cerca|chiede|preferisce|si lamenta|spende)|(?:quer|procura|pede|prefere|queixa-se|gasta)|(?:wil|koopt|betaalt|zoekt|vraagt|klaagt)|(?:chce|kupuje|płaci|szuka|pyta|narzeka|zamawia|woli|wysyła (?=(?:ok\.? ?|około |ponad )?\d)))\s\p{L}?/u;
/** Somewhere in it somebody complains, and is not named. */
const complains =
  /(?:^|[,;:–—-]\s|(?:^|\s)(?:and|und|et|y|e|en|i)\s)(?:(?:he |she )?(?:complains|grumbles|moans|is (?:worried|scared|nervous|fed up))|(?:er |sie )?(?:jammert|beschwert sich)|(?:il |elle )se plaint|se queja|si lamenta|queixa-se|(?:hij |zij |ze )?klaagt|narzeka)(?!\p{L})|^\s*\p{Lu}\p{Ll}+ (?:is |was )?(?:worried|nervous|concerned|sceptical|scared) (?:about|of|that)(?!\p{L})/u;

/** What they have so far, whatever stands before it. */
const theirsSoFar =
  /(?<!\p{L})(?:wollen|möchten|wünschen|brauchen) sie(?=\s?[.!,])|^\s*(?:Their (?:present|current|existing|old)|Leurs? \p{L}+ actuel\p{L}*|Hun (?:huidige|bestaande|oude)|Ich (?:obecn|dotychczasow)\p{L}+)\s/u;
const ofSeveral = 2.5;
const anyone =
  /(?<!\p{L})(?:customers|clients|people|couples|guests|patients|families|companies|teams|users|members|clients|gens|entreprises|klanten|mensen|klienci|firmy)(?!\p{L})/iu;
const toldOf = 3.3;

/** A name as it is written; a title, given small, in any way. */
const speaksOf = (sentence: string, name: string): boolean =>
  sentence.includes(name) || sentence.toLowerCase().includes(name);

/** Takes up a figure of the text to say more about it: `The 40 seconds excludes Mondays`. */
const aboutFigure = 4;

/** Takes up words from above, to say more about them: `A taxa de ocupação é a da semana do congresso`. */
const aboutWords = 1;
const opening = lean(
  /^\s*(?:the|that|this|die|der|das|diese\p{L}?|le|la|les|cette|ce|el|los|las|ese|esa|il|lo|i|gli|quel\p{L}*|o|a|os|as|esse|essa|de|het|dat|ta|ten|te)\s(\p{L}{3,}(?:\s(?:\p{L}{1,3}\s)?\p{L}{3,}))\s/iu,
);

function takesUpWords(sentence: string, above: string): boolean {
  const words = opening.exec(sentence)?.[1];
  return words !== undefined && above.includes(words.toLowerCase());
}

/** The figure that stands right behind an article, at the beginning of a sentence or a clause. */
const takenUp = lean(
  /(?:^|[,;]\s)\s*(?:(?:the|that|die|der|das|diese|dieser|les?|ces?|el|los|las|lo|esos?|il|i|gli|quei|o|os|as|esses?|de|het|dat|die|deze|te|ta|ten|tych)\s)(\d[\d.,]*)|(?:behind|hinter|derrière|detrás de(?:l| los)|dietro(?: il| i)?|achter|studie|study|étude|estudio|studio|estudo|onderzoek)\s(?:\p{L}+\s){0,2}(\d[\d.,]*)/iu,
);

/** The same without an article: `41 states is what we are registered in`, `71 % geldt voor zes praktijken`. */
const takenUpBare =
  /^\s*(?:[（(]\s?)?(\d[\d.,]*)\s?(?:[%％€]\s?|\p{L}{1,14}\.?\s){0,2}(?:is|are|was|were|means|comes|counts|ist|sind|gilt|gelten|stammt|stammen|stimmt|zählt|c[’']est|est|sont|vient|viennent|es|son|era|eran|sale|salen|viene|vienen|è|sono|erano|vale|valgono|é|são|eram|vem|geldt|gelden|komt|klopt|zijn|to|jest|są|dotyczy)\s|^[この]{0,2}その?(\d[\d,.]*)[^\d、。]{0,8}は/u;
/** Less telling: `48 hours is our promise`. */
const aboutBareFigure = 2;

const presents = (sentence: string): boolean =>
  sentence
    .matchAll(/(?<!\p{L})(\p{Lu}\p{Ll}{1,15}) \p{Lu}\p{Ll}{2,20}/gu)
    .some(([, first = '']) => givenNames.has(first.toLowerCase()));

/** In a text that speaks as `we`, an `I` is a colleague's. */
const ofOneself = 1.5;

/** What a seller keeps back, unless the reader is told to their face. */
const kept: ReadonlySet<string> = new Set(['money', 'concession', 'hush', 'debt']);
const keptBack = 1;

export interface Around {
  /** The figures of the text's other lines. */
  isKnown(figure: string): boolean;
  /** The house by name. */
  names: readonly string[];
  /** An entry of a list. */
  entry: boolean;
  /** Whom the page is for, where the text speaks of them. */
  readers: readonly string[];
  /** What the text says it costs. */
  prices: readonly number[];
  /** What the text counts elsewhere: `doors`, `rooms`. */
  counts(word: string): boolean;
  language: string;
  /** What the team wants on the page. */
  isWanted(sentence: string): boolean;
  /** What stands above it. */
  above: string;
  /** The sentence before it in its paragraph. */
  previous: string;
  /** Nothing stands right above its paragraph. */
  begins: boolean;
  /** What stands before it in its paragraph. */
  said: string;
  /** It is the first: it says what the text is about. */
  opens: boolean;
}

/** Log odds that it is a note: above 0 there is more against the sentence than for it. */
export function evidenceAgainst(sentence: string, telling: Telling, around: Around): number {
  const figures = figureKindOf(sentence, around);
  const traits = traitsOf(sentence, telling, figures);
  const addressed = traits.includes('you') && !traits.includes('register');
  let score = evenly + likenessToNotes(sentence, traits);
  if (presents(sentence)) score -= presented;
  if (traits.includes('register')) score += inOtherRegister;
  if (around.entry && lengthOf(sentence) <= shortEntry && !traits.some(isSubject))
    score -= nameOfThing;
  if (figures === 'told') score -= toldFigure;
  if (better.test(sentence)) score -= toldTwice;
  if (figures === 'besidePrice') score += letsGo.test(sentence) ? floor : secondPrice;
  if (around.names.some((name) => sentence.startsWith(name))) score -= named * 2;
  else if (around.names.some((name) => sentence.includes(name))) score -= named;
  if (!addressed && around.readers.some((name) => speaksOf(sentence, name))) score += aboutReader;
  // Who was presented right before is told about.
  const goesOn = somebody.test(around.previous) && !addressed && !presents(sentence);
  if (goesOn && !somebody.test(sentence) && around.said.trim() === around.previous)
    score += ofSeveral;
  if (somebody.test(sentence)) score += presents(around.previous) ? -toldOf : ofSomebody;
  const unnamed = several.test(sentence) && around.begins && around.said.trim() === '';
  if (unnamed || (theirsSoFar.test(sentence) && !anyone.test(around.said))) score += ofSeveral;
  if (complains.test(sentence) || (around.said.trim() === '' && nobodyNamed.test(sentence)))
    score += ofSeveral;
  if (around.isWanted(sentence) || around.opens) score -= named;
  if (takesUpWords(sentence, around.above)) score += aboutWords;
  const match = takenUp.exec(sentence);
  const taken = match?.[1] ?? match?.[2];
  if (taken !== undefined && around.isKnown(taken.replace(/[.,]$/, ''))) score += aboutFigure;
  const bare = takenUpBare.exec(sentence);
  const begun = bare?.[1] ?? bare?.[2];
  if (begun !== undefined && around.isKnown(begun.replace(/[.,]$/, ''))) score += aboutBareFigure;
  if (traits.includes('me')) score += ofOneself;
  if (!addressed && traits.some((trait) => kept.has(trait))) score += keptBack;
  return score;
}
