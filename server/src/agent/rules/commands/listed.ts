// `Only the courses that matter to her: sewing and felting`: those behind the colon are meant.
import { isReasonFor } from './reasons.ts';
import { namesOnly } from './words.ts';

const maxNameWords = 4;

/** The wish and the names behind its colon; what says why is none. */
export function listedIn(clause: string): { head: string; names: string } | undefined {
  const whole = clause.replace(/[.!。]$/u, '');
  const [, head = '', names = ''] = /^([^:：]{4,80})[:：]\s?(\p{L}.{1,90})$/u.exec(whole) ?? [];
  // `Prices: only for two` has its wish behind the colon.
  if (!namesOnly.test(head) || !/\s\S+\s/u.test(head) || namesOnly.test(names)) return undefined;
  const parts = names.split(/,\s|\s(?:and|und|et|y|e|en|i|oraz|or|oder|ou|o|of)\s|、/u);
  const isList = parts.every((part) => part.split(/\s+/).length <= maxNameWords);
  return isList && !isReasonFor(names) ? { head, names } : undefined;
}
