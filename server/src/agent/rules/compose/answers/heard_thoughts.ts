// What a reader said, as one thought each: a question, or something told, with at most the sentence it depends on.
import { isQuestion } from '../../../../platform/text/questions.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import type { Said } from '../../reader/said.ts';
import type { Unit } from '../../reader/units.ts';
import type { Brief } from '../brief/brief.ts';
import { namesAny, plain, stemsOf, wideRuns } from '../brief/in_common.ts';
import { askingFor, howMuch, isWorry } from '../texts/asking.ts';
import { concernsIn } from './concerns.ts';

export interface Thought {
  /** The sentence that is answered. */
  sentence: string;
  /** All that is quoted, in their order. */
  quoted: string[];
  /** What a question that names nothing speaks of. */
  after?: string;
  /** All else that stands in the entry with it. */
  beside?: string;
  /** The sentence that it is a part of. */
  within?: string;
}

const maxSaid = 260;
const maxBare = 2;
const minTold = 4;

export const thoughtsOf = (brief: Brief): Thought[] =>
  brief.said
    .flatMap((said) => said.units.flatMap((unit, at) => thoughtsIn(brief, said, unit, at === 0)))
    .flatMap((one) => partsOf(one, brief.language))
    .filter(
      ({ sentence }) =>
        !asksToSend.test(sentence) || conceptsIn(sentence, brief.language).has('price'),
    );

