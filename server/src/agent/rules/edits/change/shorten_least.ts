// What matters least in a text that somebody names: one sentence, or what is said beside a title.
import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { type Brief, fitOf } from '../../compose/brief/brief.ts';
import { leansOnOther } from '../../compose/texts/claim_lines.ts';
import { isQuestion } from '../../context/questions.ts';
import { isTelling } from '../ground/pieces.ts';
import { isAsked, isProof, openingOf } from './shorten_page.ts';

/** Where every sentence proves something, and somebody names the text: one goes, a reason or an example first, never a price. */
export function withoutLeast(block: Block, brief: Brief): Block | undefined {
  const { language } = brief;
  const shorter = (text: string, keepsProof = false): string => {
    const all = sentencesOf(text, language);
    const [least] = all
      .filter((sentence, at) => {
        const [before = '', next = ''] = [all[at - 1], all[at + 1]];
        const isTied = leansOnOther(next, language) || isQuestion(sentence) || isQuestion(before);
        const isKept = keepsProof && all.length < 3 && isProof(sentence);
        const isNeeded = hasAmount(sentence) || isAsked(brief, sentence);
        return at >= openingOf(all) && !isTied && !isKept && !isNeeded;
      })
      .map((sentence) => ({ sentence, fit: aside.test(sentence) ? -100 : fitOf(brief, sentence) }))
      .sort((a, b) => a.fit - b.fit);
    const left = all.filter((sentence) => sentence !== least?.sentence);
    const cut = joinSentences(left, language);
    return least && all.length > 1 && cut.length * 3 >= text.length ? cut : text;
  };
  if (block.type === 'prose') {
    const whole = block.paragraphs.join(' ');
    const cut = shorter(whole);
    return cut === whole ? undefined : { ...block, paragraphs: [cut] };
  }
  if (block.type !== 'benefits' && block.type !== 'cards' && block.type !== 'steps')
    return undefined;
  const cutIn = (at: number, keepsProof: boolean): string => {
    const { text = '' } = block.items[at] ?? {};
    return shorter(text, keepsProof);
  };
  const isCut = (at: number, keepsProof: boolean): boolean =>
    cutIn(at, keepsProof) !== (block.items[at]?.text ?? '');
  const all = block.items.map((_, at) => at);
  const spare = all.filter((at) => isCut(at, true));
  // Where each proves something, the longest loses one.
  const [longest] = all
    .filter((at) => isCut(at, false))
    .sort((a, b) => (block.items[b]?.text ?? '').length - (block.items[a]?.text ?? '').length);
  const cut = spare.length > 0 ? spare : longest === undefined ? [] : [longest];
  if (cut.length > 0) {
    const items = block.items.map((item, at) =>
      cut.includes(at) ? { ...item, text: cutIn(at, spare.length > 0) } : item,
    );
    return { ...block, items } as Block;
  }
  // Beside a title that says something of its own, what is said of it can go.
  const bare = block.items.map((item) => {
    const { text = '', ...rest } = item;
    const isSpare = text !== '' && !isProof(text) && !hasAmount(text) && !isAsked(brief, text);
    return isSpare && isTelling(item.title) ? rest : item;
  });
  return bare.some((item, at) => item !== block.items[at])
    ? ({ ...block, items: bare } as Block)
    : undefined;
}
const aside =
  /^(?:because|for example|for instance|e\.g\.|weil|denn|zum beispiel|z\. ?b\.|parce que|car|par exemple|porque|por ejemplo|perché|ad esempio|per esempio|por exemplo|omdat|want|bijvoorbeeld|ponieważ|na przykład|例えば|たとえば)(?!\p{L})/iu;
