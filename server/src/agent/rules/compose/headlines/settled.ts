// The last pass over a page that is written: whatever was composed, nothing on it speaks of what the team forbids,
// and what has its place stands there.
import type { Block, PageContent } from '../../../../content/content.ts';
import type { Brief } from '../brief/brief.ts';
import { withoutWithheld } from '../brief/withheld.ts';
import type { Forbids } from '../instructions/forbidden.ts';
import { formed, withinLength } from '../sections/form.ts';
import { recommended } from '../sections/recommended.ts';
import {
  answerWithout,
  entryWithout,
  isNamedUnder,
  rowWithout,
  textWithout,
} from '../sections/struck.ts';
import { ledAbove } from '../selection/lead_place.ts';
import { inPlace, piecesIn } from '../selection/placing.ts';
import { type Prohibition, prohibitionsOf } from '../selection/prohibitions.ts';
import { headingOf } from '../texts/texts.ts';
import { ledFirst } from './leading.ts';

export function settled(brief: Brief, content: PageContent): PageContent {
  const held = prohibitionsOf(brief).reduce(
    (blocks, { forbids, holdsFor }: Prohibition) =>
      blocks.flatMap((block) => (holdsFor(block) ? blockWithout(brief, block, forbids) : [block])),
    content.blocks,
  );
  return {
    ...content,
    blocks: recommended(
      brief,
      withinLength(
        brief,
        inPlace(
          brief,
          formed(
            brief,
            ledAbove(brief, ledFirst(brief, withoutWithheld(brief, fewEnough(brief, held)))),
          ),
        ),
      ),
    ),
  };
}

/** `No more than three benefits`. */
function fewEnough({ commands }: Brief, blocks: readonly Block[]): Block[] {
  const limits = commands.list.filter((command) => command.kind === 'atMost');
  return blocks.map((block) => {
    const limit = limits.find(({ type }) => type === block.type);
    return limit && 'items' in block
      ? ({ ...block, items: block.items.slice(0, limit.most) } as Block)
      : block;
  });
}

const speaks = (piece: string, forbids: Forbids, { language }: Brief): boolean =>
  forbids(piece) || textWithout(piece, forbids, language) !== piece;

/** Whether an entry is what is forbidden by its heading and its name together. */
export function namesUnder(block: Block, forbids: Forbids): boolean {
  const heading = headingOf(block) ?? '';
  if (block.type === 'table')
    return block.rows.some(({ cells }) =>
      isNamedUnder(`${heading} ${block.columns[0] ?? ''}`, cells[0] ?? '', forbids),
    );
  if (!('items' in block)) return false;
  return (block.items as { title?: string }[]).some(
    ({ title }) => title !== undefined && isNamedUnder(heading, title, forbids),
  );
}

/** The block without whatever speaks of it; none where its name does, or nothing is left. */
function blockWithout(brief: Brief, block: Block, forbids: Forbids): Block[] {
  if (
    !piecesIn(block).some((piece) => speaks(piece, forbids, brief)) &&
    !namesUnder(block, forbids)
  )
    return [block];
  const { language, phrases } = brief;
  const text = (written: string): string => textWithout(written, forbids, language);
  const long = <K extends string>(member: K, written: string | undefined) => {
    const left = written === undefined ? '' : text(written);
    return left === '' ? {} : ({ [member]: left } as Record<K, string>);
  };
  const under = { heading: headingOf(block) ?? '', isStep: block.type === 'steps' };
  const named = 'heading' in block && block.heading !== undefined && forbids(block.heading);
  switch (block.type) {
    case 'hero': {
      const { eyebrow, subheadline, ...rest } = block;
      return [
        {
          ...rest,
          ...(eyebrow === undefined || forbids(eyebrow) ? {} : { eyebrow }),
          ...long('subheadline', subheadline),
        },
      ];
    }
    case 'callToAction': {
      const { text: below, ...rest } = block;
      const heading = named ? (phrases.nextStep ?? block.heading) : block.heading;
      return [{ ...rest, heading, ...long('text', below) }];
    }
    case 'form': {
      const { heading, introduction, ...rest } = block;
      const kept = heading === undefined || named ? {} : { heading };
      return [{ ...rest, ...kept, ...long('introduction', introduction) }];
    }
    case 'sender':
      return [block];
    default:
      if (named) return [];
  }
  switch (block.type) {
    case 'prose': {
      const paragraphs = block.paragraphs.map(text).filter((one) => one !== '');
      return paragraphs.length === 0 ? [] : [{ ...block, paragraphs }];
    }
    case 'benefits':
    case 'steps':
    case 'timeline':
    case 'plan':
    case 'cards': {
      const items = (block.items as { title: string; text?: string }[]).flatMap((entry) =>
        entryWithout(entry, forbids, language, under),
      );
      return items.length === 0 ? [] : [{ ...block, items } as Block];
    }
    case 'stats': {
      const items = block.items.filter(
        ({ value, label, note = '' }) => !forbids(`${value} ${label} ${note}`),
      );
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    case 'heard': {
      const items = block.items.flatMap((item) => {
        const proposed = text(item.proposed);
        return proposed === '' || forbids(item.said) ? [] : [{ ...item, proposed }];
      });
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    case 'faq': {
      const items = block.items.flatMap((item) => answerWithout(item, forbids, language));
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    case 'table': {
      const { note, introduction, ...rest } = block;
      const kept = block.columns.map((name, at) => at === 0 || name === '' || !forbids(name));
      const pick = (cells: readonly string[]): string[] =>
        cells.filter((_, at) => kept[at] ?? true);
      const rows = block.rows
        .flatMap(({ cells }) =>
          rowWithout(pick(cells), forbids, `${under.heading} ${block.columns[0] ?? ''}`),
        )
        .map((cells) => ({ cells }));
      const columns = pick(block.columns);
      if (rows.length === 0 || columns.length < 2) return [];
      return [
        { ...rest, columns, rows, ...long('note', note), ...long('introduction', introduction) },
      ];
    }
    case 'pricing': {
      const { note, introduction, ...rest } = block;
      const options = block.options
        .filter(({ title, price = '', unit = '' }) => !forbids(`${title} ${price} ${unit}`))
        .map((option) => ({
          ...option,
          included: option.included.filter((one) => !forbids(one)),
        }));
      if (options.length === 0) return [];
      return [{ ...rest, options, ...long('note', note), ...long('introduction', introduction) }];
    }
    case 'quote': {
      const { attribution = '', role = '', company = '' } = block;
      return forbids(block.text) || forbids(`${attribution} ${role} ${company}`) ? [] : [block];
    }
    case 'statement':
      return forbids(block.text) ? [] : [block];
    case 'ask':
      return [{ ...block, suggestions: block.suggestions.filter((one) => !forbids(one)) }];
    case 'logos':
    case 'gallery': {
      const items = (block.items as { altText: string }[]).filter(
        ({ altText }) => !forbids(altText),
      );
      return items.length === 0 ? [] : [{ ...block, items } as Block];
    }
    case 'media':
      return forbids(`${block.altText} ${block.caption ?? ''}`) ? [] : [block];
    default:
      return [block];
  }
}
