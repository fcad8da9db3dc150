// The end of the page: questions answered, a place to ask one's own, a form,
// and the page's buttons.

import { plainParagraph, plainText } from '../../../../platform/text/inline.ts';
import { isShort } from '../../../../platform/text/length.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import {
  ensureEnd,
  joinSentences,
  leading,
  sentencesOf,
} from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import type { AgentAction } from '../../../agent.ts';
import { capitalised } from '../../context/items.ts';
import type { Question } from '../../context/reading.ts';
import { isUsable } from '../../context/usable.ts';
import { evenWeights } from '../../fit/score.ts';
import { colonOf } from '../../text/phrases.ts';
import { meetsReader } from '../answers/headline_answers.ts';
import { type Brief, byFit, citing, type DraftOf } from '../brief/brief.ts';
import { type Move, moveOf } from '../selection/first_move.ts';
import { wordCount } from '../texts/claim_lines.ts';
import { yesOrNo } from '../texts/claims.ts';
import { isStatement } from '../texts/statements.ts';
import { heroActions, shownAbove } from './hero.ts';

const maxQuestions = 5;
const fewQuestions = 3;
const maxAnswer = 480;
const maxSuggestions = 4;

export function faqBlock(brief: Brief): DraftOf<'faq'> | undefined {
  const { source, claims, phrases } = brief;
  const whole = ({ question, answer }: Question): string => `${question} ${answer}`;
  const meets = meetsReader(brief);
  const items: DraftOf<'faq'>['items'] = [];
  const used: Question[] = [];
  for (const entry of byFit(brief, source.questions, whole)) {
    // Whoever said what they want reads few answers to what only others ask.
    const isTheirs = brief.said.length === 0 || meets(whole(entry));
    if (items.length >= (isTheirs ? maxQuestions : fewQuestions)) continue;
    const item = faqItem(brief, entry);
    if (!item) continue;
    items.push(item);
    used.push(entry);
  }
  if (items.length === 0) return undefined;
  const given = source.questionsHeading;
  const heading = given === undefined || ofSeller.test(given) ? phrases.questions : given;
  return {
    type: 'faq',
    chunkIds: citing(used),
    ...(heading !== undefined && claims.claim(heading) ? { heading } : {}),
    items,
  };
}

/** `Vragen die ik steeds krijg`: whoever wrote it speaks of their own day. */
const ofSeller =
  /(?<!\p{L})(?:i|me|we|us|people|ich|mir|wir|uns|leute|je|on|nous|yo|nos|io|ci|mi|eu|ik|mij|wij|ons|mnie|nam)(?!\p{L})/iu;

/** `Evening course: Mondays and Wednesdays`. */
const labelled = /^[^:：.]{3,40}[:：]\s/u;

/** A question with what is new of its answer; none when the page has answered it elsewhere: what is left would answer another. */
export function faqItem(
  { claims, language }: Brief,
  { question, answer, chunkId }: Question,
): DraftOf<'faq'>['items'][number] | undefined {
  if (!isShort(question) || !claims.isFresh(question)) return undefined;
  const answering = sentencesOf(answer, language).find((one) => !yesOrNo.has(keyOf(one))) ?? '';
  if (!claims.isFresh(answering)) return undefined;
  const fresh = claims.freshSentences(answer);
  const all = sentencesOf(answer, language);
  // What follows a sentence that stands elsewhere may lean on it: then it is all said again.
  const torn = all.some(
    (one, at) => at < all.length - 1 && labelled.test(one) && !fresh.includes(one),
  );
  const kept = leading(torn ? all : fresh, maxAnswer)
    .filter(isUsable)
    .filter((one) => claims.claim(one) || torn);
  // `No.` answers nothing once the rest has been said elsewhere.
  if (kept.every((sentence) => yesOrNo.has(keyOf(sentence))) || !claims.claim(question)) {
    return undefined;
  }
  return {
    question,
    answer: joinSentences(kept, language),
    ...(chunkId === undefined ? {} : { chunkIds: [chunkId] }),
  };
}

/** A place to ask, with questions that the sources answer and the page does not. */
export function askBlock(brief: Brief): DraftOf<'ask'> | undefined {
  const { input, source, claims, phrases } = brief;
  const wanted = input.page.actions.some((action) => action.actionType === 'ask');
  const suggestions = source.questions
    .map(({ question }) => question)
    .filter((question) => isShort(question) && claims.isFresh(question))
    .slice(0, maxSuggestions)
    .filter(claims.claim);
  if (input.chunks.length === 0 || suggestions.length < (wanted ? 1 : 2)) return undefined;
  const heading =
    source.product === undefined
      ? phrases.ask
      : (phrases.askAbout?.(source.product) ?? phrases.ask);
  return {
    type: 'ask',
    chunkIds: [],
    ...(heading !== undefined && claims.claim(heading) ? { heading } : {}),
    suggestions,
  };
}

