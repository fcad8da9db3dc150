// Who says what in the record of a call: `Ann: … Ben: …`, line by line or pasted as one.
import { withoutStamps } from '../../../claims/screen/chat.ts';
import { isGivenName } from '../../../claims/screen/given_names.ts';
import { visibleLines } from '../../../platform/text/inline.ts';
import { fold } from '../../../platform/text/words.ts';

export const namesOf = (name: string | undefined): string[] =>
  name === undefined
    ? []
    : [name.replace(courteous, ''), ...name.split(/\s+/)]
        .map(fold)
        .filter((part) => part.length > 2 || /[^\p{ASCII}]/u.test(part));

/** `Ann: … Ben: …` on one line, as transcripts are pasted: a line for each turn. */
const latin =
  "[\\p{Lu}\\p{sc=Arabic}][\\p{L}’'.-]{1,30}(?:\\s(?:[\\p{Lu}\\p{sc=Arabic}]|(?:de|van|von|der|den|da|di|du|del|ten|zu)\\s)[\\p{L}’'.-]{1,30}){0,3}";
const wide =
  '[\\p{sc=Han}\\p{sc=Katakana}ー・]{1,8}(?:[ \\u3000][\\p{sc=Han}\\p{sc=Katakana}ー]{1,6})?';
const bracket = '(?:\\s?[(（][^()（）]{2,40}[)）])?';
const nextTurn = new RegExp(
  `(?<=[.!?…。？！؟]["”»」]?\\s{0,3})(?=(?:${latin}${bracket}\\s?:\\s|${wide}${bracket}[:：]))`,
  'gu',
);
const turn = new RegExp(
  `^\\s*(?:[-–—•*]\\s?)?(?:(${latin})(${bracket})\\s?:\\s+|(${wide})(${bracket})[:：]\\s*)(?=\\S)`,
  'u',
);

/** Who begins to speak on a line, and what follows. */
function turnIn(line: string): { speaker: string; bracket: string; said: string } | undefined {
  const match = turn.exec(line);
  if (!match) return undefined;
  const [whole, latinName, latinBracket, wideName, wideBracket] = match;
  return {
    speaker: latinName ?? wideName ?? '',
    bracket: (latinBracket ?? wideBracket ?? '').replace(/[\s()（）]/g, ' ').trim(),
    said: line.slice(whole.length),
  };
}

/** `– Ann: …`, as dialogues are set. */
const withoutDash = (line: string): string =>
  turnIn(line) ? line.replace(/^\s*[-–—•*]\s?/u, '') : line;

/** Where nobody but the reader speaks, their name before each line is no part of what they said. */
export function turnsIn(lines: readonly string[], names: readonly string[]): string[] {
  const turns = lines.flatMap((line) => withoutDash(line).split(nextTurn));
  const speakers = turns.flatMap((line) => turnIn(line)?.speaker ?? []);
  if (!speakers.some((speaker) => isReader(speaker, names))) return [...lines];
  const others = speakers.filter((speaker) => !isReader(speaker, names));
  // `Budget: tight` is something they said; two words, the same again, or a name are somebody.
  const isOther = (speaker: string, said = ''): boolean =>
    /\s/.test(speaker) ||
    ourSide.test(speaker) ||
    isGivenName(speaker) ||
    others.filter((other) => other === speaker).length > 1 ||
    isTurn(speaker, said);
  if (others.some((other) => isOther(other)) && speakers.length > 3) return turns;
  let theirs = true;
  return turns.flatMap((line) => {
    const found = turnIn(line);
    if (found && isReader(found.speaker, names)) theirs = true;
    else if (found && isOther(found.speaker, found.said)) theirs = false;
    else return theirs ? [line] : [];
    return theirs ? [found.said] : [];
  });
}

/** How a record names the two sides of a call. */
const ourSide =
  /^(?:me|us|we|rep|agent|sales|seller|advisor|host|ich|wir|vertrieb|verkauf|berater(?:in)?|moi|nous|vendeur|vendeuse|commercial|conseill(?:er|ère)|yo|nosotros|ventas|vendedor|vendedora|comercial|asesor|asesora|io|noi|venditore|commerciale|consulente|eu|nós|vendas|ik|wij|verkoop|adviseur|ja|my|sprzedaż|doradca|営業|弊社|当社|担当|私)$/iu;
