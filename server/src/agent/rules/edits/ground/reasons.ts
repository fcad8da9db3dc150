// What a request names, without what is said about the wish: `remove the history, they don’t care`. Behind a comma or a dash
// stands a reason, unless it is joined on, says where, or belongs to the name of something that the page has.
import { keyOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { connectors } from '../../grammar/languages/common.ts';
import { joining } from '../../grammar/languages/message_words.ts';
import type { Editing } from '../editing.ts';
import type { Request } from '../requests.ts';
import { entriesOf } from './entry.ts';
import { findSections } from './find.ts';

export function withoutReasons(editing: Editing, request: Request): Request {
  // What is listed is no reason.
  const isListed = 'each' in request || 'names' in request || 'beside' in request;
  if (isListed || !naming.has(request.kind)) return request;
  const bare = Object.entries(request).map(([member, value]) => {
    if (member === 'place' && 'section' in value)
      return [member, { ...value, section: bareName(editing, value.section) }];
    return [member, names.has(member) ? bareName(editing, value) : value];
  });
  return Object.fromEntries(bare) as Request;
}

const naming = new Set<Request['kind']>(
  'move remove shorten expand reshape swap merge'.split(' ') as Request['kind'][],
);
const names: ReadonlySet<string> = new Set(['section', 'one', 'other']);

const mark = /\s*[,;]\s|\s[-–—]\s/u;
const more = new RegExp(`^(?:${joining}|${connectors})\\s`, 'iu');

function bareName({ blocks }: Editing, name: string): string {
  const [head = ''] = name.split(mark);
  if (head === name || head.trim().length < 2) return name;
  const key = keyOf(name);
  const isCalled = blocks.some(
    (block) =>
      keyOf(headingOf(block) ?? '') === key ||
      entriesOf(block).some((entry) => keyOf(entry.name) === key),
  );
  const tail = name.slice(head.length).replace(mark, '');
  const isMore = tail
    .split(mark)
    .some((part) => more.test(part) || findSections(blocks, part, { byNameOnly: true }).length > 0);
  const isKept = isCalled || isMore;
  const ending = / section$/.exec(name)?.[0] ?? '';
  return isKept ? name : `${head}${ending}`;
}