/** Headed by what it starts, where the sources say it. */
export function formBlock(brief: Brief, move?: Move): DraftOf<'form'> | undefined {
  const { input, claims, phrases, language } = brief;
  const { page, audience } = input;
  const forms = orderedActions(page).filter((action) => action.actionType === 'form');
  const [action] = forms;
  if (!action) return undefined;
  const formId = formIdOf(audience.actionFormId ?? action.actionId);
  const told = sentencesOf(plainParagraph(audience.actionFormInstructions ?? ''), language)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .filter(claims.claim);
  const after = move ? move.text : invitation(brief, action);
  const introduction = joinSentences(after === undefined ? told : [...told, after], language);
  const title = plainText(action.buttonTitle);
  const isFresh = claims.claim(title);
  const { name, email, company, message } = phrases.fields;
  // The button says its own words.
  const named =
    introduction === '' && brief.addressee.company === undefined ? undefined : nextStepFor(brief);
  const heading =
    move?.heading ??
    [
      named,
      phrases.nextStep,
      isFresh && isShort(title) ? title : undefined,
      phrases.getInTouch,
    ].find((text) => text !== undefined && (text === title || claims.claim(text)));
  return {
    type: 'form',
    chunkIds: [],
    ...(heading === undefined ? {} : { heading }),
    ...(introduction === '' ? {} : { introduction }),
    formId,
    fields: [
      { name: 'name', label: name, fieldType: 'text', required: true },
      { name: 'email', label: email, fieldType: 'email', required: true },
      // Where the account is known there is nothing to ask, and a patient or a parent has none.
      ...(isForCompanies(brief)
        ? [{ name: 'company', label: company, fieldType: 'text' as const, required: false }]
        : []),
      { name: 'message', label: message, fieldType: 'textarea', required: false },
    ],
    submitLabel: isShort(title) ? title : (phrases.send ?? 'Send'),
  };
}

/** A group that is sold to, and nobody in it known by name. */
const isForCompanies = ({ input }: Brief): boolean =>
  input.person === undefined &&
  input.account === undefined &&
  (input.page.pageType === 'outbound' || input.page.pageType === 'sales_deck');

/** As the schema wants it: letters, digits, dash and underscore. */
const formIdOf = (id: string): string =>
  id
    .slice(0, 300)
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100) || 'form';

const orderedActions = (page: Brief['input']['page']): AgentAction[] =>
  heroActions(page).flatMap((id) => page.actions.find((action) => action.actionId === id) ?? []);

/** The page's buttons once more; a form on the page speaks for its own, and then the hero has the rest. */
export function callToAction(brief: Brief, move?: Move): DraftOf<'callToAction'> | undefined {
  const { input, claims } = brief;
  const { page } = input;
  const actions = orderedActions(page).filter((action) => action.actionType !== 'form');
  const [first] = actions;
  if (!first) return undefined;
  const above = heroActions(page).slice(0, shownAbove);
  const formed = page.actions.some(({ actionType }) => actionType === 'form');
  if (formed && actions.every(({ actionId }) => above.includes(actionId))) return undefined;
  // What the heading says of the step need not be said again below it.
  const text = move ? move.text : invitation(brief, first);
  const heading =
    move?.heading ??
    closingHeadings(brief, first, text !== undefined).find((one) => claims.claim(one));
  // Buttons under words the page has said already would add nothing to those in the hero.
  if (heading === undefined) return undefined;
  return {
    type: 'callToAction',
    chunkIds: [],
    heading,
    ...(text === undefined ? {} : { text }),
    actionIds: actions.slice(0, 3).map((action) => action.actionId),
  };
}

/** What the main button starts; the form's, where the page has one. */
export function mainMove(brief: Brief): Move | undefined {
  const actions = orderedActions(brief.input.page);
  const main = actions.find(({ actionType }) => actionType === 'form') ?? actions[0];
  return main && moveOf(brief, main);
}

const nextStepFor = ({ phrases, addressee }: Brief): string | undefined => {
  const name = addressee.company ?? addressee.full ?? addressee.group;
  return name === undefined ? undefined : phrases.nextStepFor?.(name);
};

