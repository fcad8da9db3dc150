// Figures with what they count, exactly as they were written.

import { quickened } from '../../../../platform/text/quickened.ts';
import { capitalised } from '../../context/items.ts';
import { measure, measured, number, unit } from './measures.ts';

export interface Stat {
  value: string;
  label: string;
  /** Whose figure it is, and from when. */
  note?: string;
}

const qualifier = String.raw`(?:(?:up to|over|more than|less than|under|at least|around|about|nearly|almost|only|just|bis zu|über|mehr als|weniger als|unter|plus de|más de|oltre|mais de|meer dan)\s)?`;
const value = String.raw`${qualifier}[~≈<>≥≤+±–-]?\s?(?:[$€£¥]|USD|EUR|GBP|CHF)?\s?${number}(?:\s?(?:–|-|to|bis|\/|of|in|out of|von)\s?${number})?(?:${unit})?\+?(?:${measure})?`;

const leading = new RegExp(
  quickened(String.raw`^(${value})(?:\s+|(?<=[%円万億]))(\p{L}.{1,90})$`),
  'iu',
);
/** `40 % less`, `58%削減`: which way a figure goes is a part of it. */
const comparative = String.raw`(?:\s(?:less|fewer|more|lower|higher|faster|shorter|weniger|mehr|niedriger|höher|schneller|kürzer|de moins|de plus|menos|más|in meno|in più|a menos|a mais|minder|meer|lager|hoger|sneller|korter|mniej|więcej|szybciej|krócej|أقل|أكثر)(?!\p{L})|の?(?:削減|減少|減|短縮|向上|改善|増加|増))`;
const trailing = new RegExp(
  quickened(
    String.raw`^(\p{L}[^:：]{1,80})[:：]\s*((?:平均|約|最大)?${value}${comparative}?)(?:\s?[(（]([^()（）]{2,60})[)）])?$`,
  ),
  'iu',
);
const behindWords = new RegExp(quickened(String.raw`^(\p{L}[^:：\d]{3,60}?)\s(${value})$`), 'iu');
const year = /^(?:19|20)\d\d$/;
/** What goes on like this has its figure in the middle of a thought. */
const dangling = /^(?:and|or|und|oder|et|ou|y|o|st|nd|rd|th|pm|am|uhr)\b/i;

/** `40% less downtime`, `Uptime: 99.95%`. */
export function readStat(text: string): Stat | undefined {
  if (text.length > 130 || !/\d/.test(text)) return undefined;
  const plain = text.replace(/[.。]$/, '');
  const ahead = leading.exec(plain);
  if (ahead) return makeStat(ahead[1], ahead[2]);
  const behind = trailing.exec(plain);
  return behind ? makeStat(behind[2], behind[1], behind[3]) : undefined;
}

/** Begins with a word that points back to what was said before. */
export const pointsBack =
  /^(?:this|that|these|those|it|its|they|their|he|she|his|her|here|there|we|you|so|dies|diese[rs]?|das|sie|er|es|wir|dabei|damit|dadurch|cela|ce|il|ils|elles?|on|nous|esto|eso|ellos|questo|esso|isso|isto|eles|dit|deze|zij|ze|wij|to|ten|ta|oni|my)(?!\p{L})|^(?:これ|それ|その|この)/iu;

const insteadOf =
  'instead of|rather than|statt|anstatt|au lieu de|en lugar de|en vez de|invece di|anziché|em vez de|in plaats van|zamiast';
