// What either side undertook to do in a call: `I will send you the plan by 16 March.` It was said to
// the reader or by them, so a follow-up may tell it: who, what, and by when.
import { reasonToHide } from '../../../claims/screen/judge.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { isQuestion } from '../../../platform/text/questions.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { capitalised } from '../context/items.ts';
import { assents, isAssent, withoutAssent } from './assents.ts';
import { dayAndHour, dayOfTalk, namesDay, withMonth } from './days.ts';
import { inWriting, isPromised, withoutLead } from './promised.ts';
import { ofTheDay } from './relative_days.ts';
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
      return stepsIn(talkIn(raw, names), language).map(({ date, ...step }) => {
        const day = date === undefined ? undefined : ofTheDay(withMonth(date, today), today);
        return day === undefined ? step : { ...step, date: day };
      });
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
  if (asksOther.test(sentence)) return askedOf(sentence, reply, language);
  // `The engineer comes on the 27th, and I will send you the report.`: of two, what the speaker does.
  const [first = '', got] = withoutAssent(sentence).split(andYouGet);
  if (got !== undefined)
    return [first, got].flatMap((half) =>
      isUndertaking(half, language) || isPromised(half, language, false)
        ? stepBy(turn, `${half.replace(/[.,]$/u, '')}.`, [sentence], language)
        : [],
    );
  const last = withoutAssent(sentence).split(andI).at(-1) ?? '';
  const text = capitalised(last);
  // `I’ll explain in writing.`: what, and by when, nobody knows from that.
  if (!namesDay(text) && (inWriting.test(text) || ofThat.test(text))) return [];
  if (!isUndertaking(text, language)) {
    const agreed = reply !== undefined && assents(reply.sentences[0] ?? '');
    return isPromised(text, language, agreed)
      ? stepBy(turn, withoutLead(text), [sentence], language)
      : [];
  }
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
  const { speaker: who, theirs } = turn;
  if (request !== undefined && task !== undefined)
    return [{ ...{ who, theirs, text: task, from: [sentence, request] }, ...dated(text) }];
  // `You’d need the list for that. I’ll get it to you on Monday.`: what, they said right before.
  if (earlier === undefined || isQuestion(earlier) || !namesDay(text)) return [];
  if (reasonToHide(`“${earlier}”`) !== undefined) return [];
  const from = [earlier, sentence];
  return [{ ...{ who, theirs, text: from.join(' '), quoted: true, from }, ...dated(text) }];
}

const stepBy = (
  { speaker: who, theirs }: Turn,
  said: string,
  from: string[],
  language: string,
): Agreed[] => [
  {
    ...{ who, theirs, from },
    ...worded(taskOf(said, language), withoutLead(capitalised(said))),
    ...dated(said),
  },
];

const worded = (task: string | undefined, said: string): { text: string; quoted?: boolean } =>
  task === undefined ? { text: capitalised(said), quoted: true } : { text: task };

const dated = (text: string): { date?: string } => {
  const date = dayAndHour(text);
  return date === undefined ? {} : { date };
};

/** `Dann schicken Sie mir die Pläne bis Freitag. – Gut.`: theirs who agree to it. */
function askedOf(sentence: string, reply: Told | undefined, language: string): Agreed[] {
  const taken = reply && takes(reply, language);
  if (reply === undefined || taken === undefined || !namesDay(sentence)) return [];
  const { speaker: who, theirs } = reply;
  const said = withoutLead(withoutAssent(sentence));
  return [
    {
      ...{ who, theirs, from: [sentence, taken] },
      ...worded(taskAsked(said, language), said),
      ...dated(sentence),
    },
  ];
}

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
  // Nobody says anything to what is proposed at the very end.
  if (reply === undefined) return [];
  if (isQuestion(answer)) return [];
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