/** The best first; `The next step for Acme` only where a sentence below says which. */
function closingHeadings(
  brief: Brief,
  { actionType, buttonTitle }: AgentAction,
  told: boolean,
): string[] {
  const { phrases } = brief;
  const title = plainText(buttonTitle);
  const fits =
    actionType === 'email' ||
    actionType === 'phone' ||
    // Whoever confirms a day has chosen it.
    (actionType === 'calendar' &&
      meets.test(title) &&
      !confirms.test(title) &&
      !/\d/.test(title.replace(/\d+\s?-?\s?min\p{L}*/giu, '')));
  const kind = fits ? phrases.closing?.[actionType] : undefined;
  const named = told ? nextStepFor(brief) : undefined;
  // The button says its own words.
  return [named, kind, phrases.nextStep, ...(isShort(title) ? [title] : [])].filter(
    (text) => text !== undefined,
  );
}

const confirms =
  /(?<!\p{L})(?:confirm\p{L}*|bestätig\p{L}*|conferm\p{L}*|bevestig\p{L}*|potwierd\p{L}*)|確認|تأكيد/iu;

/** `Pick a time` fits a call or a visit; it does not fit `Register your samples`. */
const meets =
  /(?<!\p{L})(?:book|schedul\p{L}*|pick|choose|call|meet\p{L}*|visit|appointment|slot|time|session|demo|tour|talk|chat|consult\p{L}*|termin\p{L}*|gespräch\p{L}*|besuch\p{L}*|besichtig\p{L}*|anruf\p{L}*|vereinbar\p{L}*|\p{L}*gespräch|rendez-vous|rdv|réserver|visite|appel|entretien|échange\p{L}*|cita|reserv\p{L}*|visita|llamada|reunión|agend\p{L}*|prenot\p{L}*|appuntamento|incontro|chiamata|colloquio|reunião|marc\p{L}*|conversa\p{L}*|plan\p{L}*|afspraak|gesprek|bezoek|boek\p{L}*|umów\p{L}*|spotkani\p{L}*|rozmow\p{L}*|wizyt\p{L}*)(?!\p{L})|予約|面談|相談|訪問|日程|موعد|احجز|زيارة|مكالمة/iu;

/** Whom to turn to, where the sources name somebody for it. */
export function senderBlock({ source, input }: Brief): DraftOf<'sender'> | undefined {
  const { contact } = source;
  if (!contact) return undefined;
  const direct = input.page.actions.filter(
    ({ actionType }) => actionType === 'calendar' || actionType === 'email',
  );
  return {
    type: 'sender',
    chunkIds: [],
    ...contact,
    actionIds: direct.slice(0, 1).map(({ actionId }) => actionId),
  };
}

/** A line of the sources that says what the button starts, or what it costs nothing to try. */
function invitation(brief: Brief, action: AgentAction): string | undefined {
  const { source, scorer, claims, language } = brief;
  const wanted = evenWeights(plainText(`${action.purpose} ${action.buttonTitle}`), language);
  const colon = colonOf(language);
  // What is only listed happens to nobody.
  const names = (line: string): boolean =>
    line.split(/,\s|、/u).length > 2 && !isStatement(line, language);
  const lines = source.context.slice(0, 60).flatMap(({ paragraphs, items, tables }) => [
    ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)).filter(claims.isFresh),
    // Of a list or a table only what is free: the rest stands there already.
    ...[
      ...items
        .filter(({ title }) => claims.isFresh(title))
        .map(({ title, text }) => (text === undefined ? title : `${title}${colon}${text}`)),
      ...tables.flatMap(({ rows }) =>
        rows.filter((row) => row.length === 2).map((row) => row.join(colon)),
      ),
    ].filter((line) => free.test(line)),
  ]);
  const [best] = lines
    .filter((line) => line.length <= maxInvitation && wordCount(line) >= minInvitation)
    .filter((line) => !hasAmount(line) && !isQuestion(line) && (free.test(line) || !names(line)))
    .map((line) => ({
      line,
      held: scorer.coverage(line, wanted) + (free.test(line) ? freely : 0),
    }))
    .filter(({ held }) => held >= enough)
    .sort((a, b) => b.held - a.held);
  if (!best) return undefined;
  claims.claim(best.line);
  return ensureEnd(capitalised(best.line), language);
}
const maxInvitation = 180;
const minInvitation = 4;
const enough = 0.5;
/** What is free and named by the button is what the reader gets; what is only free may be anything. */
const freely = 0.3;
const free =
  /(?<!\p{L})(?:free|no obligation|at no cost|kostenlos\p{L}*|kostenfrei|unverbindlich|gratis|gratuit\p{L}*|offert\p{L}*|sans engagement|sin compromiso|gratuit[oa]s?|senza impegno|sem compromisso|vrijblijvend|bezpłatn\p{L}+|niezobowiązując\p{L}+)(?!\p{L})|無料|مجان/iu;
