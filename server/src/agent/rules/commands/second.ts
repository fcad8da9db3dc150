// What comes after what the page begins with: `Start with the trial, then the price`, `…, not with the money`.
import type { Command } from './command.ts';
import { firstGroup, nameIn } from './named.ts';
import { placing, rest, withoutMention } from './order.ts';
import { isContrast } from './writing.ts';

/** `Start with the trial and the hours, only then the price`: what comes after them is named alone. */
export function secondOf(before: readonly Command[], text: string): Command[] | undefined {
  const said = before.at(-1)?.text;
  const led = before.find((one) => one.kind === 'lead' && one.text === said);
  const next = firstGroup([asSecond], text);
  const named = next === undefined ? undefined : withoutMention(next.replace(placing, ''));
  const second = named ?? firstGroup([thenComes], text);
  if (second === undefined || rest.test(second)) return undefined;
  const about = nameIn(second);
  // `Answer her questions first. Then the steps.`
  if (before.at(-1)?.kind === 'answered') return [{ kind: 'early', about, text }];
  if (led?.kind !== 'lead') return undefined;
  const order = { kind: 'order' as const, first: led.about, second: about, text };
  return next === undefined ? [order] : [order, { kind: 'mention', about, text }];
}
/** `Mention July as second`, `als zweites den Juli`. */
const asSecond = new RegExp(
  [
    '^(.{2,50}?) (?:as (?:the |a )?second|second|in second place|als zweites|an zweiter stelle|en (?:second|deuxième)(?: lieu| position)?|en segundo(?: lugar)?|como segund[oa]|(?:per|come) second[oa]|al secondo posto|in second[oa] luogo|em segundo(?: lugar)?|als tweede|op de tweede plaats|jako drug\\p{L}+|na drugim miejscu)(?: (?:nennen|erwähnen|zeigen|noemen|vermelden)| (?:as|als|comme|como|come|jako) .{2,40})?$',
    '^(?:second|secondly|als zweites|an zweiter stelle|en (?:second|deuxième)(?: lieu)?|en segundo lugar|in second[oa] luogo|em segundo lugar|als tweede|na drugim miejscu),? (.{2,50})$',
    '^(.{2,30}?)[はを](?:2|二)番目に',
  ].join('|'),
  'iu',
);
const thenWord =
  '(?:then|after that|afterwards|dann|danach|puis|ensuite|luego|después|poi|dopo|quindi|depois|daarna|dan|potem)';
const thenComes = new RegExp(
  [
    `^${thenWord}\\s(?!(?:i|we|you|she|he|they|it|ich|wir|sie|er|es|on|nous|vous|il|elle|se|wij|ze|hij|call|ask|send|see|wait|only|erst|seulement|solamente|solo|pas|dopiero)\\s)((?:the |der |die |das |dem |den |le |la |les |l[’']|el |los |las |il |lo |gli |de |het )?\\p{L}[\\p{L}’'-]*(?:\\s(?:and|und|et|y|e|en|i|of|de|des|du|del|von|van|di)\\s\\p{L}[\\p{L}’'-]*|\\s\\p{L}[\\p{L}’'-]*){0,3})$`,
    '^(?:次に|その次に|続いて|そのあとに?|その後に?)、?([^、。]{2,24}?)(?:(?:を|の順|に).{0,12}|です)?$',
    `^(?:(?:and|und|et|y|e|en|i)\\s)?${thenWord}\\s(?:(?:with|mit|avec|par|con|com|met|od|about|über|over|di|del?|d[aou]s?)\\s)?((?:the|our|dell[aeo]|dell(?=[’'])|dei|degli|die|den|der|das|dem|le|la|les|el|los|las|il|lo|i|gli|o|os|as|a|de|het)\\s\\p{L}[^,;]{2,40})$`,
    `^(?:(?:only|erst|seulement|sólo|solo|solamente|soltanto|só|somente|pas|dopiero)\\s${thenWord}|${thenWord}\\s(?:only|erst|seulement|solamente))\\s(\\p{L}[^,;]{2,40})$`,
  ].join('|'),
  'iu',
);

/** `Lead with the shortage, not with the money`: the money comes after it. */
export function afterLead(command: Command, at: number, all: readonly Command[]): Command {
  const before = all[at - 1];
  // `Say “bookshop”, not “bookstore”`: the one for the other.
  if (command.kind === 'wording' && before?.kind === 'wording' && command.use === undefined)
    return before.use === undefined ? command : { ...command, use: before.use };
  // `Friendly, but not chatty` is a manner too.
  const ofManner =
    before?.kind === 'tone' && (command.kind === 'skip' || command.kind === 'unread');
  if (
    ofManner &&
    // `No jargon. Do not mention the roof`: a sentence of its own names a thing.
    (isContrast(command.text) ||
      (command.kind === 'skip' &&
        /^\p{Ll}+$/u.test(command.about) &&
        /^\p{Ll}+(?:\s\S+){0,2}$/u.test(command.text)))
  )
    return { kind: 'tone', text: command.text };
  // `No prices yet, only the free study`: the page is not about the study alone.
  const left =
    before?.kind === 'noPricing' || (before?.kind === 'skip' && /^\p{Ll}/u.test(command.text));
  if (command.kind === 'only' && !command.prices && left)
    return { kind: 'mention', about: command.about, text: command.text };
  const isLeft =
    command.kind === 'skip' || command.kind === 'noPricing' || command.kind === 'unread';
  const then = isLeft ? notWith.exec(command.text)?.[1] : undefined;
  return then === undefined || before?.kind !== 'lead'
    ? command
    : { kind: 'order', first: before.about, second: nameIn(then), text: command.text };
}
const notWith =
  /^(?:not|nicht|pas|no|non|não|niet|nie)\s(?:(?:with|on|mit|avec|par|sur|con|por|dal(?:l[aeo])?|dai|dagli|com|pel[oa]s?|met|od)\s|dall[’'])(.{2,40})$/iu;