/** `I’ll write all that up`, `I’ll send you the details`: talk, unless it is said of what or by when. */
const ofThat =
  /\s(?:that|this|it)[.!]?$|(?<!\p{L})(?:all (?:of )?(?:that|this|it)|everything|(?:the|some|more|all) (?:details|info|information)|das alles|alles(?: weitere)?|(?:die|alle|mehr|weitere) (?:details|infos?|informationen|einzelheiten|angaben)|tout (?:ça|cela|ceci)|(?:les|des|tous les|plus d[’']) ?(?:détails|infos|informations|éléments)|todo (?:eso|esto|ello)|(?:los|más|todos los) (?:detalles|datos)|(?:la|más|toda la) información|tutto(?: questo| quanto)?|(?:i|più|tutti i) dettagli|(?:le|più|tutte le) informazioni|(?:isso|isto) tudo|tudo (?:isso|isto)|tudo|(?:os|mais|todos os) (?:detalhes|dados)|(?:as|mais|todas as) informações|dat alles|alles|(?:de|alle|meer) (?:details|informatie|gegevens)|to wszystko|wszystko|(?:wszystkie )?(?:szczegóły|informacje))(?!\p{L}|\s(?:of|on(?! to)|about|zu[mr]?|über|vo[nm]|sur|du|des|de|del|dell[ao]|sobre|do|da|su|sul|sulla|over|van|o)(?!\p{L}))/iu;
const wide = /[\p{scx=Han}\p{sc=Arabic}]/u;
/** `…, and you’d send me the rules by the 20th?` */
const andYou =
  /,?\s(?:and|und|et|y|e|en|i)\s(?=(?:you(?:[’']d|[’']ll(?! (?:have|get|receive|hear|see))| would| will(?! (?:have|get|receive|hear|see))| could| can| send)|sie (?:schicken|senden|geben|mailen)|vous (?:nous|m[’']|me)\s?|usted(?:es)? (?:nos|me)|lei (?:ci|mi)|(?:você|o senhor|a senhora) |u (?:stuurt|mailt|geeft)|jij (?:stuurt|mailt)|pani? )\s?\S)/iu;

/** `…, and you’ll have the report by the 8th.` */
const andYouGet =
  /,?\s(?:and|und|et|y|e|en|i)\s(?=(?:you(?:[’']ll| will) (?:have|get|receive)|sie (?:bekommen|erhalten)|vous (?:aurez|recevrez)|(?:recibirá|tendrá)|(?:riceverà|avrà)|(?:receberá|terá)|u (?:krijgt|ontvangt)|(?:otrzyma|dostanie))\s)/iu;

const andI = /,\s(?:and|und|et|y|e|en|i|a)\s(?=(?:i|ich|je|yo|io|eu|ik|ja)(?:\s|[’']))/iu;

/** `You send us the files` is for the other to do, and theirs to say. */
const asksOther =
  /(?<!\p{L})(?:you (?:will )?(?:send|give|get|bring)|if you|sie (?:schicken|senden|bringen|geben) uns|wenn sie|usted(?:es)? nos|nos (?:envía|manda|pasa)|vous nous|si vous|lei ci|ci (?:manda|invia)|(?:você|o senhor|a senhora) (?:envia|manda)|u (?:stuurt|geeft) ons|als u|jeśli|gdyby)(?!\p{L})|^(?:(?:then|so|and|please|yes|okay|ok|dann|bitte|gut|ja|also|alors|oui|bien|pues|entonces|sí|vale|allora|sì|então|sim|dan|goed|to|tak)[,.]?\s){0,2}(?:(?:send|come|bring|give|call|email|ring|drop|forward)\s(?:me|us|to|over|by|round|in|along|on|the|it)|(?:schick|bring|gib|stell|mail|ruf|komm|sag) (?:mir|uns|mich|mal|bitte|doch)|\p{L}{2,}(?:en|rn|ln) sie|\p{L}{3,}ez(?:-(?:moi|nous)|\s)|(?:mánd|enví|pás|díg|tráig|lláme|avís|confírm|véng|venga)\p{L}*(?:me|nos)?|(?:mi|ci) (?:mandi|invii|porti|faccia|chiami|dica|confermi)|venga|(?:mande|envie|traga|venha|ligue|confirme)(?:-me|-nos)?|vous venez|vous passez|(?:stuurt?|komt?|belt?|mailt?|brengt?) (?:u|je|mij|me|ons)|proszę (?:\p{L}+ ){0,2}\p{L}+ć)(?!\p{L})|(?:ください|お願い(?:いた|致)?します)。?$/iu;
const toOther =
  /(?<!\p{L})(?:you|your|ihnen|ihre?[nmrs]?|euch|dir|vous|votre|vos|le|les|su|sus|usted|vi|lei|suo|sua|lhe|vos|seu|u|uw|jou|jullie|państwu|pani|panu|ci|wam)(?!\p{L})/iu;
/** `Den schicke ich Ihnen morgen`: what, the question before it says. */
const pointsBack =
  /^(?:den|die|das|ihn) (?:schick|send|mail|bring|besorg|mach)\p{L}*(?!\p{L})|(?<!\p{L})(?:(?:i|we)(?:[’']ll| will) \p{L}+ (?:it|that|them|those|both)|(?:do|send|get|bring|email|mail|forward|have) (?:it|that|them)|je (?:vous )?(?:l[’']|le |la |les )(?:envoie|transmets|fais)|se (?:lo|la|los|las) (?:mando|envío|paso)|(?:glielo|gliela|glieli|gliele) (?:mando|invio)|mando-lh[oa]s?|stuur ik|doe ik|wyślę (?:go|je|ją))(?!\p{L})/iu;
/** `I propose a tasting on the 26th`, `I would want the first run on 2 February`. */
const proposes =
  /(?<!\p{L})(?:we could|wir könnten|on pourrait|nous pourrions|podríamos|potremmo|poderíamos|moglibyśmy|i (?:suggest|propose)|we (?:suggest|propose)|i[’']d (?:want|like|say|suggest|propose)|we[’']d (?:want|like)|let[’']s|ich schlage|wir schlagen|sagen wir|je (?:vous )?propose|nous (?:vous )?proposons|disons|le propongo|propongo|proponemos|quedamos|propongo|proponiamo|facciamo|diciamo|proponho|propomos|ficamos|ik stel|laten we|zullen we|proponuję|umówmy)(?!\p{L})|いかがでしょうか|ではどうですか|أقترح/iu;
