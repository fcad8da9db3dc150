// Requests that add something: a section, a sentence, an answer.
import { type Clause, quotedPattern } from './message.ts';
import type { Place, Request } from './requests.ts';
import type { Rule } from './rule.ts';

const quoted = quotedPattern;
const add = '(?:add|insert|include|write|create|put in|append|give (?:us|me|it))';
const section =
  '(?:(?:a|an|another|one more|some|the)\\s+)?(?:new\\s+|short\\s+|brief\\s+|small\\s+|separate\\s+)?(?:section|block|paragraph|part|chapter|bit|passage)';

/** `… at the top`, `… after the FAQ` at the end of a request. */
export function splitPlace(masked: string, clause: Clause): { rest: string; place?: Place } {
  const ends =
    /^(.*?)\s*,?\s*\b(?:at|to|on|near)\s+the\s+(?:very\s+)?(top|bottom|start|beginning|end)(?:\s+of\s+the\s+page)?$/i.exec(
      masked,
    );
  if (ends) {
    const [, rest = '', end = ''] = ends;
    return { rest, place: { where: /^(?:bottom|end)$/i.test(end) ? 'bottom' : 'top' } };
  }
  const beside =
    /^(.*)\s+(?:right\s+|directly\s+|just\s+)?(before|after|above|below|under|beneath|following|behind)\s+(.+)$/i.exec(
      masked,
    );
  if (!beside) return { rest: masked };
  const [, rest = '', word = '', other = ''] = beside;
  const where = /^(?:before|above)$/i.test(word) ? 'before' : 'after';
  return { rest, place: { where, section: clause.restore(other) } };
}

const withPlace = (place: Place | undefined): { place?: Place } =>
  place === undefined ? {} : { place };

/** `Title: text` in one quotation, or the title alone. */
export function literal(whole: string, place: Place | undefined): Request {
  const [, title, text] = /^([^:\n]{1,120}):\s+([\s\S]+)$/.exec(whole) ?? [];
  if (title !== undefined && text !== undefined) {
    return { kind: 'addText', title: title.trim(), text: text.trim(), ...withPlace(place) };
  }
  const sentence = /[.!?。]\s*$/.test(whole) || whole.split(/\s+/).length > 8;
  return sentence
    ? { kind: 'addText', text: whole, ...withPlace(place) }
    : { kind: 'addAbout', topic: whole, heading: whole, ...withPlace(place) };
}

/** `something about returns`, `the SOC 2 answer`: the topic alone. */
const aboutOf = (text: string): string =>
  text
    .replace(
      /^(?:an?|the|our|some|one)?\s*(?:question|answer|entry|item|something|info|information|details?|one|bit)\s+(?:about|on|for|regarding|to|covering)\s+/i,
      '',
    )
    .replace(/^(?:the|our|an?)\s+/i, '')
    .replace(/\s+(?:answer|question|entry|item|info|information|bit|part)$/i, '');

const said =
  '(?:and(?: the)? (?:text|content|words|copy)|with(?: the)? (?:text|content|words|copy)|saying|that says|which says|reading|:|-|–|with)';

const nearTop =
  /^(.+?),?\s+(?:(?:ideally|preferably|maybe|if possible)\s+)?(?:near|at|towards?|close to)\s+the\s+(?:very\s+)?(?:top|start|beginning)(?:\s+of the page)?$/i;

/** The last resort of `add …`: after everything more special, and all refusals. */
export const addAnything: Rule = [
  /^(?:add|include|bring in|put(?=.{3,80}\b(?:in|into)\b))\s+(?:some\s+|our\s+|the\s+)?([^\uE000]{3,90})$/i,
  ([, rest = ''], clause) => {
    const { rest: topic, place } = splitPlace(rest, clause);
    return { kind: 'addAbout', topic: clause.value(topic), ...withPlace(place) };
  },
];

