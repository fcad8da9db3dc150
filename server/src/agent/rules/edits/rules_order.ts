// Requests about sections that are there: remove, move, shorten, expand.
import { quotedPattern } from './message.ts';
import type { Place } from './requests.ts';
import type { Rule } from './rule.ts';

const quoted = quotedPattern;
const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const wholePage =
  /^(?:it|everything|(?:the |this )?(?:whole |entire )?(?:page|thing|copy|text)|all(?: of it)?)$/i;

const stepsOf = (word: string): number => numbers[word.toLowerCase()] ?? (Number(word) || 1);
/** `it` is the page, unless something is selected or was just spoken of. */
const sectionOrPage = (text: string): string =>
  wholePage.test(text) && !/^it$/i.test(text) ? 'page' : text;

export const orderRules: Rule[] = [
  // put Authority first in the plans
  [
    /^(?:put|move|place|show|list|make)\s+(.{2,60}?)\s+(?:the\s+)?(first|last)(?:\s+(?:one|entry|item))?\s+(?:in|among|on|of|under)\s+(.{2,60})$/i,
    ([, name = '', end = '', list = ''], clause) => ({
      kind: 'move',
      section: `${clause.restore(name)} in ${clause.restore(list)}`,
      place: { where: /^first$/i.test(end) ? 'top' : 'bottom' },
    }),
  ],
  [
    /^(?:only\s+(?:show|keep|list|leave|display)|(?:show|keep|list|leave|display)\s+only|just\s+(?:show|keep)|keep\s+just)\s+(.+)$/i,
    ([, text = ''], clause) => ({ kind: 'keepOnly', text: clause.value(text) }),
  ],
  [
    /^(?:remove|delete|drop|cut|take out|get rid of|leave out|hide|erase|lose)\s+(?:the\s+)?(?:sentences?|text|words?|phrase|line|question|item|entry|bullet|point|paragraph)\s+(.+)$/i,
    ([, text = ''], clause) => ({ kind: 'removeText', text: clause.value(text) }),
  ],
  [
    new RegExp(
      `^(?:remove|delete|drop|cut|take out|take|get rid of|leave out|erase|strip)\\s+(?:the word\\s+|the words\\s+)?(${quoted})(?:\\s+(?:from|in|out of|under|off)\\s+(.{2,80}))?$`,
      'i',
    ),
    ([, text = '', section = ''], clause) => ({
      kind: 'removeText',
      text: clause.value(text),
      ...(section === '' ? {} : { section: clause.restore(section) }),
    }),
  ],
  [
    /^(?:make|let|have)\s+(.+?)\s+and\s+(.+?)\s+(?:swap|switch|trade|change)(?:\s+places)?$/i,
    ([, one = '', other = ''], clause) => ({
      kind: 'swap',
      one: clause.restore(one),
      other: clause.restore(other),
    }),
  ],
  [
    /^(?:swap|switch|exchange)\s+(.+?)\s+(?:and|with)\s+(.+)$/i,
    ([, one = '', other = ''], clause) => ({
      kind: 'swap',
      one: clause.restore(one),
      other: clause.restore(other),
    }),
  ],
  [
    /^(?:move|put|place|bring|shift|push|pull)\s+(.+?)\s+(?:(?:one|two|three|four|five|\d)\s+(?:places?|positions?|sections?|steps?)\s+)?(up|down|higher|lower)(?:\s+by)?(?:\s+(one|two|three|four|five|\d)(?:\s+(?:places?|positions?|sections?|steps?))?)?$/i,
    ([all = '', section = '', way = '', after = ''], clause) => {
      const before =
        /\s(one|two|three|four|five|\d)\s+(?:place|position|section|step)/i.exec(all)?.[1] ?? '';
      return {
        kind: 'move',
        section: clause.restore(section),
        place: {
          where: /^(?:up|higher)$/i.test(way) ? 'up' : 'down',
          steps: stepsOf(after || before),
        },
      };
    },
  ],
  [
    /^(?:move|put|place|bring|shift|push|pull)\s+(.+?)\s+(?:up\s+|down\s+)?(?:(?:to|at|on)\s+)?(?:the\s+)?(?:very\s+)?(top|bottom|start|beginning|end|first|last|front)(?:\s+(?:of\s+the\s+page|position|place|(?:in|of|on)\s+(?:the|that|this)\s+list))?(?:,?\s+(?:right\s+|directly\s+|just\s+)?(?:after|below|under|beneath)\s+the\s+(?:hero|header|headline|title|intro))?$/i,
    ([, section = '', end = ''], clause) => ({
      kind: 'move',
      section: clause.restore(section),
      place: { where: /^(?:bottom|end|last)$/i.test(end) ? 'bottom' : 'top' },
    }),
  ],
  [
    /^(?:move|put|place|bring|shift)\s+(.+?)(?:\s+(?:up|down|higher|lower))?,?\s+(?:to\s+)?(?:right\s+|directly\s+|just\s+)?(before|after|above|below|under|beneath|behind|in front of)\s+(.+)$/i,
    ([, section = '', word = '', other = ''], clause) => {
      const where: Place['where'] = /^(?:before|above|in front of)$/i.test(word)
        ? 'before'
        : 'after';
      return {
        kind: 'move',
        section: clause.restore(section),
        place: { where, section: clause.restore(other) },
      };
    },
  ],
  [
    /^(.{1,80}?)\s+(?:should|must)\s+(?:come|go|be|stand|appear)\s+(?:at\s+the\s+(?:very\s+)?)?(first|last|top|bottom|end|start|beginning)$/i,
    ([, section = '', end = ''], clause) => ({
      kind: 'move',
      section: clause.restore(section),
      place: { where: /^(?:bottom|end|last)$/i.test(end) ? 'bottom' : 'top' },
    }),
  ],
  [
    /^(.{1,80}?)\s+(?:should|must)\s+(?:come|go|be|stand|appear)\s+(before|after|above|below)\s+(.+)$/i,
    ([, section = '', word = '', other = ''], clause) => ({
      kind: 'move',
      section: clause.restore(section),
      place: {
        where: /^(?:before|above)$/i.test(word) ? 'before' : 'after',
        section: clause.restore(other),
      },
    }),
  ],
  [
    /^take\s+(.+?\s+off\s+.{2,60})$/i,
    ([, section = ''], clause) => ({ kind: 'remove', section: clause.restore(section) }),
  ],
  [
    /^(?:take|leave)\s+(.+?)\s+out$|^no\s+(?:more\s+)?(.{2,40})$/i,
    ([, one = '', other = ''], clause) => ({
      kind: 'remove',
      section: clause.restore(one || other),
    }),
  ],
  [
    /^(?:cut|trim|reduce)\s+(.+?)\s+(?:in|by) half$/i,
    ([, section = ''], clause) => ({
      kind: 'shorten',
      section: sectionOrPage(clause.restore(section)),
    }),
  ],
  // trim the intro to one sentence
  [
    /^(?:shorten|condense|trim|tighten|cut|reduce|boil|make|keep|get)\s+(.+?)\s+(?:down\s+)?(?:to|at)\s+(?:just\s+|only\s+|about\s+)?(one|a single|two|three|1|2|3)\s+(?:sentences?|lines?)$/i,
    ([, section = '', count = ''], clause) => ({
      kind: 'shorten',
      section: sectionOrPage(clause.restore(section)),
      sentences: numbers[count.toLowerCase()] ?? (Number(count) || 1),
    }),
  ],
  // the old prices should not be on the page; we don't need the form
  [
    /^(.{2,100}?)\s+(?:should(?:n['’]t| not)|must(?:n['’]t| not)|can['’]?t|cannot|need(?:n['’]t| not))\s+(?:be|appear|show(?: up)?|stay|stand)(?:\s+(?:on|in|here|there|shown|listed|mentioned)\b.{0,40})?$/i,
    ([, section = ''], clause) => ({ kind: 'remove', section: clause.restore(section) }),
  ],
  [
    /^(?:(?:we|they|i)\s+)?(?:do ?n[o’']?t|don['’]t)\s+(?:need|want|mention|show|list|talk about|include|use|say)\s+(.{2,100})$/i,
    ([, section = ''], clause) => ({
      kind: 'remove',
      section: clause
        .restore(section)
        .replace(/\s+(?:anywhere|any ?more|at all|here|on the page)$/i, ''),
    }),
  ],
  // can the proof go first?
  [
    /^(?:can|could|may|should|let|have)\s+(.{2,80}?)\s+(?:go|come|be|move|stand|appear)\s+(?:to\s+the\s+(?:very\s+)?|at\s+the\s+(?:very\s+)?)?(first|last|top|bottom|end|start)$/i,
    ([, section = '', end = ''], clause) => ({
      kind: 'move',
      section: clause.restore(section),
      place: { where: /^(?:bottom|end|last)$/i.test(end) ? 'bottom' : 'top' },
    }),
  ],
  // shorten …; make … shorter; cut … down
  [
    /^(?:shorten|condense|trim|tighten|compress|abbreviate|reduce|summari[sz]e|cut down|trim down)(?:\s+(.+))?$/i,
    ([, section = ''], clause) => ({
      kind: 'shorten',
      section: sectionOrPage(clause.restore(section)),
    }),
  ],
  [
    /^(?:make|keep|cut|trim)\s+(.+?)\s+(?:a (?:bit|little) |much |way |somewhat )?(?:shorter|briefer|more concise|concise|brief|short|down|less wordy|tighter|crisper)$/i,
    ([, section = ''], clause) => ({
      kind: 'shorten',
      section: sectionOrPage(clause.restore(section)),
    }),
  ],
  [
    /^(.{1,60}?)(?:['’]s| is| are)\s+(?:way |far |much |a bit |a little )?too (?:long|wordy)$|^(?:too long|shorter|less text)$/i,
    ([, section = 'page'], clause) => ({
      kind: 'shorten',
      section: sectionOrPage(clause.restore(section || 'page')),
    }),
  ],
  [
    /^(?:expand|lengthen|extend|elaborate(?: more)?(?: on)?|flesh out|enlarge|go deeper (?:into|on)|expand on|say more about|tell (?:me|them|us|the reader) more about|give (?:us |them )?more (?:details?|information|info) (?:about|on))\s+(.+)$/i,
    ([, section = ''], clause) => {
      const named = clause.restore(section).replace(/^(?:on|upon)\s+/i, '');
      return { kind: 'expand', section: sectionOrPage(named) };
    },
  ],
  [
    /^make\s+(.+?)\s+(?:a (?:bit|little) |much |somewhat )?(?:longer|more detailed|bigger|richer|more elaborate)$/i,
    ([, section = ''], clause) => ({
      kind: 'expand',
      section: sectionOrPage(clause.restore(section)),
    }),
  ],
  [
    /^(?:remove|delete|drop|cut|take out|get rid of|leave out|hide|erase|lose|kill|scrap)\s+(.+)$/i,
    ([, section = ''], clause) => ({
      kind: 'remove',
      section: clause.restore(section).replace(/\s+from the page$/i, ''),
    }),
  ],
];
