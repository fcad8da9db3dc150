// `… , not the weekly boxes`, `… , pas ceux des essaims`: what is refused beside a wish, by its article alone.
import type { Clause } from './clauses.ts';
import { pricing } from './patterns.ts';

const no = '(?:not|nicht|pas|no|non|não|niet|nie)';
const the = '(?:the|die|den|das|les?|la|los|las|el|i|il|gli|le|os|as|de|het)';
const refused = new RegExp(
  `^${no}\\s${the}\\s(\\p{L}[\\p{L}’'-]*(?:\\s\\p{L}[\\p{L}’'-]*){0,2})$`,
  'iu',
);
const those = new RegExp(
  `^(${no})\\s(?:those|that|die|den|das|ceux|celles|celui|celle|los|las|el|la|quell[aeio]|os|as|o|a|degene|die|te)\\s(?=(?:of|for|der|des|von|für|d[eu]s?|pour|del?|di|dell[aeo]|dei|degli|para|per|d[ao]s?|van|voor|dla)\\s)`,
  'iu',
);

/** What is refused so. */
export const refusedThe = (text: string): string | undefined => refused.exec(text)?.[1];

/** `Not those of the swarms`, behind a wish about prices, means the prices of the swarms. */
export function ofThose(clause: Clause, before: string): Clause {
  const named = pricing.exec(before)?.[0];
  if (named === undefined || !those.test(clause.bare)) return clause;
  // `Non prezzi` is no Italian; `senza prezzi` is.
  const without = (_: string, no: string): string =>
    `${/^non$/iu.test(no) ? 'senza' : no} ${named} `;
  return { ...clause, bare: clause.bare.replace(those, without) };
}
