// Answers a question without changing anything: with what the page says, else with what the sources would.

import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { asksPrice as asksCost } from '../../compose/answers/price_reply.ts';
import { repliedTo } from '../../compose/answers/replied.ts';
import { unansweredOf } from '../../compose/answers/unanswered.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { doubtsOn } from '../../compose/brief/doubts.ts';
import { omissions } from '../../compose/report.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import {
  asksCount,
  asksDoubts,
  asksPrice,
  asksWhom,
  onPage,
  together,
} from '../../grammar/languages/edit_words.ts';
import { doubtPhrase } from '../../text/doubt_phrases.ts';
import { valuesIn } from '../../text/numerals.ts';
import { replyPhrases } from '../../text/phrases.ts';
import { unansweredPhrase } from '../../text/unanswered_phrases.ts';
import {
  allQuoted,
  deskFor,
  type Editing,
  not,
  type Outcome,
  quotedEnd,
  unfound,
} from '../editing.ts';
import { entriesOf, toldOf } from '../ground/entry.ts';
import { nearestTo } from '../ground/meant.ts';
import { topicOfQuestion } from '../ground/question.ts';
import { inSourceWords, search, topicWeights } from '../ground/search.ts';
import { isPriceList, nameOf } from '../ground/sections.ts';
import { pieceWords } from '../ground/target.ts';
import { withheldLine } from '../ground/withheld.ts';
import type { RequestOf } from '../requests.ts';

interface Passage {
  block: Block;
  /** All that it is about. */
  said: string;
  /** What answers. */
  told: string;
}

export function check(editing: Editing, request: RequestOf<'check'>): Outcome {
  const { question, topic: named } = request;
  if (asksDoubts.test(question)) return doubts(editing);
  const spoken = request.language ?? 'en';
  const priced = asksPrice.test(question) || asksCost(`${question}?`, spoken);
  // Which prices apply and how often the team knows: they are told, and nobody adds up a part.
  const sums = priced && (valuesIn(question, spoken).length > 0 || together.test(question));
  const prices = sums ? editing.blocks.find(isPriceList) : undefined;
  if (prices) {
    const told = entriesOf(prices).map(toldOf);
    const said = 'Which of these prices apply I cannot tell, so here they are without a sum';
    return not(`${said}, from ${nameOf(prices)}: ${allQuoted(told)}.`, 'parts', ...told);
  }
  const brief = deskFor(editing);
  const whole = plainText(question);
  const core = topicOfQuestion(whole);
  const topic = inSourceWords(
    brief,
    named === undefined || core !== whole ? core : named.replace(onPage, ''),
  );
  const isCount = asksCount.test(core);
  const asked = topic
    .split(/\s+/)
    .filter(
      (word) => !(priced && termsOf(word, brief.language).every((term) => pieceWords.has(term))),
    );
  const known = asked.filter((word) => isKnown(editing, brief, word));
  // What neither the page nor a source has a word for is what was asked: the words beside it answer nothing.
  const [heard, told] = [asked, known].map((words) =>
    words.filter((word) => isTelling.test(word) && termsOf(word, brief.language).length > 0),
  ) as [string[], string[]];
  const sure = heard.length === 0 ? 1 : told.length / heard.length;
  const weights = topicWeights((told.length > 0 ? told : known).join(' '), brief);
  // Who asks what it costs wants an amount.
  const counted = (text: string): boolean => valuesIn(text, brief.language).length > 0;
  const answers = asksWhom.test(question)
    ? (text: string) => hasContact(text.replace(brief.input.person?.name ?? '', ''))
    : priced
      ? hasAmount
      : isCount
        ? counted
        : () => true;
  const [best] = editing.blocks
    .flatMap((block) => passagesIn(block, brief))
    .filter(({ told }) => answers(told))
    .map((one) => ({ ...one, share: brief.scorer.coverage(one.said, weights) }))
    .sort((a, b) => b.share - a.share);
  const [found] = search(brief, priced ? known.join(' ') : topic, 0.6).filter(({ sentences }) =>
    sentences.some(answers),
  );
  const share = known.length === 0 ? 0 : (best?.share ?? 0) * sure;
  // What a reader who asked would be told, unless the page has it in these very words.
  const replied = share >= 0.99 && !isCount && !priced ? undefined : repliedTo(brief, core);
  const there = replied && pageSays(editing, replied.text);
  if (replied && priced && answers(replied.text)) {
    const told = withoutStop(replied.text);
    return not(`The price list says: ${quotedEnd(told)} I changed nothing.`, 'priced', told);
  }
  if (replied && answers(replied.text)) {
    return there
      ? says(there, replied.text)
      : not(
          `The page does not say it, but the sources do: ${quotedEnd(replied.text)} To put it on the page, write: add that.`,
          'offer',
          replied.text,
        );
  }
  const elsewhere = (found?.coverage ?? 0) > share + 0.2;
  if (best && !elsewhere && share >= (priced || isCount ? 0.4 : named === undefined ? 0.7 : 0.5)) {
    const isAll = asked.every(
      (word) => known.includes(word) || termsOf(word, brief.language).length === 0,
    );
    const isYes = share >= 0.99 && isAll && yesOrNo.test(question) && !denies.test(best.told);
    const opening = isYes ? 'Yes, the page says it, in' : 'The page says in';
    const said = `${opening} ${nameOf(best.block)}: ${quotedEnd(best.told)} I changed nothing.`;
    return not(said, 'says', best.told);
  }
  const sentence = found?.sentences.find((one) => !/[?？؟]$/.test(one) && answers(one));
  if (sentence !== undefined) {
    return not(
      `The page does not say it, but the sources do: ${quotedEnd(sentence)} To put it on the page, write: add that.`,
      'offer',
      sentence,
    );
  }
  const isShort = topic.split(/\s+/).length <= 3 && !/\p{sc=Hiragana}/u.test(topic);
  if (known.length > 0 || isShort || withheldLine(brief, topic) || nearestTo(brief, topic)) {
    const nothing = `Neither the page nor the sources speak of “${topic}”; I changed nothing.`;
    return unfound(brief, topic, nothing);
  }
  const lost = `I did not understand “${question}”, so I changed nothing for it.`;
  return not(lost, 'unknown', question);
}