/** `Could you send me both options?` asks for this very page. */
const asksToSend =
  /(?<!\p{L})(?:(?:can|could|would|will) you (?:please |kindly |maybe )?(?:send|forward|email|mail|share|put together)|(?:können|könnten|würden) sie (?:mir|uns) .{0,80}(?:schicken|senden|zusenden|mailen)|schicken sie (?:mir|uns)|(?:pouvez|pourriez)-vous (?:m[’']|nous |me )(?:envoyer|transmettre|faire parvenir)|(?:faites|envoyez)-(?:moi|nous)|(?:me|nos) (?:puede|podría|pueden|podrían) (?:mandar|enviar|pasar)|(?:puede|podría)[ns]? (?:mandarme|enviarme|mandarnos|enviarnos)|(?:mi|ci) (?:può|potrebbe|potete) (?:mandare|inviare|girare)|(?:può|potrebbe) (?:mandarmi|inviarmi|mandarci|inviarci)|(?:pode|podia|poderia)[-\s](?:me |nos )?(?:enviar|mandar)|(?:kunt|kun|zou|zou[dt]) (?:u|je) (?:mij|me|ons) .{0,80}(?:sturen|mailen|toesturen)|(?:czy )?(?:może|mogłaby|mógłby) (?:pan|pani) (?:mi |nam )?(?:przesłać|wysłać))(?!\p{L})/iu;

/** Each concern that a sentence names is a thought of its own. */
function partsOf(one: Thought, language: string): Thought[] {
  const own = concernsIn(one.sentence, language);
  if (own.length === 0) return [one];
  return own.map(({ sentence, said }, at) => ({
    ...{ sentence, quoted: [said], within: one.sentence },
    // `…, and what would it cost?`, `…, and who sets them?`
    ...(at > 0 && (howMuch.test(sentence) || isBare(sentence, language))
      ? { after: (own[at - 1]?.sentence ?? '').replace(/[.?]$/u, '') }
      : {}),
  }));
}

function thoughtsIn(
  brief: Brief,
  said: Said,
  { sentences, item }: Unit,
  opens: boolean,
): Thought[] {
  const asked = sentences.map(isQuestion);
  const found = sentences.flatMap((sentence, at): Thought[] => {
    const [before, next] = [sentences[at - 1], sentences[at + 1]];
    const [told, added] = [
      asked[at - 1] === false && !askingFor.test(before ?? '') ? before : undefined,
      // What troubles them is a thought of its own.
      asked[at + 1] === false && !isWorry(next ?? '') ? next : undefined,
    ];
    if (asked[at] !== true) {
      const lead = leadsTo(brief, said, told, sentence, opens && at === 1) ? [told] : [];
      return isTold(sentence) ? [thought(sentence, [...lead, sentence])] : [];
    }
    if (item) return [ofItem(sentences, at)];
    const leans = isBare(sentence, brief.language) && before !== undefined;
    const alone = isBare(sentence, brief.language, maxBare - 1) && !turnsAway.test(sentence);
    const first =
      told !== undefined &&
      ((alone && !(said.talk === true && howMuch.test(sentence))) || belongs(brief, sentence, told))
        ? told
        : undefined;
    const last =
      first === undefined && added !== undefined && goesOn(brief, sentence, added)
        ? added
        : undefined;
    return [thought(sentence, [first, sentence, last], leans ? before : undefined)];
  });
  // What is quoted with a question is no thought of its own.
  const quoted = new Set(
    found.flatMap((one) =>
      isQuestion(one.sentence) ? one.quoted.filter((text) => text !== one.sentence) : [],
    ),
  );
  const asks = item && sentences.some(isQuestion);
  return found.filter(
    ({ sentence }) => isQuestion(sentence) || !(asks || (item && quoted.has(sentence))),
  );
}

/** Alone with its question in an entry of their list, all else there belongs to it. */
function ofItem(sentences: readonly string[], at: number): Thought {
  const sentence = sentences[at] ?? '';
  const [before, next] = [sentences[at - 1], sentences[at + 1]];
  const isAlone = sentences.filter(isQuestion).length === 1;
  const added = isAlone || (next !== undefined && !isQuestion(next)) ? next : undefined;
  const told = before === undefined || isQuestion(before) ? undefined : before;
  const own = [told, sentence, added].filter((one) => !namesAnother.test(one ?? ''));
  const beside = isAlone ? sentences.filter((one) => one !== sentence).join(' ') : '';
  return { ...thought(sentence, own, told), ...(beside === '' ? {} : { beside }) };
}

/** `Mrs Alder has no car.`: whom else they speak of is not repeated. */
const namesAnother =
  /(?<!\p{L})(?:Mrs?|Ms|Miss|Herrn?|Frau|Fr|Hr|Mme|Mlle|Madame|Monsieur|Sra?|Señora?|Sig(?:nora?|ra)?|Dhr|Mevr|Pani?)\.?\s\p{Lu}\p{Ll}/u;

function thought(
  sentence: string,
  quoted: readonly (string | undefined)[],
  after?: string,
): Thought {
  const all = quoted.filter((one) => one !== undefined);
  const long = all.reduce((sum, one) => sum + one.length + 1, 0) > maxSaid;
  return {
    ...{ sentence, quoted: long ? [sentence] : all },
    ...(after === undefined ? {} : { after: after.replace(/[.!?。？！]$/u, '') }),
  };
}

/** Long enough to tell something; `The tip pool.` does not. */
export const isTold = (sentence: string): boolean =>
  sentence.split(/\s+/).length >= minTold || /[\p{scx=Han}\p{sc=Arabic}]/u.test(sentence);

/** Asks, and names hardly anything itself. */
const isBare = (sentence: string, language: string, most = maxBare): boolean =>
  isQuestion(sentence) &&
  !howMuch.test(sentence) &&
  wideRuns(sentence).length === 0 &&
  stemsOf(sentence, language).filter((stem) => !plain.has(stem)).length <= most;

/** `And the papers?` comes to something else. */
const turnsAway =
  /^[¿"“„«]?\s?(?:and (?:the|your|what about)|what about|und (?:die|der|das|ihre?)|et (?:les?|la|vos|votre|pour)|y (?:el|la|los|las|para)|e (?:il|la|i|le|gli|per|os?|as?)|en (?:de|het)|a co z|i co z)(?!\p{L})/iu;

/** Speaks of the same as the question beside it. */
const belongs = (brief: Brief, question: string, told: string): boolean =>
  namesAny(brief, question, told) || wideRuns(question).some((run) => wideRuns(told).includes(run));
const goesOn = (brief: Brief, question: string, told: string): boolean =>
  belongs(brief, question, told) || (pointing.test(told) && told.length <= maxAside);
const maxAside = 80;
const pointing =
  /^(?:it|they|that|this|those|these|er|sie|es|die|der|das|ils?|elles?|ça|cela|c[’']est|eso|esto|ellos|ellas|questo|quello|loro|isso|isto|eles|elas|dat|die|dit|ze|het|to|ten|ta|one(?! of)|oni)(?!\p{L})/iu;

/** How a letter opens tells their situation; else only what the next sentence points at stands with it. */
const leadsTo = (
  brief: Brief,
  { talk }: Said,
  told: string | undefined,
  sentence: string,
  second: boolean,
): boolean =>
  told !== undefined &&
  isTold(told) &&
  (pointing.test(sentence) ||
    (second && talk !== true && !isWorry(told)) ||
    (talk !== true && namesAny(brief, sentence, told, 6)));

/** In quotation marks, as it was said: what stood apart is quoted apart. */
export function quoted({ said, phrases }: Brief, sentences: readonly string[]): string {
  const [left, right] = phrases.quotes;
  const all = said.map((one) => one.sentences);
  const follows = (one: string, other: string): boolean =>
    all.some((told) => told[told.indexOf(one) + 1] === other && told.includes(one));
  const runs: string[][] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    if (run && follows(run.at(-1) ?? '', sentence)) run.push(sentence);
    else runs.push([sentence]);
  }
  const written = new Map(
    said.flatMap(({ units }) =>
      units.flatMap((unit) =>
        unit.written === undefined ? [] : [[unit.sentences[0] ?? '', unit.written] as const],
      ),
    ),
  );
  const between = /[。！？]$/u.test(sentences[0] ?? '') ? '' : ' ';
  return runs
    .map((run) => run.map((one) => written.get(one) ?? one).join(between))
    .map((run) => `${left}${run}${right}`)
    .join(between);
}
