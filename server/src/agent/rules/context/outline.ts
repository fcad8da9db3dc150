// The outline of a text: its title, and small sections under a heading that are
// really the entries of one list.
import { joinSentences, sentencesOf } from '../../../platform/text/sentences.ts';
import { emptySection, type Item, isEmpty, type Reading, type Section } from './reading.ts';

const maxEntryLength = 500;

export function foldSections(reading: Reading, language: string): Reading {
  const { title, rest } = takeTitle(markBackMatter(reading.sections));
  const sections: Section[] = [];
  for (let at = 0; at < rest.length; at++) {
    const section = rest[at];
    if (!section) continue;
    const entries = isEmpty(section) ? entriesBelow(rest, at, language) : [];
    if (entries.length >= 2) {
      sections.push({ ...section, items: entries });
      at += entries.length;
    } else if (!isEmpty(section)) sections.push(section);
  }
  return { ...reading, sections, ...(title === undefined ? {} : { title }) };
}

const lookedUp =
  /^(?:glossary|release notes|change ?log|version history|imprint|legal(?: notice| information)?|disclaimer|(?:general )?terms (?:(?:and|&) conditions|of (?:use|service))|privacy(?: policy| notice)?|cookies?|copyright|appendix|appendices|bibliography|sources|footnotes|table of contents|contents|glossar|impressum|datenschutz|agb|anhang|mentions légales|用語集|更新履歴)\b/iu;

/** With all that stands below such a heading. */
function markBackMatter(sections: readonly Section[]): Section[] {
  let level: number | undefined;
  return sections.map((section) => {
    if (level !== undefined && section.level <= level) level = undefined;
    if (section.heading !== undefined && lookedUp.test(section.heading)) level ??= section.level;
    return level === undefined ? section : { ...section, backMatter: true };
  });
}

const generic =
  /^(?:overview|introduction|intro|about(?: us)?|context|page context|background|summary|company|product|description|content|general|überblick|einleitung|über uns|présentation|概要|はじめに)$/iu;

/** A heading that only says that something follows. */
export const isGenericHeading = (heading: string): boolean => generic.test(heading);

function takeTitle(sections: readonly Section[]): { title?: string; rest: Section[] } {
  const used = sections.filter((section) => !isEmpty(section) || section.heading !== undefined);
  const [first, ...others] = used;
  if (!first?.heading || first.level !== 1) return { rest: used };
  const top = others.some((section) => section.level === 1 && section.heading !== undefined);
  // Several headings of the first rank are sections, unless the first stands alone above them.
  if (top && !isEmpty(first) && first.items.length > 0) return { rest: used };
  const { heading, ...bare } = first;
  const rest = isEmpty(first) ? others : [bare, ...others];
  return isGenericHeading(heading) ? { rest } : { title: heading, rest };
}

/** The sections one level down, each a heading and a short text, as entries. */
function entriesBelow(sections: readonly Section[], at: number, language: string): Item[] {
  const parent = sections[at] ?? emptySection();
  const entries: Item[] = [];
  for (const child of sections.slice(at + 1, at + 40)) {
    if (child.level <= parent.level) break;
    const text = child.paragraphs.map((passage) => passage.text).join(' ');
    const small = child.items.length === 0 && text !== '' && text.length <= maxEntryLength;
    // One that does not fit the pattern, and none of them is an entry.
    if (!small || child.heading === undefined) return [];
    entries.push({
      title: child.heading,
      text: joinSentences(sentencesOf(text, language), language),
    });
  }
  return entries;
}
