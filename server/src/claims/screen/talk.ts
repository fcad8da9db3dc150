// Chats, calls and mail threads inside a text: runs of lines that share a shape.
import type { LeftOutReason } from '../claims.ts';
import { contentOfChat, stampOf, stampsOfChat } from './chat.ts';
import { givenNames } from './given_names.ts';
import { ownQuotes } from './mail_marks.ts';
import { postedLines } from './posted.ts';
import { planLines, programmeLines } from './programme.ts';
import { threadIn } from './thread.ts';

const stamped =
  /^\s*(?:[[(]?(?:\d{1,2}[./-]\d{1,2}[./-]?(?:\d{2,4})?,?\s+)?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?[\])]?\s*(?:[-–—|]\s*)?\p{L}[^:：]{0,40}[:：]|@?\p{L}[\p{L} .'’-]{0,40}\s+[[(]?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?[\])]?\s*[:：]?|<@?\w+>|@?\w+\s+\[\d{1,2}:\d\d)/iu;
/** `Night    21:00–06:00    19p` is a row. */
const tabled = /\S(?:\s{2,}|\t)\S.*\S(?:\s{2,}|\t)\S|\d:\d\d\s?[-–—]\s?\d{1,2}:\d\d/u;
const speakerLine =
  /^\s*(?:\*\*)?(\p{L}[\p{L}\p{N} .'’()&/-]{0,40}?)(?:\*\*)?\s?[:：](?:\*\*)?\s*(\S.*)$/u;
const notSpeakers =
  /^(?:q|a|f|r|d|p|v|o|re|fwd?|aw|wg|question|answer|frage|antwort|pregunta|respuesta|réponse|domanda|risposta|pergunta|resposta|vraag|antwoord|pytanie|odpowiedź|質問|回答|問|答|س|ج|step|phase|schritt|étape|paso|day|tag|week|woche|option|plan|note|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:\s?\d{1,2})?$/iu;
const headerLine =
  /^\s*(?:>\s*)?(?:from|to|cc|bcc|subject|sent|date|re|fwd?|aw|wg|tr|rv|antw|odp|reply-to|von|an|betreff|gesendet|datum|de|à|objet|envoyé|asunto|para|enviado(?: el)?|fecha|da|a|oggetto|inviato|data|assunto|enviada?(?: em)?|van|aan|onderwerp|verzonden|od|do|temat|wysłano|差出人|宛先|件名|送信日時|日時|من|إلى|الموضوع|التاريخ)\s*[:：]\s*\S/iu;
const subjectLine =
  /^\s*(?:>\s*)?(?:subject|from|betreff|von|objet|asunto|oggetto|assunto|onderwerp|temat|件名|差出人|الموضوع|من)\s*[:：]/iu;
const greeting =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen)|moin|bonjour|cher|chère|salut|hola|buenos días|buenas tardes|estimad[oa]s?|ciao|buongiorno|gentile|olá|oi|bom dia|boa tarde|prezad[oa]s?|beste|geachte|hoi|dag|cześć|dzień dobry|szanown[aiy]|お世話になって(?:おります|います)|مرحبا|السلام عليكم)(?:[\s,][^.!?:：\d]{0,50})?[,!.、。،]?\s*$/iu;

/** `Re: Meridian` between two paragraphs; other short forms mean other things too. */
const replied = /^\s*(?:[Rr][Ee]|F[Ww][Dd]?|AW|WG)\s?:\s\S.{0,80}$/u;

export interface Speech {
  at: number;
  speaker: string;
  said: string;
  /** With the time at which it was said. */
  stamped: boolean;
}

/** As people are called, not as lists are labelled. */
const isPersonal = (speaker: string): boolean =>
  /^\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){0,2}$/u.test(speaker);

/** With a time, a name that people have, or one that is no word of a sentence. */
const isSomebody = ({ speaker, stamped: timed }: Speech): boolean =>
  timed ||
  speaker.includes(' ') ||
  !/^\p{Lu}\p{Ll}+$/u.test(speaker) ||
  givenNames.has(speaker.toLowerCase());

/** `> Ann: …`: passed on by mail. */
const quoteMarks = /^\s{0,3}(?:>\s?){1,4}(?=\p{L})/u;

/** Lines of a conversation: two and more speakers who take turns. */
export function speechIn(lines: readonly string[]): Speech[] {
  const spoken: Speech[] = [];
  const planned = planLines(lines);
  for (const [at, written] of lines.entries()) {
    const line = written.replace(quoteMarks, '');
    if (planned.has(at) || row.test(line)) continue;
    const bare = line.replace(
      /^\s*[[(]?(?:\d{1,2}[./-]\d{1,2}[./-]?(?:\d{2,4})?,?\s+)?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?[\])]?\s*(?:[-–—|]\s*)?/iu,
      '',
    );
    const match = speakerLine.exec(bare);
    // `Ann (10:03): …` is no speaker called `Ann (10`.
    const stamp = bare === line && timeInside.test(match?.[1] ?? '') ? stampOf(line) : undefined;
    if (stamp) {
      spoken.push({ at, speaker: stamp.author, said: line.slice(stamp.from), stamped: true });
      continue;
    }
    const speaker = match?.[1]?.trim();
    if (speaker === undefined || notSpeakers.test(speaker) || speaker.split(' ').length > 5)
      continue;
    // `Fuel: -8.3%`, `Cleanings: 612`: nobody says a bare figure.
    if (bare === line && bareFigure.test(match?.[2] ?? '')) continue;
    spoken.push({ at, speaker, said: match?.[2] ?? '', stamped: bare !== line });
  }
  const listed = listedTwice(spoken);
  const talking = spoken.filter(({ at }) => !listed.has(at));
  const turns = new Map<string, number>();
  for (const { speaker } of talking) turns.set(speaker, (turns.get(speaker) ?? 0) + 1);
  const talkers = [...turns].filter(([, count]) => count >= 2).length;
  const again = talking.filter(({ speaker }) => (turns.get(speaker) ?? 0) >= 2);
  // `Agreed: …`, `Agreed: …`, `Present: …`: one label that comes again is nobody.
  const somebody = talkers >= 2 || talking.some(isSomebody);
  return turns.size >= 2 &&
    talkers >= 1 &&
    somebody &&
    talking.length >= 3 &&
    takesTurns(talking, turns)
    ? talking.filter(
        (one) => again.includes(one) || (isPersonal(one.speaker) && isBeside(again, one)),
      )
    : [];
}

/** Somebody who speaks again beside somebody else; `Case: …` and `Case: …` are two cases. */
const takesTurns = (talking: readonly Speech[], turns: ReadonlyMap<string, number>): boolean =>
  talking.some(({ speaker }, at) => {
    const other = talking[at + 1]?.speaker ?? speaker;
    const [one, two] = [turns.get(speaker) ?? 0, turns.get(other) ?? 0];
    const isSomebody = (name: string, count: number): boolean =>
      count > 1 || isPersonal(name) || !name.includes(' ');
    return (
      other !== speaker &&
      (one > 1 || two > 1) &&
      isSomebody(speaker, one) &&
      isSomebody(other, two)
    );
  });

/** The same labels in the same order, line by line and each with a figure: things, listed once more with their prices. */
function listedTwice(spoken: readonly Speech[]): ReadonlySet<number> {
  const blocks: Speech[][] = [];
  for (const one of spoken) {
    const open = blocks.at(-1);
    if (open !== undefined && open.at(-1)?.at === one.at - 1) open.push(one);
    else blocks.push([one]);
  }
  const byNames = new Map<string, Speech[][]>();
  for (const block of blocks) {
    if (block.length < 2 || block.some(({ said, stamped }) => stamped || !/\d/.test(said)))
      continue;
    const key = block.map(({ speaker }) => speaker).join('\n');
    const alike = byNames.get(key);
    if (alike) alike.push(block);
    else byNames.set(key, [block]);
  }
  const lists = [...byNames.values()].filter((alike) => alike.length >= 2);
  return new Set(lists.flat(2).map(({ at }) => at));
}

/** `New: corrugated sheet | € 27`. */
const row = /\s[|｜]\s|\t/u;
const bareFigure = /^[-+–−±]?\s?\p{Sc}?\s?\d[\d.,\s]{0,14}(?:%|\p{Sc}|\p{L}{1,3})?\.?$/u;
const timeInside = /[[(]\d{1,2}$/;

/** Who speaks once speaks among others; `Delivery: 22 weeks` elsewhere in the text, or beside a chat, does not. */
const isBeside = (spoken: readonly Speech[], { at, stamped }: Speech): boolean =>
  spoken.some(
    (other) => other.at !== at && Math.abs(other.at - at) <= 2 && other.stamped === stamped,
  );

/** Several whole sentences on a line of their own were written elsewhere, and pasted below a message. */
const isPasted = (line: string): boolean =>
  /^\s*\p{Lu}/u.test(line) &&
  /[.!]\s*$/.test(line) &&
  (line.match(/\p{L}{2}[.!](?:\s+\p{Lu}|\s*$)/gu)?.length ?? 0) >= 2;

export interface Talk {
  at: number;
  reason: LeftOutReason;
  /** The column behind a stamp, where the rest of the line is text. */
  upTo?: number;
}

/** Which lines are talk and frames of mails; what the reader said there is found elsewhere. */
export function findTalk(lines: readonly string[]): Talk[] {
  const found = new Map<number, LeftOutReason>();
  const chatting = stampsOfChat(lines);
  const programme = programmeLines(lines).difference(chatting);
  const isStamped = lines.map(
    (line, at) =>
      chatting.has(at) ||
      (line.length <= 2000 &&
        !programme.has(at) &&
        !tabled.test(line) &&
        (stamped.test(line) || (/^\s*[[(]\p{L}/u.test(line) && stampOf(line) !== undefined))),
  );
  const stampedLines = isStamped.filter(Boolean).length;
  const posted = stampedLines >= 2 ? postedLines(lines) : new Set<number>();
  const content =
    stampedLines >= 2 && (posted.size === 0 || chatting.size > 0)
      ? contentOfChat(lines, (at) => programme.has(at))
      : new Map<number, number>();
  if (stampedLines >= 2) {
    for (const [at, yes] of isStamped.entries()) {
      if (!yes) continue;
      found.set(at, 'chat');
      // What goes on below a stamp, up to a blank line, is the same message.
      for (let next = at + 1; next < lines.length && !isStamped[next]; next++) {
        if ((lines[next] ?? '').trim() === '' || /^\s*#{1,6}\s/.test(lines[next] ?? '')) break;
        if (isPasted(lines[next] ?? '') && !isPasted(lines[at] ?? '')) break;
        if (!posted.has(next)) found.set(next, 'chat');
      }
    }
  }
  for (const { at } of speechIn(lines)) found.set(at, 'chat');
  for (const [at, line] of lines.entries()) {
    if (line.length > 400) continue;
    if (greeting.test(line) || replied.test(line)) found.set(at, 'mail');
    if (!headerLine.test(line)) continue;
    const beside = [lines[at - 1], lines[at + 1]].some(
      (near) => near !== undefined && headerLine.test(near),
    );
    if (
      beside ||
      (subjectLine.test(line) &&
        /@|^\s*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|件名)/i.test(line))
    ) {
      found.set(at, 'mail');
    }
  }
  const { heads, answers } = threadIn(lines);
  for (const at of [...heads, ...answers.keys()]) found.set(at, 'chat');
  const own = ownQuotes(lines);
  for (const at of own.keys()) found.set(at, 'mail');
  return [...found].flatMap(([at, reason]): Talk[] => {
    const upTo =
      own.get(at) ?? (reason === 'chat' ? (answers.get(at) ?? content.get(at)) : undefined);
    return upTo === 0 ? [] : [upTo === undefined ? { at, reason } : { at, reason, upTo }];
  });
}