const theirSide =
  /^(?:customer|client|prospect|buyer|caller|lead|guest|kunde|kundin|interessent(?:in)?|anrufer(?:in)?|cliente?|prospecto|comprador|compradora|acheteur|acheteuse|acquirente|klant|klient|klientka|お客様|顧客|先方|العميل)$/iu;
const pointWord =
  /^(?:budget|deadline|timing|timeline|team|users?|sites?|questions?|problems?|goals?|wish|current|today|plan|priority|scope|volume|status|frage|problem|ziel|termin|frist|datum|start|menge|anzahl|system|wunsch|bedarf|standort|stand|thema|délai|objectif|besoin|volume|projet|plazo|objetivo|necesidad|proyecto|presupuesto|scadenza|obiettivo|progetto|prazo|orçamento|projeto|termijn|doel|vraag|probleem|termin|cel|pytanie|budżet|予算|納期|台数|人数|目的|課題|質問|要望|時期|場所|規模|現状|条件)s?$/iu;
const minTurn = 4;

/** Several words, begun as a sentence is, behind one word that names no point. */
const isTurn = (speaker: string, said: string): boolean =>
  !pointWord.test(speaker) &&
  /^[\p{Lu}\p{Lo}¿¡"“„«]/u.test(said) &&
  (said.split(/\s+/).length >= minTurn || /\p{Lo}{6}/u.test(said));

const courteous =
  /^(?:(?:herr|frau|mr|mrs|ms|dr|prof|professor|m|mme|mlle|sig|sig\.ra|signora?|dott|dott\.ssa|ing|sr|sra|dhr|mevr|pani?)\.?\s+){1,2}|(?:様|さん|さま)$/iu;

export const isReader = (speaker: string, names: readonly string[]): boolean => {
  const folded = fold(
    speaker
      .replace(/\(.*\)/, '')
      .replace(courteous, '')
      .trim(),
  );
  return (
    theirSide.test(folded) ||
    names.includes(folded) ||
    names[0]?.startsWith(/^\p{sc=Han}/u.test(folded) ? folded : `${folded} `) === true ||
    // `大原食品 渡辺`: the company, then the family name.
    (/^[\p{sc=Han}\p{sc=Katakana}]/u.test(folded) &&
      names.includes(folded.split(/\s/).at(-1) ?? ''))
  );
};

export interface Turn {
  /** As the record names whoever speaks. */
  label: string;
  /** Somebody by name, where the record has one. */
  speaker: string;
  theirs: boolean;
  said: string;
}

const maxRecord = 20_000;

/** The turns of a talk with the reader; none where only one side has a name. */
export function talkIn(raw: string, names: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of withoutStamps(visibleLines(raw.slice(0, maxRecord))).flatMap((one) =>
    one.split(nextTurn),
  )) {
    const found = turnIn(line);
    const theirs = found !== undefined && isReader(found.speaker, names);
    const last = turns.at(-1);
    const again = found && turns.some(({ label }) => label === found.speaker);
    if (found && (theirs || again || isTurn(found.speaker, found.said))) {
      const { speaker: label, said } = found;
      turns.push({ label, speaker: whoSpeaks(found), theirs, said });
    } else if (last) last.said += `\n${line}`;
  }
  const both = turns.some(({ theirs }) => theirs) && turns.some(({ theirs }) => !theirs);
  return both ? turns : [];
}

/** `Kranich (Herr Lenz)` is Herr Lenz; `Thomas (Petits Pas)` is Thomas. */
const whoSpeaks = ({ speaker, bracket: inner }: { speaker: string; bracket: string }): string =>
  inner !== '' && (ourSide.test(speaker) || (!isGivenName(speaker) && byTitle.test(inner)))
    ? inner
    : speaker;
const byTitle = /^(?:herr|frau|mr|mrs|ms|dr|m|mme|mlle|sig|signora?|sr|sra|dhr|mevr|pani?)\.?\s/iu;
