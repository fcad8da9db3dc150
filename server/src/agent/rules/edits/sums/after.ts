// Keeps the page as it was before the first figure of a message changed, and redoes what follows once no other figure does.
import type { PageContent } from '../../../../content/content.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { asksTotals } from '../../compose/brief/table_totals.ts';
import { asksAnew, asksThings } from '../../grammar/languages/sum_words.ts';
import { allQuoted, type Edited, type Editing, type Outcome, openBlocks } from '../editing.ts';
import { inLanguageOf } from '../reply.ts';
import type { Request } from '../requests.ts';
import { follow } from './follow.ts';

const figureKinds: ReadonlySet<Request['kind']> = new Set([
  'setValue',
  'correct',
  'setHours',
  'setDays',
  'replace',
  'unknown',
  'remark',
  'refuse',
  'mention',
]);

export interface Sums {
  /** Before a request is carried out: what does not change a figure comes after what follows from those that did. */
  before(request: Request): void;
  changed(request: Request, was: PageContent, outcome: Outcome): void;
  /** `Redo the total`: whether that was done. */
  granted(request: Request): boolean;
  end(): void;
}

export function makeSums(
  brief: Brief,
  edited: Edited,
  given: Pick<Editing, 'selected' | 'previous'>,
): Sums {
  let base: { content: PageContent; request: Request } | undefined;
  let isDone = false;
  const settle = (): void => {
    if (!base) return;
    const { content, request } = base;
    base = undefined;
    const { blocks } = edited.content;
    const open = new Set(
      openBlocks({ brief, blocks, buttonTitles: [], ...given }).map(
        ({ componentId }) => componentId,
      ),
    );
    const { did, not, told, became, ...after } = follow(
      brief,
      content.blocks,
      blocks,
      ({ componentId }) => open.has(componentId),
    );
    if (did.length > 0) {
      edited.content = { ...edited.content, blocks: [...after.blocks] };
      edited.dictated.push(...told);
      // The reply quotes what the page says now.
      for (const [was, is] of became)
        for (const said of [edited.did, edited.not])
          said.forEach((text, at) => {
            said[at] = text.replaceAll(was, () => is);
          });
      say(request, {
        did: `What follows from it: ${did.join(', ')}.`,
        deed: 'followed',
        about: did,
      });
      isDone = true;
    }
    const wish =
      did.length + not.length === 0 ? wishIn(brief.input.message?.text ?? '') : undefined;
    if (wish !== undefined) not.push(wish);
    if (not.length > 0) {
      const said = `Not redone, because I do not know all that it is made of: ${allQuoted(not)}.`;
      say(request, { not: said, why: 'notRedone', about: not });
      isDone = true;
    }
  };
  const say = (request: Request, outcome: Outcome): void => {
    const told = inLanguageOf(request, outcome);
    if (told.did !== undefined) edited.did.push(told.did);
    if (told.not !== undefined) edited.not.push(told.not);
  };
  return {
    before(request) {
      if (base && !figureKinds.has(request.kind)) settle();
    },
    changed(request, was, { deed }) {
      if (figureKinds.has(request.kind) || deed === 'changed') base ??= { content: was, request };
    },
    granted(request) {
      if (!base && !isDone) return false;
      const isWish = request.kind === 'rewrite' || asksSums(saidIn(request));
      if (isWish) settle();
      return isWish && (isDone || request.kind === 'rewrite');
    },
    end: settle,
  };
}

/** What could not be read as anything else. */
const saidIn = (request: Request): string => {
  if (request.kind === 'remark' || request.kind === 'unknown' || request.kind === 'refuse')
    return request.text;
  if (request.kind === 'check') return request.question;
  // `Corrigez la paie et le total par mois`: no other wording was given.
  if (request.kind === 'replace')
    return /\d/.test(`${request.from}${request.to}`) ? '' : totalsOf(request.from);
  return request.kind === 'addAbout' ? request.topic : '';
};

const totalsOf = (text: string): string => (asksTotals(text) ? text : '');

/** The part of a message that asks for what follows: `correct the costs`, `correct it everywhere, the room price too`. */
function wishIn(message: string): string | undefined {
  const parts = message
    .split(/[,;.!]\s|。|、/u)
    .map((part) => part.trim().replace(/[.!]$/, ''))
    .map((part) => (/\d/.test(part) ? '' : part));
  return parts.find(
    (part, at) =>
      asksThings.test(part) &&
      (asksAnew.test(part) || (at > 0 && asksAnew.test(parts[at - 1] ?? ''))),
  );
}

/** `Redo the total and the grant`, `corriger le montant`: no figure of its own. */
const asksSums = (text: string): boolean =>
  text !== '' &&
  text.length <= 140 &&
  (asksTotals(text) ||
    (text.length <= 24 && asksThings.test(text)) ||
    (asksAnew.test(text) && (asksThings.test(text) || !/\d/.test(text))));
