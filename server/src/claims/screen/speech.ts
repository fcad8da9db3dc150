// A conversation that is written down line by line, `Ann: …`: two and more who take turns. Lists with labels look
// like one; but whoever speaks does so again beside somebody else, in the same place, and a label stands once in each.
import { quoteMarks, stampOf } from './chat.ts';
import { givenNames } from './given_names.ts';
import { planLines } from './programme.ts';

const speakerLine =
  /^\s*(?:\*\*)?(\p{L}[\p{L}\p{N} .'’()&/-]{0,40}?(?:, [^():：]{1,20}\))?)(?:\*\*)?\s?[:：](?:\*\*)?\s*(\S.*)$/u;
const notSpeakers =
  /^(?:q|a|f|r|d|p|v|o|re|fwd?|aw|wg|question|answer|frage|antwort|pregunta|respuesta|réponse|domanda|risposta|pergunta|resposta|vraag|antwoord|pytanie|odpowiedź|質問|回答|問|答|س|ج|step|phase|schritt|étape|paso|day|tag|week|woche|option|plan|note|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:\s?\d{1,2})?$/iu;

export interface Speech {
  at: number;
  speaker: string;
  said: string;
  /** With the time at which it was said. */
  stamped: boolean;
}

/** As people are called, not as lists are labelled. */
const isPersonal = (speaker: string): boolean =>
  /^(?:\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){0,2}|\p{sc=Han}{1,5}(?:[ 　]\p{sc=Han}{1,4})?(?:さん)?)$/u.test(
    speaker,
  );

const isKnown = (speaker: string): boolean =>
  givenNames.has(speaker.split(' ')[0]?.toLowerCase() ?? '');

/** With a time, a name that people have, or one that is no word of a sentence. */
const isSomebody = ({ speaker, stamped: timed }: Speech): boolean =>
  timed ||
  speaker.includes(' ') ||
  !/^\p{Lu}\p{Ll}+$/u.test(speaker) ||
  givenNames.has(speaker.toLowerCase());

/** Lines of a conversation: two and more speakers who take turns. */
export function speechIn(lines: readonly string[]): Speech[] {
  const spoken: Speech[] = [];
  const figures: Speech[] = [];
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
    // `Audio 2 (Ann, May)`: the second that was recorded.
    const speaker = match?.[1]
      ?.trim()
      .replace(/^\p{L}{3,12} \d{1,2} \(([^(),]{2,20})[^()]*\)$/u, '$1');
    if (speaker === undefined || notSpeakers.test(speaker) || speaker.split(' ').length > 5)
      continue;
    // `Fuel: -8.3%`, `Cleanings: 612`: nobody says a bare figure.
    const said = match?.[2] ?? '';
    const one = { at, speaker, said, stamped: bare !== line };
    const isFigure =
      !one.stamped && (bareFigure.test(said) || (priced.test(said) && !isKnown(speaker)));
    (isFigure ? figures : spoken).push(one);
  }
  const listed = listedTwice(spoken);
  const talking = spoken.filter(({ at }) => !listed.has(at));
  const sections = sectionsOf(lines);
  const turns = turnsOf(talking, sections);
  const talkers = [...turns].filter(([, count]) => count >= 2).length;
  const labels = labelsIn(talking);
  const again = talking.filter(
    ({ speaker }) => (turns.get(speaker) ?? 0) >= 2 && !labels.has(speaker),
  );
  // `Agreed: …`, `Agreed: …`, `Present: …`: one label that comes again is nobody.
  const somebody = talkers >= 2 || talking.some(isSomebody) || isAnswered(talking, sections);
  const isTalk =
    turns.size >= 2 &&
    talkers >= 1 &&
    somebody &&
    talking.length >= 3 &&
    takesTurns(talking, turns);
  if (!isTalk) return [];
  const speaking = new Set(again);
  const known = new Set(
    talking
      .filter(
        (one) =>
          speaking.has(one) ||
          (isPersonal(one.speaker) &&
            (isSomebody(one) ? isBeside(again, one) : isBetween(again, one))),
      )
      .map(({ speaker }) => speaker),
  );
  // Whoever talks may say a price and nothing else.
  const sure = new Set(again.map(({ speaker }) => speaker));
  return [
    ...talking.filter(({ speaker }) => known.has(speaker)),
    ...figures.filter((one) => sure.has(one.speaker) && isBeside(talking, one)),
  ];
}

/** `Customer: Alder House, …` and `Customer: Brook Hall, …` one below the other: nobody else speaks near them. */
function labelsIn(talking: readonly Speech[]): ReadonlySet<string> {
  const speaking = new Set<string>();
  for (const [n, { speaker, stamped, at }] of talking.entries()) {
    const isNear = [n - 2, n - 1, n + 1, n + 2].some((place) => {
      const other = talking[place];
      return other !== undefined && other.speaker !== speaker && Math.abs(other.at - at) <= 2;
    });
    if (stamped || isNear || isKnown(speaker)) speaking.add(speaker);
  }
  return new Set(talking.map(({ speaker }) => speaker)).difference(speaking);
}

