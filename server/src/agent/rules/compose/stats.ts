// Figures with what they count, exactly as they were written.

export interface Stat {
  value: string;
  label: string;
}

const number = String.raw`(?:\d{1,3}(?:[,.’'\u00A0\u202F ]\d{3}){1,4}(?:[.,]\d{1,3})?|\d{1,9}(?:[.,]\d{1,4})?)(?![\d.,]*\d)`;
const qualifier = String.raw`(?:(?:up to|over|more than|less than|under|at least|around|about|nearly|almost|only|just|bis zu|über|mehr als|weniger als|unter|plus de|más de|oltre|mais de|meer dan)\s)?`;
const unit = String.raw`\s?(?:%|percent\b|prozent\b|×|x\b|k\b|m\b|bn\b|million\b|billion\b|thousand\b|mio\.?|mrd\.?|€|\$|£|¥|円|万|億|°C\b)`;
const measure = String.raw`\s(?:(?:business|working)\s)?(?:days?|weeks?|months?|hours?|minutes?|seconds?|years?|ms|min|hrs?|[kmgt]?wh?|[kmg]hz|[kmgt]b|kg|km|mm|cm|points?|tagen?|wochen|monaten?|stunden|minuten|jahren?|jours?|semaines?|heures?|días?|semanas?|horas?)\b`;
const value = String.raw`${qualifier}[~≈<>≥≤+±–-]?\s?(?:[$€£¥]|USD|EUR|GBP|CHF)?\s?${number}(?:\s?(?:–|-|to|bis|\/|of|in|out of|von)\s?${number})?(?:${unit})?\+?(?:${measure})?`;

const leading = new RegExp(String.raw`^(${value})(?:\s+|(?<=[%円万億]))(\p{L}.{1,90})$`, 'iu');
const trailing = new RegExp(String.raw`^(\p{L}[^:：]{1,80})[:：]\s*(${value})$`, 'iu');
const behindWords = new RegExp(String.raw`^(\p{L}[^:：\d]{3,60}?)\s(${value})$`, 'iu');
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
  return behind ? makeStat(behind[2], behind[1]) : undefined;
}

function makeStat(rawValue = '', rawLabel = ''): Stat | undefined {
  const [figure, label] = [rawValue.trim(), rawLabel.trim()];
  if (year.test(figure) || dangling.test(label)) return undefined;
  // A second figure in the label tells a story, and belongs to a sentence.
  return /[.!?]\s|:/.test(label) ? undefined : { value: figure, label };
}

/** An entry of a list as a figure: `98% of orders ship the same day`, or a row `Uptime | 99.95%`. */
export function statOf(item: { title: string; text?: string; url?: string }): Stat | undefined {
  if (item.url !== undefined) return undefined;
  if (item.text !== undefined) return readStat(`${item.title}: ${item.text}`);
  const stat = readStat(item.title);
  const behind = stat === undefined ? behindWords.exec(item.title) : null;
  return behind && /\p{L}$|%$/u.test(behind[2] ?? '') ? makeStat(behind[2], behind[1]) : stat;
}
