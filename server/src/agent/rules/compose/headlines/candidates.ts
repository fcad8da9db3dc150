// Every line that could lead the page: what the author calls the headline, names the reader in or titles the paper with,
// what the house says it does, and every line of the sources that could stand in large letters. Each once.
import { plainText } from '../../../../platform/text/inline.ts';
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { emptySection } from '../../context/reading.ts';
import type { Brief } from '../brief/brief.ts';
import { whatTheyDo } from '../brief/own_lines.ts';
import { titleForReader } from '../brief/page_title.ts';
import { isClaim, shortened, wordCount } from '../texts/claim_lines.ts';
import { houseLine } from './house_line.ts';
import { doneBy } from './lead_kinds.ts';
import { namingLines } from './naming.ts';
import { describedAs, offerName } from './offer_name.ts';
import { type Lead, leadsIn } from './pool.ts';

export type Role =
  | 'line'
  | 'tagline'
  | 'naming'
  | 'slogan'
  | 'title'
  | 'house'
  | 'described'
  | 'plain offer'
  | 'offer name';

export interface Candidate extends Lead {
  /** What it is known to be, beside where it stands. */
  roles: readonly Role[];
  /** It was held against what can lead nobody already. */
  isSound?: true;
}

const maxNaming = 4;
const nowhere = emptySection('');

const known = new WeakMap<Brief, readonly Candidate[]>();

/** The page, its edits and what it leads with choose among the same ones. */
export function candidatesIn(brief: Brief): readonly Candidate[] {
  const before = known.get(brief) ?? readCandidates(brief);
  known.set(brief, before);
  return before;
}

function readCandidates(brief: Brief): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const lead of leadsIn(brief)) {
    const text = capitalised(lead.text);
    if (!found.has(text)) found.set(text, { ...lead, text, roles: ['line'], isSound: true });
  }
  for (const [role, line] of namedLines(brief)) {
    const text = plainText(line);
    const lead = found.get(text) ?? lineOf(text, []);
    found.set(text, { ...lead, roles: [...lead.roles, role] });
  }
  return [...found.values()];
}

/** A line of which only its words are known. */
export const lineOf = (text: string, roles: readonly Role[] = ['line']): Candidate => ({
  ...{ text, section: nowhere, at: 0, roles },
  source: { text, sentence: text, entry: false, place: 0, follows: false },
});

function namedLines(brief: Brief): (readonly [Role, string])[] {
  const { source } = brief;
  const lines: [Role, string | undefined][] = [
    ['tagline', source.tagline === undefined ? undefined : withoutStop(source.tagline)],
    ...namingLines(brief)
      .slice(0, maxNaming)
      .map((line): [Role, string] => ['naming', line]),
    ['slogan', source.slogan === undefined ? undefined : capitalised(source.slogan)],
    ['title', titleForReader(brief)?.text],
    ['house', houseLine(brief)],
    ['described', describedAs(brief)],
    ['plain offer', plainOffer(brief)],
    ['offer name', offerName(brief)],
  ];
  return lines.flatMap(([role, line]) => (line === undefined ? [] : [[role, line] as const]));
}

/** What they do, in one line: more than a detail, a place or a name. */
export function plainOffer(brief: Brief): string | undefined {
  const whole = withoutStop(whatTheyDo(brief) ?? '');
  // `…を自動化するサービスです` is told by what it does.
  const line = doneBy.exec(whole)?.[1] ?? shortened(whole);
  return line !== '' && wordCount(line) <= maxPlain && isClaim(line, brief.language)
    ? line
    : undefined;
}
const maxPlain = 14;