/** Not `show` or `new`: a long word, a figure, a name. */
const isTelling = /^.{5}|\d{3}|^\p{Lu}.|\p{L}\d/u;

const says = (block: Block, text: string): Outcome =>
  not(`The page says in ${nameOf(block)}: ${quotedEnd(text)} I changed nothing.`, 'says', text);

function pageSays({ blocks, brief: { language } }: Editing, text: string): Block | undefined {
  const keys = sentencesOf(text, language).map(keyOf);
  return blocks.find((block) => {
    const said = keyOf(textsOf(block).join(' '));
    return keys.some((key) => key.length > 8 && said.includes(key));
  });
}

/** `Production does not have to stop.` is no yes. */
const denies = /(?:\b(?:no|not|never|nobody|nothing|without)\b|n[’']t\b)/i;
const yesOrNo = /^(?:do|does|did|is|are|can|could|has|have|will)\b/i;
const hasContact = (text: string): boolean =>
  /@|\+?\d[\d\s/()-]{6,}|\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u.test(text);

/** What the agent said of the page as it wrote it: questions without an answer, what it left out, what a note doubts. */
function doubts({ brief, blocks }: Editing): Outcome {
  const { language, source, phrases } = brief;
  const content = { blocks: [...blocks] };
  const [left, right] = phrases.quotes;
  const open = unansweredOf(brief, content);
  const quoted = (text: string): string => `${left}${text}${right}`;
  const told = [
    ...(open.length === 0 ? [] : [unansweredPhrase(language, open.map(quoted))]),
    ...doubtsOn(content, source.leftOut, source).map(({ claim, note }) =>
      doubtPhrase(language, claim, note),
    ),
    ...[omissions(source.leftOut, replyPhrases(language)) ?? []].flat(),
  ];
  const none = 'I know of nothing on the page that the sources do not say. I changed nothing.';
  return told.length === 0 ? not(none, 'sure') : { not: told.join(' '), why: 'told', about: told };
}

/** A word that neither the page nor a source has says nothing about where to look. */
function isKnown({ blocks }: Editing, brief: Brief, word: string): boolean {
  const weights = topicWeights(word, brief);
  const speaks = (block: Block): boolean =>
    passagesIn(block, brief).some(({ said }) => brief.scorer.coverage(said, weights) >= 0.9);
  return weights.size > 0 && (search(brief, word, 0.9).length > 0 || blocks.some(speaks));
}

/** An entry of a list, a question with its answer, a sentence. */
function passagesIn(block: Block, { language }: Brief): Passage[] {
  if (block.type === 'ask' || block.type === 'form') return [];
  if (block.type === 'heard') {
    // What the reader asked is no word of the page.
    return block.items.map(({ proposed }) => ({ block, said: proposed, told: proposed }));
  }
  const entries = entriesOf(block);
  if (entries.length > 0) {
    return entries.map((entry) => ({ block, said: entry.whole, told: toldOf(entry) }));
  }
  return textsOf(block)
    .flatMap((text) => sentencesOf(text, language))
    .map((text) => ({ block, said: text, told: text }));
}
