// Whom a page speaks to, and by which name. A name that would read like a
// field of a database is not used at all.

import { plainText } from '../../../../platform/text/inline.ts';
import { remembering } from '../../../../platform/text/remember.ts';
import { fold } from '../../../../platform/text/words.ts';
import type { AgentInput } from '../../../agent.ts';
import type { Command } from '../../commands/command.ts';

export interface Addressee {
  /** As one would say it: `Dana`, or `Dr. Nwosu`. */
  first?: string;
  full?: string;
  company?: string;
  group?: string;
  /** By the name the team asked for. */
  called?: true;
}

const honorific = /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|sir|herr|frau|m|mme|sr|sra)\.?$/i;
const maxName = 60;

export function addresseeOf(
  { person, account, audience, page }: AgentInput,
  product?: string,
): Addressee {
  const full = nameOf(person?.name);
  const name = nameOf(account?.name);
  // Where somebody works now is nothing to put above an offer of another job.
  const company = name === full || isJobOffer(page) ? undefined : name;
  const first = full === undefined ? undefined : firstName(full);
  const group = person ? undefined : groupOf(audience.name, page.pageContext);
  // The seller's own account is nobody to write to.
  const own = company !== undefined && product !== undefined && fold(company) === fold(product);
  return {
    ...(full === undefined ? {} : { full }),
    ...(first === undefined ? {} : { first }),
    ...(company === undefined || own ? {} : { company }),
    ...(group === undefined ? {} : { group }),
  };
}

/** `Address her by first name`, `Address him as Dr Muir`: a name of theirs, and no other. */
export function calledAs(addressee: Addressee, commands: readonly Command[]): Addressee {
  const wish = commands.find((command) => command.kind === 'named');
  if (!wish || addressee.full === undefined) return addressee;
  const theirs = new Set(addressee.full.split(/\s+/));
  const given = wish.name?.split(/\s+/).some((word) => theirs.has(word)) ? wish.name : undefined;
  const [word = ''] = addressee.full.split(/\s+/).filter((part) => !honorific.test(part));
  const name = wish.name === undefined ? (word === '' ? undefined : word) : given;
  return name === undefined ? addressee : { ...addressee, full: name, first: name, called: true };
}

function nameOf(raw: string | undefined): string | undefined {
  if (raw === undefined) return undefined;
  const name = plainText(raw);
  const sound = /\p{L}/u.test(name) && name.length <= maxName && !/[@{}[\]<>/\\|=;]|:\S/.test(name);
  return sound ? name : undefined;
}

function firstName(full: string): string | undefined {
  const [family = '', given] = full.split(/,\s*/);
  const words = (given ?? family).split(' ');
  const [title = ''] = words;
  const last = given === undefined ? words.at(-1) : family;
  // Who is introduced by a title is spoken to with it.
  if (honorific.test(title) && last !== undefined && last !== title) return `${title} ${last}`;
  const [first] = words;
  // One word may be a family name, and an initial is no name to be called by.
  if (first === undefined || !/^\p{Lu}\p{Ll}[\p{L}’'-]*$/u.test(first)) return undefined;
  return first;
}

/** `CFOs in retail` can be spoken to; `Q3 tier 2 list` cannot. */
function groupOf(raw: string, context: string): string | undefined {
  const name = nameOf(raw);
  const internal =
    /\d|[_#]|\b(?:list|segment|tier|tests?|group|campaign|cohort|batch|audience|default|draft|copy|page|variant|leads?|prospects?|all|everyone|outbound|inbound)\b/i;
  if (name === undefined || internal.test(name)) return undefined;
  // `Mobile groomers` inside a sentence, if the context writes them small too.
  const small = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const [word = ''] = small.split(/\s/);
  const stem = word.length >= minStem ? word.slice(0, -2) : small;
  return context.includes(small) || new RegExp(`\\p{Ll} ${escaped(stem)}`, 'u').test(context)
    ? small
    : name;
}
const minStem = 7;
const escaped = (text: string): string => text.replace(/[^\p{L}\p{N} ]/gu, '.');

const jobOffer =
  /(?<!\p{L})(?:vacanc(?:y|ies)|job (?:ad|offer|description|opening)|we(?:[’']re| are) hiring|candidate page|stellen(?:anzeige|angebot|ausschreibung)|(?:deine|ihre) bewerbung|bewerber(?:in)?|vacature|sollicit\p{L}+|kandidaat\p{L}*|offre d[’']emploi|fiche de poste|candidature|oferta de (?:empleo|trabajo)|vacante|candidatura|offerta di lavoro|posizione aperta|vaga (?:de|para|aberta)|candidat[ao]s?|oferta pracy|rekrutacj\p{L}+|kandydat\p{L}*)(?!\p{L})|求人|採用情報|応募/giu;

/** Speaks of it early and more than once; who sells to recruiters speaks of candidates late. */
const isJobOffer = ({ name, pageContext }: AgentInput['page']): boolean =>
  offersJob(pageContext.slice(0, 4000), name);

const offersJob = remembering((context, name) => {
  const found = `${name}\n${context}`.match(jobOffer) ?? [];
  return found.length >= 2 && `${name}\n${context.slice(0, 200)}`.search(jobOffer) !== -1;
}, 500_000);