export const addRules: Rule[] = [
  // add a section titled "A" with the text "B"
  [
    new RegExp(
      `^${add}\\s+${section}\\s*(?:titled|called|named|headed|with (?:the )?(?:title|heading))?\\s*(${quoted})\\s*${said}\\s*:?\\s*(${quoted}|\\S.*)$`,
      'i',
    ),
    ([, title = '', rest = ''], clause) => {
      const { rest: text, place } = new RegExp(`^${quoted}\\s+\\S`).test(rest)
        ? splitPlace(rest, clause)
        : { rest, place: undefined };
      return {
        kind: 'addText',
        title: clause.value(title),
        text: clause.value(text),
        ...withPlace(place),
      };
    },
  ],
  // add a section "Title: text"
  [
    new RegExp(
      `^${add}\\s+${section}\\s*(?:titled|called|named|headed|saying|that says|:)?\\s*(${quoted}.*)$`,
      'i',
    ),
    ([, rest = ''], clause) => {
      const { rest: text, place } = splitPlace(rest, clause);
      return literal(clause.value(text), place);
    },
  ],
  [
    new RegExp(`^${add}\\s+${section}\\s*:\\s*(\\S.*)$`, 'i'),
    ([, rest = ''], clause) => literal(clause.value(rest), undefined),
  ],
  // answer "Z"; add an FAQ about Z; add the question "Z"
  [
    /^(?:answer|reply to|respond to)\s*:?\s+(?:the\s+|this\s+|my\s+|their\s+|her\s+|his\s+|the reader['’]s\s+)?(?:questions?\s*)?[:,]?\s*(?:of\s+|about\s+|on\s+)?(\S.*)$/i,
    ([, question = ''], clause) => ({
      kind: 'answer',
      question: clause.value(question.replace(/\s+on the page$/i, '')),
    }),
  ],
  [
    new RegExp(
      `^${add}\\s+(?:an?\\s+|the\\s+|another\\s+)?(?:new\\s+)?(?:answer\\s+to|faq(?:\\s+(?:item|entry|question|answer))?|question(?:\\s+and\\s+answer)?|q\\s?&\\s?a)(?:\\s+(?:to|in|into)\\s+the\\s+faq)?\\s*(?:about|on|for|to|:|whether|asking)?\\s*(?:the\\s+question\\s+)?(\\S.*)$`,
      'i',
    ),
    ([, question = ''], clause) => {
      const bare = question.replace(/\s+(?:to|in|into)\s+the\s+faq(?:\s+section)?$/i, '');
      return { kind: 'answer', question: clause.value(bare), inFaq: true };
    },
  ],
  // hosting should be its own FAQ entry
  [
    /^(?:can|could)?\s?(.{2,100}?)\s+(?:should|must|could|can|to)\s+(?:be|get|have|become|go)\s+(?:its own\s+|an?\s+|as an?\s+|in\s+|into\s+|in the\s+|into the\s+|to the\s+)?(?:separate\s+)?(?:faqs?|q\s?&\s?a)(?:\s+(?:entry|question|item|section))?$/i,
    ([, topic = ''], clause) => ({
      kind: 'answer',
      question: clause.value(aboutOf(topic)),
      inFaq: true,
    }),
  ],
  // add the SOC 2 answer to the FAQ
  [
    new RegExp(
      `^(?:${add}|put)\\s+(\\S.*?)\\s+(?:to|in|into|as an?|under)\\s+(?:the\\s+|our\\s+|an?\\s+)?(?:faqs?|q\\s?&\\s?a|frequently asked questions)(?:\\s+(?:section|entry|item|question))?$`,
      'i',
    ),
    ([, topic = ''], clause) => ({
      kind: 'answer',
      question: clause.value(aboutOf(topic)),
      inFaq: true,
    }),
  ],
  // add a line that Y
  [
    /^(?:add|include|put in|write|insert)\s+(?:a|one|another)\s+(?:short\s+)?(?:line|sentence|note|remark|hint)\s+(?:that|saying(?:\s+that)?)\s+(\S.*)$/i,
    ([, text = ''], clause) => ({ kind: 'mention', text: `that ${clause.value(text)}` }),
  ],
  // mention Y; say that Y; add the sentence "Y" to the hero
  [
    new RegExp(
      `^(?:${add}|put)\\s+(?:(?:the|this|a|another)\\s+)?(?:sentence|text|line|words|phrase|note|fact)?\\s*:?\\s*(${quoted})(?:\\s+(?:to|in|into|under|on)\\s+(.+))?$`,
      'i',
    ),
    ([, text = '', where = ''], clause) => ({
      kind: 'mention',
      text: clause.value(text),
      ...(where === '' || /^the page$/i.test(where) ? {} : { section: clause.restore(where) }),
    }),
  ],
  [
    /^(?:mention|say(?!\s+something)|state|note|point out|tell (?:them|the reader|readers)(?!\s+more\b)|make clear|refer to|reference|bring up)\s+(\S.*)$/i,
    ([, rest = ''], clause) => {
      const placed =
        /^(?:right\s+)?(?:in|under|underneath|below|beneath|at|near)\s+(the\s+[\w\s-]{2,40}?)\s+(?:that|:)\s+(\S.*)$/i.exec(
          rest,
        );
      if (placed) {
        const section = clause.restore(placed[1] ?? '');
        return { kind: 'mention', text: clause.value(placed[2] ?? ''), section, sourced: true };
      }
      const within =
        /^(.+?)\s+(?:right\s+|directly\s+|just\s+)?(?:in|under|underneath|below|beneath|inside|within)\s+(the\s+.+|.+\ssection|hero|faq)$/i.exec(
          rest,
        );
      const top = within ? null : nearTop.exec(rest);
      const text = clause.value(within?.[1] ?? top?.[1] ?? rest);
      const section = top ? 'hero' : within && clause.restore(within[2] ?? '');
      return { kind: 'mention', text, ...(section ? { section } : {}) };
    },
  ],
  // add more about X to the Y section → the section is expanded; add a section about X
  [
    new RegExp(
      `^${add}\\s+(?:more\\s+)?(?:detail|details|text|information|info|content|words|sentences)?\\s*(?:to|in)\\s+(the\\s+.+|.+\\ssection|this|it)$`,
      'i',
    ),
    ([, where = ''], clause) => ({ kind: 'expand', section: clause.restore(where) }),
  ],
  [
    new RegExp(
      `^(?:${add}|talk|say something)\\s*(?:${section}|something|information|info|details?|text|content|more(?:\\s+(?:text|information|details?))?|a few words)?\\s*(?:about|on|regarding|covering|describing|explaining|for|around|dedicated to)\\s+(\\S.*)$`,
      'i',
    ),
    ([, rest = ''], clause) => {
      const { rest: topic, place } = splitPlace(rest, clause);
      return { kind: 'addAbout', topic: clause.value(topic), ...withPlace(place) };
    },
  ],
  // add a pricing section
  [
    new RegExp(
      `^${add}\\s+(?:an?\\s+|the\\s+|another\\s+)?(?:new\\s+)?(\\S.{1,60}?)\\s+(?:section|block)(\\s+.+)?$`,
      'i',
    ),
    ([, topic = '', tail = ''], clause) => {
      const { place } = splitPlace(`x${tail}`, clause);
      return { kind: 'addAbout', topic: clause.value(topic), ...withPlace(place) };
    },
  ],
  [
    /^explain\s+(\S.*)$/i,
    ([, topic = ''], clause) => ({ kind: 'addAbout', topic: clause.value(topic) }),
  ],
  [
    /^(?:focus(?: more)?(?: the page)?|concentrate|put (?:more |the )?(?:weight|focus|emphasis)|lead|open(?: the page)?|start(?: the page)?|begin)\s+(?:more\s+)?(?:on|with)\s+(\S.*)$|^(?:emphasi[sz]e|highlight|stress)\s+(\S.*)$/i,
    ([, one = '', other = ''], clause) => ({ kind: 'focus', topic: clause.value(one || other) }),
  ],
];
