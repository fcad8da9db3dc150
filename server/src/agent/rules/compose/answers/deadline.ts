// The day that the reader has to meet stands beside the button, in their own words: whoever plans the
// next step with them has to know it, and they see that it was read.

import { figuresIn } from '../../../../claims/figures.ts';
import type { Block } from '../../../../content/content.ts';
import { ensureEnd, joinSentences } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { isQuestion } from '../../context/questions.ts';
import { colonOf } from '../../text/phrases.ts';
import type { Brief, Draft } from '../brief/brief.ts';
import { textsOf } from '../texts/texts.ts';
import { toBeDone } from './by_when.ts';

const maxLength = 160;

/** Something ends then, or has to be there by then. */
const due =
  /(?<!\p{L})(?:by|before|until|no later than|deadline|due|ends?|expires?|runs? out|renew\p{L}*|re-?audit|bis|spätestens|vor|frist|endet|läuft .{0,30}aus|ausläuft|avant|d[’']ici|au plus tard|échéance|expire|se termine|prend fin|antes de|a más tardar|plazo|vence|termina|caduca|acaba|entro|prima d\p{L}+|scad\p{L}+|finisce|até|prazo|o mais tardar|vóór|uiterlijk|loopt .{0,30}af|eindigt|afloopt|przed|najpóźniej|kończy się|wygasa|upływa)(?!\p{L})|までに|満了|期限|終了|قبل|ينتهي|حتى/iu;
/** What is over is no day to meet. */
const over =
  /(?<!\p{L})(?:last|ago|since|was|were|had|failed|letzte[nrs]?|war|waren|hatten?|wurden?|seit|dernier|dernière|était|étaient|avons eu|depuis|pasad[oa]|últim[oa]|fue|tuvimos|desde|scors[oa]|ultim[oa]|stat[oa]|abbiamo avuto|da quando|passad[oa]|foi|tivemos|vorige?|afgelopen|hadden|sinds|ostatni\p{L}*|zeszł\p{L}*|był[ao]?|mieliśmy)(?!\p{L})|先月|昨年|でした|ました/iu;

function deadlineOf(brief: Brief, shown: readonly string[]): string | undefined {
  return brief.said
    .flatMap(({ sentences }) => sentences)
    .find(
      (sentence) =>
        sentence.length <= maxLength &&
        !isQuestion(sentence) &&
        !over.test(sentence) &&
        (due.test(sentence) || toBeDone.test(sentence)) &&
        figuresIn(sentence).some(({ kind }) => kind === 'date') &&
        !shown.some((text) => text.includes(keyOf(sentence))),
    );
}

/** With the reader's day beside the last button; as it was, where they named none or the page has it. */
export function withDeadline(brief: Brief, drafts: readonly Draft[]): Draft[] {
  const { phrases, language } = brief;
  const at = drafts.findLastIndex(({ type }) => type === 'callToAction' || type === 'form');
  const last = drafts[at];
  if (!last || phrases.timing === undefined) return [...drafts];
  const quoted = drafts.flatMap((draft) => (draft.type === 'heard' ? draft.items : []));
  const shown = [
    ...quoted.map(({ said }) => said),
    ...drafts.flatMap((draft) => textsOf(draft as Block)),
  ].map(keyOf);
  const sentence = deadlineOf(brief, shown);
  if (sentence === undefined) return [...drafts];
  const [left, right] = phrases.quotes;
  const told = `${phrases.timing}${colonOf(language)}${left}${ensureEnd(capitalised(sentence), language)}${right}`;
  const beside = (text: string | undefined): string =>
    joinSentences(text === undefined ? [told] : [text, told], language);
  return drafts.with(
    at,
    last.type === 'callToAction'
      ? { ...last, text: beside(last.text) }
      : last.type === 'form'
        ? { ...last, introduction: beside(last.introduction) }
        : last,
  );
}
