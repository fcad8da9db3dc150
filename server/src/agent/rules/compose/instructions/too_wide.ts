// An exclusion that would take a large part of the sources with it was hardly meant so: what the offer is about stands
// in most of its sections. It is not carried out, and the reply says so.
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { AgentInput } from '../../../agent.ts';
import type { Command, Commands } from '../../commands/command.ts';
import { pricing } from '../../commands/patterns.ts';
import type { Section } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { type Brief, readBrief } from '../brief/brief.ts';
import { type Forbids, forbiddenBy } from './forbidden.ts';
import { isVague } from './vague.ts';

/** Fewer sentences are a matter of their own, wherever they stand. */
const leastHeld = 6;
/** Of all that the sources say. */
const large = 0.25;
const leastSections = 4;

/** The brief with the exclusions that can be carried out. */
export function readOrders(input: AgentInput): Brief {
  const brief = readBrief(input);
  return { ...brief, commands: withoutTooWide(brief.commands, brief.source) };
}

export function withoutTooWide(commands: Commands, source: Source): Commands {
  const isWide = (command: Command): boolean =>
    command.kind === 'skip' &&
    (isVague(command.about, source) ||
      (!pricing.test(command.about) &&
        spreads(source, forbiddenBy(command.about, source.language))));
  if (!commands.list.some(isWide)) return commands;
  const list = commands.list.map(
    (command): Command => (isWide(command) ? { kind: 'unread', text: command.text } : command),
  );
  const skip = list.flatMap((command) => (command.kind === 'skip' ? [command.about] : []));
  return { ...commands, list, skip };
}

/** What has sections of its own may fill these: the others count. */
function spreads({ context, topics, questions, language }: Source, forbids: Forbids): boolean {
  const sections = [...context, ...topics];
  const others = sections.filter(({ heading }) => heading === undefined || !forbids(heading));
  const told = others.map((section) => textsOf(section, language));
  const answers = questions.map(({ question, answer }) => `${question} ${answer}`);
  const texts = [...told.flat(), ...answers];
  const held = texts.filter(forbids).length;
  if (held < leastHeld) return false;
  const touched = told.filter((list) => list.some(forbids)).length;
  return held >= texts.length * large || (touched >= leastSections && touched * 2 >= others.length);
}

const textsOf = ({ paragraphs, items, tables }: Section, language: string): string[] => [
  ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)),
  ...items.map(({ title, text = '' }) => `${title} ${text}`),
  ...tables.flatMap(({ rows }) => rows.map((row) => row.join(' '))),
];
