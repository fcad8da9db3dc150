// The day that the reader has to meet stands beside the button, in their own words: whoever plans the
// next step with them has to know it, and they see that it was read.

import { figuresIn } from '../../../../claims/figures.ts';
import type { Block } from '../../../../content/content.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { ensureEnd, joinSentences } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { colonOf } from '../../text/phrases.ts';
import type { Brief, Draft } from '../brief/brief.ts';
import { textsOf } from '../texts/texts.ts';

/** Something has to be there by then; `I need something to show on 28 March` asks for none of it. */
export const toBeDone = lean(
  /(?<!\p{L})(?:in place|up and running|running|ready|live|start\p{L}*|begin\p{L}*|open\p{L}*|launch\p{L}*|install\p{L}*|move\p{L}*|deliver\p{L}*|switch\p{L}*|done|finish\p{L}*|fertig|betrieb|umzieh\p{L}*|eröffn\p{L}*|geliefert|liefer\p{L}*|umgestellt|umstell\p{L}*|einführ\p{L}*|stehen|laufen|prêt\p{L}*|démarr\p{L}*|commenc\p{L}*|ouvr\p{L}*|livr\p{L}*|en place|empez\p{L}*|empiez\p{L}*|list[oa]s?|abrir|entreg\p{L}*|funcion\p{L}*|arranc\p{L}*|inizi\p{L}*|partire|pront[oaie]|aprire|consegn\p{L}*|começ\p{L}*|inici\p{L}*|klaar|beginnen|openen|lever\p{L}*|gereed|draaien|zacz\p{L}*|rozpocz\p{L}*|gotow\p{L}*|otwar\p{L}*|otwier\p{L}*|dostaw\p{L}*|ruszy\p{L}*)(?!\p{L})|開始|導入|始め|納品|稼働/iu,
);

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
