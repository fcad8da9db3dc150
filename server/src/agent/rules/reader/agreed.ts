// What either side undertook to do in a call: `I will send you the plan by 16 March.` It was said to
// the reader or by them, so a follow-up may tell it: who, what, and by when.
import { reasonToHide } from '../../../claims/screen/judge.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { capitalised } from '../context/items.ts';
import { isQuestion } from '../context/questions.ts';
import { assents, isAssent, withoutAssent } from './assents.ts';
import { dayAndHour, dayOfTalk, namesDay, withMonth } from './days.ts';
import { meetingTask, taskAsked, taskOf } from './tasks.ts';
import { type Turn, talkIn } from './turns.ts';
import { isUndertaking } from './undertakes.ts';

export interface Agreed {
  /** Nobody where both meet. */
  who?: string;
  /** The reader does it. */
  theirs: boolean;
  /** As a task, else as it was said. */
  text: string;
  quoted?: boolean;
  /** The sentences it was taken from. */
  from: string[];
  /** By when, or when. */
  date?: string;
}

const maxAgreed = 8;
const maxText = 240;

export const agreedIn = (
  texts: readonly string[],
  names: readonly string[],
  language: string,
): Agreed[] =>
  texts
    .flatMap((raw) => {
      const today = dayOfTalk(raw);
      return stepsIn(talkIn(raw, names), language).map((step) =>
        step.date === undefined ? step : { ...step, date: withMonth(step.date, today) },
      );
    })
    .slice(0, maxAgreed);

interface Told extends Turn {
  sentences: string[];
}

function stepsIn(turns: readonly Turn[], language: string): Agreed[] {
  const told = turns.map((turn) => ({
    ...turn,
    sentences: sentencesOf(plainText(turn.said.replaceAll('\n', ' ')), language),
  }));
  const steps: Agreed[] = [];
  for (const [at, turn] of told.entries()) {
    for (const [place, sentence] of turn.sentences.entries()) {
      // Both sides may say it, as the one proposes and the other agrees.
      if (steps.some(({ from }) => from.includes(sentence))) continue;
      const said = { sentence, earlier: turn.sentences[place - 1] };
      steps.push(...stepsOf(said, turn, told[at + 1], told[at - 1], language));
    }
  }
  return steps.filter(({ text }) => text.length <= maxText);
}

function stepsOf(
  { sentence, earlier }: { sentence: string; earlier: string | undefined },
  turn: Told,
  next: Told | undefined,
  before: Told | undefined,
  language: string,
): Agreed[] {
  // It was said to the other side: `I will …` is no colleague's note here.
  if (reasonToHide(`“${sentence}”`) !== undefined) return [];
  const reply = next?.theirs === turn.theirs ? undefined : next;
  const [own = '', asked] = sentence.split(andYou);
  if (asked !== undefined && isUndertaking(own, language)) {
    const taken = reply && takes(reply, language);
    return [
      ...stepBy(turn, `${own}.`, [sentence], language),
      ...(taken === undefined || reply === undefined
        ? []
        : [
            {
              ...{ who: reply.speaker, theirs: reply.theirs, from: [sentence, taken] },
              ...worded(taskAsked(asked, language), `${asked.replace(/[?.]+$/, '')}.`),
              ...dated(asked),
            },
          ]),
    ];
  }
  if (isQuestion(sentence) || proposes.test(sentence))
    return meetingOf(sentence, earlier, reply, language);
  if (asksOther.test(sentence)) return [];
  // `The engineer comes on the 27th, and I will send you the report.`: of two, what the speaker does.
  const last = withoutAssent(sentence).split(andI).at(-1) ?? '';
  const text = capitalised(last);
  if (!isUndertaking(text, language)) return [];
  if (
    !namesDay(text) &&
    !toOther.test(text) &&
    !wide.test(text) &&
    taskOf(text, language) === undefined
  )
    return [];
  if (!pointsBack.test(text)) return stepBy(turn, text, [sentence], language);
  const request =
    before?.theirs === turn.theirs ? undefined : before?.sentences.findLast(isQuestion);
  const task = request === undefined ? undefined : taskAsked(request, language);
  if (request === undefined || task === undefined) return [];
  const { speaker: who, theirs } = turn;
  return [{ ...{ who, theirs, text: task, from: [sentence, request] }, ...dated(text) }];
}

const stepBy = (
  { speaker: who, theirs }: Turn,
  said: string,
  from: string[],
  language: string,
): Agreed[] => [
  {
    ...{ who, theirs, from },
    ...worded(taskOf(said, language), capitalised(said)),
    ...dated(said),
  },
];

const worded = (task: string | undefined, said: string): { text: string; quoted?: boolean } =>
  task === undefined ? { text: capitalised(said), quoted: true } : { text: task };

const dated = (text: string): { date?: string } => {
  const date = dayAndHour(text);
  return date === undefined ? {} : { date };
};

/** The sentence by which the other side takes on what it was asked. */
const takes = ({ sentences }: Told, language: string): string | undefined =>
  sentences.slice(0, 2).find((one) => isUndertaking(one, language) || isAssent(one));