/** `takes 4 instead of 25 minutes`. */
const pair = `${number} (?:${insteadOf}) ${measured}`;
const behindVerb = new RegExp(
  quickened(
    String.raw`^(\p{L}[^:：,;]{3,60}?) (?:is|are|was|takes|lasts|averages|reached|ist|sind|dauert|beträgt|liegt bei|lag bei|est de|dure|atteint|es de?|tarda|dura|è d[ei]l?|é de|demora|duurt|bedraagt|wynosi|trwa) (${pair}|${value}${comparative}?)(?:,?\s(.{3,60}))?$`,
  ),
  'iu',
);
/** What follows a comparison says with what; behind a bare figure it may be anything. */
const labelled = /^(\p{L}[^:：]{1,60})[:：]\s*(\S.*)$/u;
const withTail = [
  new RegExp(quickened(String.raw`^(${value}${comparative}),?\s(.{2,100})$`), 'iu'),
  new RegExp(
    quickened(
      String.raw`^(${value}),?\s((?:${insteadOf}|per|an?|pro|je|par|por|al|alla|ao|à l[’']|na|za|in the (?:last|first)|since|seit|im (?:letzten|ersten)) .{2,50})$`,
    ),
    'iu',
  ),
];
const anotherThought =
  /^(?:and|but|while|or|und|aber|oder|et|mais|ou|y|pero|e|ma|mas|en|maar|i|a|ale)\s|[.!?;:]\s/iu;
const maxWords = 9;
/** `Five engineers signed in`, cut off before its figure; `sqm in Hall 2`, behind its own. */
const leadsOn =
  /(?<!\p{L})(?:in|after|within|from|to|by|at|of|for|over|per|than|nach|innerhalb|auf|um|von|ab|bis|après|en|sous|à|de|depuis|tras|dopo|da|após|em|na|binnen|op|po|w|od|do)$/iu;
const unitFirst =
  /^(?:sqm|sq|ft|m²|m2|qm|mq|ha|kwp?|kva|mw|psi|bar|rpm|seats?|pers|pax)(?!\p{L})/iu;

/** Label, figure and what follows it, behind the whole. */
function tailOf(text: string): string[] | undefined {
  const [, label = '', told = ''] = labelled.exec(text) ?? [];
  for (const pattern of /\d/.test(told) ? withTail : []) {
    const [, figure, tail] = pattern.exec(told) ?? [];
    if (figure !== undefined && tail !== undefined) return [text, label, figure, tail];
  }
  return undefined;
}

/** Where a text tells results: `A weighing takes 35 seconds, instead of 3 minutes`. */
export function readResult(text: string): Stat | undefined {
  const plain = text.trim().replace(/[.。]$/u, '');
  if (plain.length > 200) return undefined;
  const told = tailOf(plain);
  const [, label = '', figure = '', note = ''] = behindVerb.exec(plain) ?? told ?? [];
  // A bare number behind a verb counts what stands behind it.
  const counts = told !== undefined || /\p{L}|[%٪％€$£]/u.test(figure);
  if (!counts || anotherThought.test(note) || pointsBack.test(label)) return undefined;
  return label.split(/\s+/).length > maxWords ? undefined : makeStat(figure, label, note);
}

function makeStat(rawValue = '', rawLabel = '', rawNote = ''): Stat | undefined {
  const [figure, label, note] = [rawValue.trim(), rawLabel.trim(), rawNote.trim()];
  if (year.test(figure) || dangling.test(label)) return undefined;
  // A second figure in the label tells a story, and belongs to a sentence; so does what leads on to the figure.
  return /[.!?]\s|:|,\s(?:[^,]*\s)?\d/u.test(label) || leadsOn.test(label) || unitFirst.test(label)
    ? undefined
    : { value: figure, label, ...(note === '' ? {} : { note: capitalised(note) }) };
}

/** An entry of a list as a figure: `98% of orders ship the same day`, or a row `Uptime | 99.95%`. */
export function statOf(item: { title: string; text?: string; url?: string }): Stat | undefined {
  if (item.url !== undefined) return undefined;
  if (item.text !== undefined) return readStat(`${item.title}: ${item.text}`);
  const stat = readStat(item.title);
  const behind = stat === undefined ? behindWords.exec(item.title) : null;
  return behind && /\p{L}$|%$/u.test(behind[2] ?? '') ? makeStat(behind[2], behind[1]) : stat;
}

export const shownStat = ({ value: figure, label, note }: Stat): Stat => ({
  value: figure,
  label,
  ...(note === undefined ? {} : { note }),
});