/** Somebody speaks, another one does, and the first again. */
const isAnswered = (talking: readonly Speech[], sections: readonly number[]): boolean =>
  talking.some(({ speaker, at }, n) => {
    const [other, back] = [talking[n + 1], talking[n + 2]];
    return (
      other !== undefined &&
      other.speaker !== speaker &&
      back?.speaker === speaker &&
      sections[back.at] === sections[at]
    );
  });

/** How often each speaks. A label that comes once in each of several sections is a thing that all of them have. */
function turnsOf(
  talking: readonly Speech[],
  sections: readonly number[],
): ReadonlyMap<string, number> {
  const turns = new Map<string, number>();
  const inSection = new Map<string, number>();
  const talkers = new Set<string>();
  for (const { speaker, stamped: timed, at } of talking) {
    turns.set(speaker, (turns.get(speaker) ?? 0) + 1);
    const known = timed || isKnown(speaker);
    const key = `${known ? '' : sections[at]}\n${speaker}`;
    const count = (inSection.get(key) ?? 0) + 1;
    inSection.set(key, count);
    if (count >= 2) talkers.add(speaker);
  }
  return new Map([...turns].map(([speaker, count]) => [speaker, talkers.has(speaker) ? count : 1]));
}

const sectionMark = /^\s{0,3}(?:#{1,6}\s|[■□◆◇▼▲●【]|[-=–—*_~]{3,})/u;
const maxHeading = 60;
/** `Item 2: fees`, `Punkt 3: Termine`; who is numbered speaks again. */
const numbered =
  /^(?!(?:speaker|sprecher|intervenant|locuteur|hablante|interlocutore|relatore|falante|spreker|rozmówca)\b)\p{L}{2,12}\s\d{1,2}\s?[:：]\s/iu;

/** Which section each line stands in: one begins at each line that heads others. */
function sectionsOf(lines: readonly string[]): number[] {
  let section = 0;
  return lines.map((line, at) => {
    const text = line.trim();
    const heads =
      text !== '' &&
      text.length <= maxHeading &&
      (lines[at - 1] ?? '').trim() === '' &&
      (lines[at + 1] ?? '').trim() !== '' &&
      !/[.!?。！？]$/u.test(text) &&
      (!speakerLine.test(text) || numbered.test(text));
    if (heads || sectionMark.test(line)) section++;
    return section;
  });
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

/** The same labels in the same order, line by line and each with a figure: things, listed once more with their prices. Or over and over, each with a whole sentence: `Problem: …`, `Solution: …`. */
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
  return new Set([...lists.flat(2), ...blocks.filter(isRound).flat()].map(({ at }) => at));
}

/** Two labels and more that come round in their order, and nobody asks. */
function isRound(block: readonly Speech[]): boolean {
  const first = block[0]?.speaker;
  const period = block.findIndex(({ speaker }, n) => n > 0 && speaker === first);
  return (
    period >= 2 &&
    block.length >= period * 2 &&
    block.every(
      ({ speaker, said, stamped: timed }, n) =>
        speaker === block[n % period]?.speaker &&
        /[.!。][”"»)]?\s*$/u.test(said) &&
        !timed &&
        !givenNames.has(speaker.toLowerCase()),
    )
  );
}

/** `New: corrugated sheet | € 27`. */
const row = /\s[|｜]\s|\t/u;
const bareFigure = /^[-+–−±]?\s?\p{Sc}?\s?\d[\d.,\s]{0,14}(?:%|\p{Sc}|\p{L}{1,3})?\.?$/u;
/** `Guided walk: 12 euros a head`. */
const priced =
  /^(?:\p{L}{1,3}\s)?(?:\p{Sc}\s?\d|\d[\d.,' ]{0,12}\s?(?:\p{Sc}|euros?(?!\p{L})|eur(?!\p{L})|zł|chf(?!\p{L})|円))/iu;
const timeInside = /[[(]\d{1,2}$/;

/** Who speaks once speaks among others; `Delivery: 22 weeks` elsewhere in the text, or beside a chat, does not. */
const isBeside = (spoken: readonly Speech[], { at, stamped }: Speech): boolean =>
  spoken.some(
    (other) => other.at !== at && Math.abs(other.at - at) <= 2 && other.stamped === stamped,
  );

/** `Deposit: a third in advance` above what somebody says is a label; only a line between two others can be nobody else's. */
const isBetween = (spoken: readonly Speech[], { at }: Speech): boolean =>
  [at - 1, at + 1].every((near) => spoken.some((other) => other.at === near));