/** `Shall we say 2 December? – Yes, in the afternoon.`, `Can you send me the plan? – I will, by Friday.` */
function meetingOf(
  sentence: string,
  earlier: string | undefined,
  reply: Told | undefined,
  language: string,
): Agreed[] {
  const [answer = ''] = reply?.sentences ?? [];
  if (reply === undefined || isQuestion(answer)) return [];
  if (!assents(answer) && !isLeftStanding(sentence, reply)) return [];
  if (reasonToHide(`“${answer}”`) !== undefined) return [];
  const [proposed, settled] = [dayAndHour(sentence), dayAndHour(answer)];
  const asked = taskAsked(sentence, language);
  if (asked !== undefined && isUndertaking(reply.sentences.join(' '), language)) return [];
  if (proposed === undefined && !(asked !== undefined && settled !== undefined)) return [];
  const task = asked ?? meetingTask(sentence, earlier, language);
  const date = fuller(settled, proposed);
  if (task === undefined || date === undefined) return [];
  const { speaker: who, theirs } = reply;
  const more = answer.split(/,\s(?=\P{N}*$)/u)[1] ?? '';
  return [
    {
      ...(asked === undefined ? { theirs: false } : { who, theirs }),
      ...{ text: task, from: assents(answer) ? [sentence, answer] : [sentence], date },
    },
    // `2 December is fine, I’ll bring Marion.`
    ...(asked === undefined && isUndertaking(more, language)
      ? stepBy(reply, more, [answer], language)
      : []),
  ];
}

/** `We could start on 3 November.`, and they go on to something else: nobody said no. */
const isLeftStanding = (sentence: string, { sentences }: Told): boolean =>
  could.test(sentence) &&
  !isQuestion(sentence) &&
  !sentences.slice(0, 1).some((one) => refuses.test(one) || namesDay(one));
const could =
  /(?<!\p{L})(?:we (?:could|can)|wir (?:könnten|können)|(?:on|nous) pour(?:rait|rions)|podríamos|podemos|potremmo|possiamo|poderíamos|podemos|(?:we|wij) (?:kunnen|zouden)|moglibyśmy|możemy) (?:\p{L}+ ){0,2}(?:start|begin|come|visit|anfangen|beginnen|starten|kommen|commencer|démarrer|intervenir|venir|passer|empezar|comenzar|arrancar|iniziare|cominciare|partire|começar|arrancar|zacząć|ruszyć)(?!\p{L})/iu;
const refuses =
  /(?<!\p{L})(?:no|not|can[’']t|cannot|too (?:early|late|soon)|rather|instead|nein|nicht|lieber|zu (?:früh|spät)|non|pas|plutôt|trop|tarde|pronto|mejor|meglio|troppo|não|melhor|nee|niet|liever|te (?:vroeg|laat)|nie|raczej|za (?:wcześnie|późno))(?!\p{L})/iu;

/** Of `the 26th` and `26 November` the one with its month. */
const fuller = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined ||
  (other !== undefined && ((bareDay.test(one) && !bareDay.test(other)) || other.startsWith(one)))
    ? other
    : one;
const bareDay = /^\P{N}{0,8}\d{1,2}\P{L}{0,2}(?:st|nd|rd|th|e)?$/u;

const wide = /[\p{scx=Han}\p{sc=Arabic}]/u;
/** `…, and you’d send me the rules by the 20th?` */
const andYou =
  /,?\s(?:and|und|et|y|e|en|i)\s(?=(?:you(?:[’']d|[’']ll| would| will| could| can| send)|sie (?:schicken|senden|geben|mailen)|vous (?:nous|m[’']|me)\s?|usted(?:es)? (?:nos|me)|lei (?:ci|mi)|(?:você|o senhor|a senhora) |u (?:stuurt|mailt|geeft)|jij (?:stuurt|mailt)|pani? )\s?\S)/iu;

const andI = /,\s(?:and|und|et|y|e|en|i|a)\s(?=(?:i|ich|je|yo|io|eu|ik|ja)(?:\s|[’']))/iu;

/** `You send us the files` is for the other to do, and theirs to say. */
const asksOther =
  /(?<!\p{L})(?:you (?:will )?(?:send|give|get|bring)|if you|sie (?:schicken|senden|bringen|geben) uns|wenn sie|usted(?:es)? nos|nos (?:envía|manda|pasa)|vous nous|si vous|lei ci|ci (?:manda|invia)|(?:você|o senhor|a senhora) (?:envia|manda)|u (?:stuurt|geeft) ons|als u|jeśli|gdyby)(?!\p{L})/iu;
const toOther =
  /(?<!\p{L})(?:you|your|ihnen|ihre?[nmrs]?|euch|dir|vous|votre|vos|le|les|su|sus|usted|vi|lei|suo|sua|lhe|vos|seu|u|uw|jou|jullie|państwu|pani|panu|ci|wam)(?!\p{L})/iu;
/** `Den schicke ich Ihnen morgen`: what, the question before it says. */
const pointsBack =
  /^(?:den|die|das|ihn) (?:schick|send|mail|bring|besorg|mach)\p{L}*(?!\p{L})|(?<!\p{L})(?:(?:do|send|get|bring|email|mail|forward|have) (?:it|that|them)|je (?:vous )?(?:l[’']|le |la |les )(?:envoie|transmets|fais)|se (?:lo|la|los|las) (?:mando|envío|paso)|(?:glielo|gliela|glieli|gliele) (?:mando|invio)|mando-lh[oa]s?|stuur ik|doe ik|wyślę (?:go|je|ją))(?!\p{L})/iu;
/** `I propose a tasting on the 26th`, `I would want the first run on 2 February`. */
const proposes =
  /(?<!\p{L})(?:we could|wir könnten|on pourrait|nous pourrions|podríamos|potremmo|poderíamos|moglibyśmy|i (?:suggest|propose)|we (?:suggest|propose)|i[’']d (?:want|like|say|suggest|propose)|we[’']d (?:want|like)|let[’']s (?:say|meet|do)|ich schlage|wir schlagen|sagen wir|je (?:vous )?propose|nous (?:vous )?proposons|disons|le propongo|propongo|proponemos|quedamos|propongo|proponiamo|facciamo|diciamo|proponho|propomos|ficamos|ik stel|laten we|zullen we|proponuję|umówmy)(?!\p{L})|いかがでしょうか|ではどうですか|أقترح/iu;
