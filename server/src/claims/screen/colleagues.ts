// What colleagues say to each other is no copy, however it is written down: as a chat, a thread, a call, or a notebook
// beside the telephone. Of such talk a sentence stays only where it could have been written for the reader: it is typed
// out, speaks of nobody, and nothing said later takes it back. What stays answers a question; it opens no page.

import { hasAmount } from '../../platform/text/money.ts';
import { putsRight } from './corrections.ts';
import { givenNames } from './given_names.ts';
import { type HideSpan, type Line, overlaps, quotationsIn, startsUnit } from './lines.ts';
import { ofPeople } from './offer_facts.ts';
import { isMeetingNotes } from './patterns/meeting_notes.ts';
import { spaced } from './patterns/pattern.ts';
import { isRow, spaceless, wordsIn } from './shape.ts';
import { bare, isOverruled, type Said, saidOn, takesSomethingBack } from './taken_back.ts';
import type { Talk } from './talk.ts';
import { dismissedIn, isAnnounced, type Thread, threadOf } from './thread_parts.ts';
import { shorthandIn } from './voice.ts';

/** Said to each other, or set down while somebody spoke. */
type Kind = 'talk' | 'mail' | 'notes';

const maxHead = 100;
/** `Ann → Ben, 3 May`, `MAIL Ann > Ben`. */
const fromTo =
  /^\W{0,6}(?:\p{L}{2,9}\s?[:：]?\s)?(\p{Lu}[\p{L}.’'-]{1,15})\s?(?:→|⇒|[-=]?>)\s?(\p{Lu}[\p{L}.’'-]{1,15})(?![\p{L}])(?:[\s,:(（|-].{0,40})?$/u;
/** `POST-VISIT (Col, dictated)`, `[quaderno telefonate, Marisa]`, `Minutes of 3 May`. */
const setDown = new RegExp(
  `^\\W{0,4}(?:[^\\s:：]{1,30}\\s){0,3}\\W{0,2}${spaced(
    'minutes(?=,| (?:of|trustees|from|\\p{Lu}))|(?:phone|call|visit|meeting) (?:notes?|log|book|pad)|notes? (?:of|from) (?:the |a )?(?:call|meeting|visit|phone)|post-?visit|dictated|typed up|auto[- ]?transcript|voice (?:notes?|memos?|messages?)|(?:sms|whats ?app)(?= \\p{L})',
    'telefonzettel|telefonnotiz(?:en)?|gesprächsnotiz(?:en)?|besuchsnotiz(?:en)?|mitschrift|diktat|diktiert|abgetippt|sprachnachricht(?:en)?|protokoll(?= \\p{L})',
    "notes? (?:de )?(?:tél|téléphone|visite|réunion|d[’']appel)|dicté[es]*|compte[- ]rendu de (?:visite|réunion|l[’']appel)|messages? voca(?:l|ux)",
    'notas? (?:de )?(?:la )?(?:llamada|visita|reunión|teléfono)|dictad[oa]s?|acta de|audios?',
    'appunti|quaderno|telefonate|dettat[oaie]|sopralluogo|verbale|messaggi vocali',
    'apontamentos|notas da (?:chamada|visita|reunião)|ditad[oa]s?|áudios|ata da',
    'telefoonnotities?|belnotities?|bezoekverslag|gedicteerd|spraakberichten?|verslag (?:overleg|bezoek|\\p{L}*overleg)',
    'notatk[ai] (?:ze?|po)|protokół|dyktowane|nagrani[ae]',
  )}|^[^:：]{0,30}(?:打ち?合わ?せ|文字起こし|電話メモ|議事録)`,
  'iu',
);
const divider = /^\s*[-=_*~–—―]{2,}/u;

/** Which lines are talk: messages with what stands between them, threads up to a gap, notes up to the next paper. */
function kindsOf(
  lines: readonly Line[],
  found: readonly Talk[],
): { kinds: ReadonlyMap<number, Kind>; heads: ReadonlySet<number>; thread: Thread } {
  const heads = new Set<number>();
  const kinds = new Map<number, Kind>();
  let noting = false;
  for (const [at, { text }] of lines.entries()) {
    const head = text.trim();
    if (divider.test(head)) noting = false;
    else if (
      head.length <= maxHead &&
      !/[.!?]$/u.test(head) &&
      !startsUnit.test(head) &&
      (setDown.test(head) || isMeetingNotes(head))
    ) {
      noting = true;
      heads.add(at);
    }
    if (noting && head !== '') kinds.set(at, 'notes');
  }
  const said = found.filter(({ reason }) => reason === 'chat').map(({ at }) => at);
  for (const [n, at] of said.entries()) {
    kinds.set(at, 'talk');
    const next = said[n + 1] ?? at;
    const between = lines.slice(at + 1, next);
    // What is pasted between lines of dashes was written elsewhere.
    if (between.every(({ text }) => text.trim() !== '' && (next - at === 2 || !divider.test(text))))
      for (let one = at + 1; one < next; one++) kinds.set(one, 'talk');
  }
  for (const { at } of headsOf(lines)) {
    heads.add(at);
    for (let one = at; (lines[one]?.text ?? '').trim() !== ''; one++) kinds.set(one, 'talk');
  }
  const thread = threadOf(lines.map(({ text }) => text));
  for (const at of thread.talk) kinds.set(at, 'mail');
  for (const at of thread.announced) {
    kinds.set(at, 'talk');
    heads.add(at);
  }
  for (const [at, { text }] of lines.entries()) if (commented.test(text)) kinds.set(at, 'talk');
  return { kinds, heads, thread };
}

/** `comment (T. Vaskic): …`, `Frau Dr. H.: …`. */
const commented =
  /^\s*(?:(?:comment|kommentar|commentaire|comentario|commento|comentário|opmerking|komentarz|コメント)\s?[(（][^()（）]{2,40}[)）]|(?:(?:frau|herr|mrs?|ms|mme|sra?|sig(?:\.ra)?|dhr|mevr|pani?|dr)\.?\s){1,2}\p{L}\.)\s?[:：]\s?/iu;

/** Of two who write to each other one has a name that people have, or the other writes back. */
function headsOf(lines: readonly Line[]): { at: number }[] {
  const heads = lines.flatMap(({ text }, at) => {
    const [, from = '', to = ''] = text.length > maxHead ? [] : (fromTo.exec(text) ?? []);
    return from === '' ? [] : [{ at, from: from.toLowerCase(), to: to.toLowerCase() }];
  });
  return heads.filter(
    ({ from, to }) =>
      (givenNames.has(from) && givenNames.has(to)) ||
      heads.some((other) => other.from === to && other.to === from),
  );
}

/** Tells what somebody else said, asked for or did. */
const reports = new RegExp(
  `${spaced(
    'says?|said|told|reckons|moan(?:ed|s|ing)|complain(?:ed|s|ing)|rang|phoned|kicking off|lynch',
    'sagt|sagte|gesagt|meint|meinte|behauptet|angerufen|zurückgerufen|anruf (?:von|fr|hr|frau|herr)|gerufen',
    "(?:il|elle|on|qui) (?:m[’']|nous )?(?:a dit|dit|disait|demande)|m[’']a dit|rappelé",
    'dijo|dicen|dicho|ha llamado|llamó|me dicen|nos dicen',
    'dice|detto|diceva|richiamat[oaie]|chiamat[oaie]',
    'disse|disseram|dito|diz que|ligou|liguei|falei|pediu',
    'zei|zegt|gezegd|vertelde|gebeld|belde',
    'powiedział[ai]?|mówi|dzwonił[ai]?',
  )}|と言っ|って言|とのこと|らしい|そうです|ちゃった|してきた|見てきた|しといて|[はを]もらう。?$|かもしれ|よね。?$|って。?$|無理になった`,
  'iu',
);
/** Whoever it is that wants it: `Wollen mit 22 Kindern kommen`. */
const wants =
  /^\W*(?:\d{1,2}[./]\d{1,2}\.?\s)?(?:wants?|needs?|wollen|möchten|braucht|brauchen|veulent|veut|quieren|quiere|vogliono|vuole|chiama|querem|quer|willen|wil|chcą|chce|anruf)\s/iu;
/** Somebody's own people. */
const kin = new RegExp(
  spaced(
    'daughter|wife|husband|dad|mum',
    'tochter|ehefrau|ehemann|schwiegersohn|papa|mama',
    '(?:sa|la) fille|(?:son|le) (?:fils|mari)|sa femme|papa|maman',
    'hija|su (?:hijo|mujer|marido)|papá|mamá',
    'figlia|figlio|moglie|marito|papà|mamma',
    'filha|filho|(?:a )?mulher|marido|(?:o )?pai|(?:a )?mãe',
    'dochter|echtgenoot|haar man|zijn vrouw',
    'córka|mąż|żona',
  ),
  'iu',
);
/** To whoever asked: `Yes, he agreed`; `OK, Tuesday then`. */
const replies =
  /^\W*(?:(?:yep|yeah|nope|nah|okay|ok|k|fine|right|sure|lol|nee joh|dai|vale|uff)(?=[\s,.!:])|(?:yes|no|ja|nein|nee|oui|non|sí|sì|sim|não|tak|nie|genau|bon)[,!:]\s(?:\S{1,20}\s){0,2}\S{1,20}$|そうして|了解)/iu;
/** `-- on hold --`; in Japanese, what was done. */
const aside = /^[-–—=*([]{1,3}[^\d]{2,40}[-–—=*)\]]{1,3}$|[たけ]。?$/u;
const clipped =
  /(?<!\p{L})(?:thats|dont|cant|wont|isnt|hasnt|havent|didnt|doesnt|wasnt|theyre|theyll|youre|whats|til|thru|abt|ppl|u|ur|wd|lads?|bloke|idem|uff|haha)(?!\p{L})/iu;

/** As colleagues correct each other; `(mattress, NO bed)` tells readers what there is. */
const loud =
  /^\W*(?:NOT|NO|NICHT|KEINE?|PAS|NON|NÃO|NIET|GEEN|NIE)(?!\p{L})|(?<!\p{L})(?:NOT|NO|NICHT|NON|NÃO|NIET|NIE)\W*$/u;

const isTyped = (text: string): boolean => /^["“„«「『(]?[\p{Lu}\p{Lo}\d]/u.test(text);
const isClosed = (text: string): boolean => /[.!。！…][”"»」』)）]?$/u.test(text);

function isAmongThem(text: string, language: string, kind: Kind): boolean {
  if (
    reports.test(text) ||
    wants.test(text) ||
    kin.test(text) ||
    loud.test(text) ||
    (language === 'en' && clipped.test(text))
  )
    return true;
  if (kind === 'notes') return false;
  if (isBrief(text) && !/\d/.test(text)) return true;
  if (kind === 'mail') return false;
  return (
    replies.test(text) ||
    aside.test(text) ||
    shorthandIn(text) > 0 ||
    (ofPeople(text, language) && !(isTyped(text) && /[?？]$/u.test(text)))
  );
}

/** Fewer words say nothing by themselves. */
const fewest = 3;
const isBrief = (text: string): boolean =>
  spaceless.test(text) ? text.length < 2 * fewest : wordsIn(text) < fewest;

/** What is left of talk. */
export interface Spoken {
  /** What may answer somebody who asks, and be no text of the page. */
  answers: string[];
  /** What may stand among other text, and not lead. */
  among: string[];
  /** Whether something said there takes this back. */
  isTakenBack(text: string): string | undefined;
}

export const unspoken: Spoken = { answers: [], among: [], isTakenBack: () => undefined };

export function hideSpoken(
  lines: readonly Line[],
  found: readonly Talk[],
  { language, shown, notes, likenessOf }: Judging,
  hide: HideSpan,
): Spoken {
  const { kinds, heads, thread } = kindsOf(lines, found);
  if (kinds.size === 0 && notes.length === 0) return unspoken;
  const answers: string[] = [];
  const among: string[] = [];
  const speaking = lines.flatMap((line, at) => (kinds.has(at) ? [{ line, at }] : []));
  const noted = notes.map((line) => ({ line, at: lineOf(lines, line.start) }));
  const all = [...speaking, ...noted]
    .values()
    .flatMap(({ line, at }) => saidOn(line, at, language))
    // A note that puts something right takes it along; one with a figure of its own does not.
    .filter((one) => takesSomethingBack(one) && (kinds.has(one.at) || putsRight(one.text)))
    .take(maxHeard)
    .toArray();
  // `D. Whybrow` was there, and is DW below.
  const initials = new Set(
    lines
      .filter(({ text }) => text.split(',').length > 1 && kinds.size > 0)
      .flatMap(({ text }) => [...text.matchAll(abbreviated)].map(([, a = '', b = '']) => a + b)),
  );
  const dismissed = new Set(
    lines.flatMap(({ text }, at) => (thread.talk.has(at) ? dismissedIn(text, thread) : [])),
  );
  const days = [...kinds.keys()].filter((at) => day.test(lines[at]?.text ?? '')).length;
  for (const [at, line] of lines.entries()) {
    const kind = kinds.get(at);
    const text = shown.slice(line.start, line.end);
    if (text.trim() === '' || (kind === undefined && !/\d/.test(text))) continue;
    if (heads.has(at)) {
      hide(line.start, line.end, 'chat');
      continue;
    }
    // `12/5 …`, `14/5 …`: when it was set down.
    const stamp = kind === 'notes' && days > 1 ? day.exec(text) : commented.exec(text);
    const from = stamp?.[0].length ?? 0;
    hide(line.start, line.start + from, 'chat');
    const left = { ...line, text: `${' '.repeat(from)}${text.slice(from)}` };
    // Whatever stands above or below a draft in a thread, it was said of it.
    const later = all.filter(
      (one) => one.at > at || (kind === undefined && thread.talk.has(one.at)),
    );
    const quoted = quotationsIn(text);
    const isHead = isRow(lines[at + 1]?.text ?? '') && !isRow(text);
    const isRaw = !/[.!?。]/u.test(text) && wordsIn(text) >= maxUnparted;
    if (kind !== undefined && (isRaw || isAnnounced(text.trim()))) {
      hide(line.start, line.end, 'chat');
      continue;
    }
    const isAnswer = answer.test(line.text);
    const isComment = commented.test(text);
    const isTable = columns.test(line.text.trim());
    const isForThem = (own: string, denied: boolean): boolean =>
      (isComment && !/\d/.test(own)) ||
      likenessOf(own) >
        (!/\d/.test(own) && !isAnswer && !isTable
          ? likeTalk
          : kind === 'mail' || isComment
            ? likeMail
            : likeNotes) ||
      (!isTable && (denied || isAmongThem(own, language, kind ?? 'notes')));
    const isDismissed = (own: string): boolean =>
      dismissed.has(thread.drafts.get(at) ?? '') && /\d/.test(own) && hasAmount(own);
    const namesThem = (own: string): boolean =>
      kind === 'notes' && (own.match(twoInitials) ?? []).some((one) => initials.has(one));
    const goes = ({ text: own, ...one }: Said): boolean =>
      (kind !== undefined &&
        isForThem(
          bare(own),
          one.denied.some(({ figures }) => figures.length > 0),
        )) ||
      isDismissed(own) ||
      namesThem(own) ||
      later.some((now) => isOverruled({ text: own, ...one }, now, kind !== undefined));
    const parts = saidOn(left, at, language).filter(
      ({ start, end }) => !overlaps(quoted, { start: start - line.start, end: end - line.start }),
    );
    // `Guide prices`, above them.
    const stays = parts.filter((one) => (isHead && isBrief(one.text)) || !goes(one));
    // A few words beside what went are a piece of it.
    const isScrap = (own: string): boolean =>
      kind !== undefined &&
      !isTable &&
      wordsIn(bare(own)) <= mostOfScrap &&
      !counted.test(own) &&
      !own.includes(',');
    const kept =
      stays.length < parts.length || (kind === 'talk' && !isTable && cutOut.test(text))
        ? stays.filter(({ text: own }) => says.test(own) && !isScrap(own))
        : stays;
    for (const one of parts)
      if (!kept.includes(one)) hide(one.start, one.end, kind === undefined ? 'unsure' : 'chat');
    if (kind === undefined || isRow(text)) continue;
    const hasty = /\p{L}{2}[.!?]\s\p{Ll}/u.test(text);
    for (const own of kept.map((one) => bare(one.text))) {
      const whole = isTyped(own) && isClosed(own);
      const told = /\d/.test(own) && !isBrief(own) && !hasty && likenessOf(own) < ofOffers;
      if (kind === 'talk' && !whole && !told) answers.push(own.replace(/[.!。]$/u, ''));
      else if (kind === 'talk' || !whole) among.push(own.replace(/[.!。]$/u, ''));
    }
  }
  return {
    answers,
    among,
    isTakenBack: (text) => {
      const before = saidOn({ start: 0, end: text.length, text }, -1, language);
      return all.find((now) => before.some((one) => isOverruled(one, now, false)))?.text;
    },
  };
}
interface Judging {
  language: string;
  /** As far as nothing is hidden of it yet. */
  shown: string;
  /** What was hidden as a note. */
  notes: readonly Line[];
  likenessOf: (text: string) => number;
}
/** Spoken into a machine, and never parted into sentences. */
const maxUnparted = 25;
/** A row is set down for whoever reads it. */
const columns = /\S\s{3,}\S|[|\t]|\.{4,}/u;
/** `A: Read-only to start.` */
const answer = /(?:^|[?？]\s?)\s*(?:A|R|答|回答)\s?[:：]\s/u;
/** Each is held against every line. */
const maxHeard = 150;
const lineOf = (lines: readonly Line[], start: number): number =>
  lines.findIndex(({ end }) => end >= start);
const likeNotes = 1;
/** A mail is typed with more care. */
const likeMail = 2;
/** Without a figure, what is said among colleagues needs less to be for them alone. */
const likeTalk = -1;
const ofOffers = -2;
const day = /^\s*\d{1,2}[./]\d{1,2}\.?\s(?=\p{L})/u;
const abbreviated = /(?<!\p{L})(\p{Lu})(?:\.|\p{Ll}{2,14})\s(\p{Lu})\p{Ll}{2,}/gu;
const twoInitials = /(?<!\p{L})\p{Lu}{2}(?!\p{L})/gu;
/** What stood between was hidden before. */
const cutOut = /\S\s{12,}/u;
const mostOfScrap = 4;
/** A figure with what it counts. */
const counted = /\p{Sc}\s?\d|\d\s?(?:[%\p{Sc}]|\p{L})/u;
const says = /\p{L}{4}.*\p{L}{4}|\p{Lo}{2}/u;
