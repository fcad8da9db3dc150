// What a request names, without what is said about the wish: `remove the history, they don’t care`. Behind a comma or a dash
// stands a reason, unless it is joined on, says where, or belongs to the name of something that the page has.
import type { Block } from '../../../../content/content.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { connectors } from '../../grammar/languages/common.ts';
import { joining } from '../../grammar/languages/message_words.ts';
import type { Editing } from '../editing.ts';
import type { Request } from '../requests.ts';
import { piecesOf } from './about.ts';
import { entriesOf } from './entry.ts';
import { findSections } from './find.ts';
import { isAkin } from './target.ts';

export function withoutReasons(editing: Editing, request: Request): Request {
  const bare = (name: string): string => bareName(editing, name);
  switch (request.kind) {
    case 'shorten':
    case 'expand':
      return { ...request, section: bare(request.section) };
    // What is listed is no reason.
    case 'remove':
      return request.each ? request : { ...request, section: bare(request.section) };
    case 'reshape':
      return request.beside || request.names
        ? request
        : { ...request, section: bare(request.section) };
    case 'swap':
      return {
        ...request,
        one: bare(request.one),
        ...(request.other === undefined ? {} : { other: bare(request.other) }),
      };
    case 'merge':
      return { ...request, one: bare(request.one), other: bare(request.other) };
    case 'move': {
      const { place } = request;
      const beside = 'section' in place ? { ...place, section: bare(place.section) } : place;
      return { ...request, section: bare(request.section), place: beside };
    }
    default:
      return request;
  }
}

const mark = /\s*[,;]\s|\s[-–—]\s/u;
const more = new RegExp(`^(?:${joining}|${connectors})\\s`, 'iu');

function bareName({ blocks, brief }: Editing, name: string): string {
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
  const isKept = isCalled || isMore || isTold(blocks, name, brief.language);
  const ending = / section$/.exec(name)?.[0] ?? '';
  return isKept ? name : `${head}${ending}`;
}

/** One piece has all of its words. */
function isTold(blocks: readonly Block[], name: string, language: string): boolean {
  const asked = termsOf(name, language);
  return blocks.flatMap(piecesOf).some((piece) => {
    const own = termsOf(`${piece.name} ${piece.whole}`, language);
    return asked.every((term) => own.some((other) => isAkin(term, other)));
  });
}
