// Where a button leads, beside whatever else a clause asks of it.
import { en, readers, tableOf } from './languages/tables.ts';
import type { Clause } from './message.ts';
import { allOf, findPhrase, phrasesOf } from './phrases.ts';
import type { Request } from './requests.ts';

const joints = phrasesOf(readers.map(({ and }) => and).join('|'));

/** `… and goes to https://…`: what stands before is read without it. */
export function withoutLink(clause: Clause): Clause {
  const { masked } = clause;
  const before = masked.slice(0, Math.max(0, masked.search(address)));
  const last = allOf(before, joints)
    .sort((a, b) => a.start - b.start)
    .at(-1);
  if (!last || last.start < masked.length / 4) return clause;
  return { ...clause, masked: masked.slice(0, last.start).trim() };
}

const address = /https?:\/\/[^\s\uE000"'«»“”]{3,300}/i;
const buttons = readers.map(({ members, unspaced }) => phrasesOf(members.button, unspaced));

/** `The button should go to https://…`, beside whatever else is asked of it. */
export function withLink(clause: Clause, requests: Request[]): Request[] {
  const whole = clause.restore(clause.masked);
  const url = address.exec(whole)?.[0].replace(/[.,;)]{1,3}$/, '');
  const isButton = buttons.some((names) => findPhrase(clause.masked, names) !== undefined);
  const language = requests[0]?.language;
  const spoken = language === undefined ? {} : { language };
  if (!isButton) return requests;
  if (url === undefined) {
    const { verbs, unspaced } = tableOf(language ?? 'en') ?? en;
    const leads = findPhrase(clause.masked, verbs.link, { unspaced }) !== undefined;
    const said = requests.some(({ kind }) => kind === 'refuse' || kind === 'unknown');
    return leads && !said
      ? [...requests, { kind: 'refuse', because: 'link', text: whole, ...spoken }]
      : requests;
  }
  const others = requests.filter(
    (request) =>
      request.kind !== 'unknown' &&
      request.kind !== 'refuse' &&
      !JSON.stringify(request).includes(url),
  );
  return [...others, { kind: 'linkButton', url, ...spoken }];
}
