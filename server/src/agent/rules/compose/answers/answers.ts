// What the sources say that could answer a reader, piece by piece.

import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import {
  ensureEnd,
  isEnded,
  joinSentences,
  sentencesOf,
} from '../../../../platform/text/sentences.ts';
import { keyOf, wordsOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { opensWithYesOrNo, withoutYesOrNo } from '../../context/questions.ts';
import type { Item, Section } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { type Brief, itemText } from '../brief/brief.ts';
import { isPlanHeading } from '../brief/plan.ts';
import { isStepsSection } from '../sections/lists.ts';
import type { Answer } from '../texts/answer.ts';
import { yesOrNo } from '../texts/claims.ts';
import { forWhom, placedIn } from '../texts/heard_places.ts';
import { kindOf } from '../texts/kinds.ts';
import { rowsIn, sessionsIn } from './answer_rows.ts';

/** A shorter list would show the gap. */
const longList = 5;

const known = new WeakMap<Source, readonly Answer[]>();

/** The headline and the pairs look at the same ones, and at what was found out about each of them. */
export function answersIn(brief: Brief): readonly Answer[] {
  const before = known.get(brief.source);
  if (before) return before;
  const answers = readAnswers(brief);
  known.set(brief.source, answers);
  return answers;
}

function readAnswers({ source, language }: Brief): Answer[] {
  const questions = source.questions.map(({ question, answer, chunkId, topic }) => ({
    text: answer,
    about: topic === undefined ? `${question} ${answer}` : `${topic}. ${question} ${answer}`,
    question,
    answers: true,
    whole: true,
    ...(topic === undefined ? {} : { topic }),
    ...(chunkId === undefined ? {} : { chunkId }),
  }));
  const sections = [...source.context, ...source.topics].filter(
    (section) =>
      kindOf(section) !== 'recap' &&
      !section.backMatter &&
      !isPlanHeading(section.heading) &&
      !forWhom.test(section.heading ?? ''),
  );
  const passages = sections.flatMap((section) => {
    const { heading = '', paragraphs, items, tables } = section;
    return (
      [
        ...paragraphs.flatMap(({ text, chunkId }, at) =>
          besides(told(piecesOf(text, language), isQuestion(heading))).map((piece, nth) => ({
            ...piece,
            ...(at + nth === 0 ? underQuestion(section, piece.about) : {}),
            answers: false,
            whole: true,
            ...(chunkId === undefined ? {} : { chunkId }),
          })),
        ),
        ...tables
          .filter(({ kind }) => kind === 'agenda')
          .flatMap((table) => sessionsIn(table, heading, language)),
        ...tables.flatMap((table) => rowsIn(table, heading, language)).map(owned(section)),
        // What the reader should bring answers nothing.
        ...(kindOf(section) === 'practical' ? [] : items)
          .map((item) => ({
            text: entryText(item, language),
            about: `${heading} ${itemText(item)}`,
            answers: false,
            whole: item.text !== undefined || item.title.split(' ').length > 6,
            step: isStepsSection(section) || items.length < longList,
            ...(hasAmount(itemText(item)) ? { list: items } : {}),
            ...(item.chunkId === undefined ? {} : { chunkId: item.chunkId }),
          }))
          .map(owned(section)),
      ] satisfies Answer[]
    ).map(placedIn(section));
  });
  return [...questions, ...passages.flatMap(ofItsQuestion)].filter(
    ({ text }) => text.length <= 420 && !isQuestion(text) && !yesOrNo.has(keyOf(text)),
  );
}

/** `Who owns the site?` as a heading: what stands below it first answers just that. */
const underQuestion = (
  { heading = '' }: Section,
  about: string,
): Pick<Answer, 'question' | 'about'> | undefined =>
  isQuestion(heading) ? { question: heading, about: `${heading} ${about}` } : undefined;

/** What follows a question in running text answers it; where none stands there, `Yes, by Friday.` says what it says without its yes. */
function ofItsQuestion(answer: Answer): Answer[] {
  const { text, before } = answer;
  if (answer.question !== undefined) return [answer];
  if (before !== undefined && isQuestion(before))
    return [{ ...answer, question: before, about: `${before} ${answer.about}` }];
  if (!opensWithYesOrNo(text)) return [answer];
  const rest = withoutYesOrNo(text);
  return rest === text || rest === '' ? [] : [{ ...answer, text: capitalised(rest) }];
}

/** `Results at Alder Farm (2024): 22% less water.` is their result, and none that we propose. */
const owned =
  (section: Section) =>
  (answer: Answer): Answer => {
    const { heading = '' } = section;
    if (kindOf(section) !== 'proof' || !namesOwner.test(heading)) return answer;
    const colon = /\p{scx=Han}/u.test(heading) ? '：' : ': ';
    return { ...answer, owned: true, text: `${heading}${colon}${answer.text}` };
  };
/** Somebody's name, or of how many and of when. */
const namesOwner = /\s\p{Lu}\p{Ll}|\d/u;

const maxLabel = 4;

/** `Basic care: washing, dressing, eating.` */
const entryText = ({ title, text }: Item, language: string): string =>
  text !== undefined && title.split(' ').length <= maxLabel && !isEnded(title) && !isPolite(title)
    ? ensureEnd(`${title}: ${afterColon(text, language)}`, language)
    : joinSentences((text === undefined ? [title] : [title, text]).map(capitalised), language);

/** `色校正は1回無料です` is a sentence, whatever its length. */
const isPolite = (title: string): boolean => /(?:です|ます|ません|ました)$/u.test(title);

/** Small again after a colon, where it is surely no name. */
export const afterColon = (text: string, language: string): string =>
  language === 'de' ? text : text.replace(closedClass, (word) => word.toLowerCase());
const closedClass =
  /^(?:We|You|They|It|The|An?|Every|Each|All|Your|Our|No|Nous|Vous|On|Les?|La|Une?|Des|Chaque|El|Los|Las|Una?|Cada|Il|Lo|Gli|Os?|Uma?|De|Het|Een|Wij|U|Je|Na|W|Z|Do|Od|One|Two|Three|Four|Five|Six|Seven|Eight|Ten|Deux|Trois|Quatre|Cinq|Sept|Huit|Dix|Dos|Tres|Cuatro|Cinco|Seis|Siete|Ocho|Diez|Due|Tre|Quattro|Cinque|Sei|Sette|Otto|Dieci|Dois|Duas|Três|Quatro|Sete|Oito|Dez|Twee|Drie|Vier|Vijf|Zes|Zeven|Acht|Tien|Dwa|Trzy|Cztery|Pięć|Sześć|Entre|Between|Tussen|Między)(?=\s)/u;

const maxLabelled = 320;

/** What stands behind one label belongs together: `61 € a month` is the price of what it names. */
function piecesOf(text: string, language: string): string[] {
  const [label] = labelled.exec(text) ?? [];
  const isLabel = label !== undefined && wordsOf(label).length <= maxLabelWords;
  const sentences = sentencesOf(text, language);
  // `Rent: yes. Water: no.` has a label for each of them.
  const [, ...others] = sentences;
  const isOne = isLabel && text.length <= maxLabelled && !others.some((one) => labelled.test(one));
  return isOne ? [text] : sentences;
}
const labelled = /^\p{Lu}[^.:：!?]{1,40}\s?[:：]\s|^[\p{scx=Han}\p{scx=Katakana}]{2,12}：/u;
/** `Maintenance is part of the rent: …` is a sentence, and no name of what follows. */
const maxLabelWords = 4;

/** `On the phone you mentioned …`: it only says again what they said. */
const recalls =
  /(?<!\p{L})(?:you (?:mentioned|asked|told|said|wrote|wanted to know)|in your (?:mail|email|message)|your question (?:about|whether|was)|(?:sie|du) (?:fragten|fragtest|sagten|sagtest|schrieben|schriebst|erwähnten)|in ihrer (?:mail|nachricht)|vous (?:demandiez|avez demandé|nous avez (?:dit|écrit)|évoquiez)|(?:nos|usted) (?:preguntaba|preguntó|comentó|dijo)|nella sua (?:mail|richiesta)|(?:ci )?(?:chiedeva|ha chiesto|aveva chiesto)|(?:você|o senhor|a senhora) (?:perguntou|comentou|disse)|u (?:vroeg|schreef|zei|noemde)|(?:pytał|pytała|wspominał|wspominała)|w (?:swoim|pani|pana) mailu)(?!\p{L})|とのことでした|ご質問の|おっしゃ/iu;
/** Speaks of what the sentence before it named, or of what is so where that is not. */
const pointsBack =
  /^(?:it|this|that|these|those|they|he|she)\s|^(?:in (?:this|that|such a) case|in (?:diesem|dem) fall|dans ce cas|en (?:ese|este|tal) caso|in (?:questo|tal) caso|n[ea]s[st]e caso|in dat geval|w (?:tym|takim) (?:wy)?przypadku|if not|otherwise|failing that|falls nicht|wenn nicht|andernfalls|ansonsten|sinon|à défaut|si no|en caso contrario|de lo contrario|se no|altrimenti|in caso contrario|caso contrário|senão|zo niet|anders|jeśli nie|w przeciwnym razie)(?!\p{L})|(?<!\p{L})(?:there(?!\s(?:is|are|will|was|were))|thereof|dort|daar|daarvan|là-bas|allí|ahí|lì|tam)(?!\p{L})/iu;

/** Sentences that need another to be understood stand with it: what recalls a question is looked up by, and not told. */
function told(sentences: readonly string[], asked: boolean): { text: string; about: string }[] {
  const pieces: { text: string; about: string }[] = [];
  let recalled = '';
  for (const sentence of sentences) {
    const last = pieces.at(-1);
    if (recalls.test(sentence)) recalled = sentence;
    else if (
      recalled === '' &&
      last &&
      (pointsBack.test(sentence) || (asked && isBare(last.text))) &&
      last.text.length < maxLabelled
    ) {
      last.text += ` ${sentence}`;
      last.about += ` ${sentence}`;
    } else {
      pieces.push({ text: sentence, about: `${recalled} ${sentence}`.trim() });
      recalled = '';
    }
  }
  return pieces;
}

/** `Yours.`, `By car.`: an answer that the next sentence puts into words. */
const isBare = (text: string): boolean => text.split(/\s+/).length <= bareWords;
const bareWords = 2;

const besides = <T extends { text: string }>(pieces: readonly T[]) =>
  pieces.map((piece, at) => {
    const [before, after] = [pieces[at - 1]?.text, pieces[at + 1]?.text];
    return {
      ...piece,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    };
  });
