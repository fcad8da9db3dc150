// Requests that give a text: headline, headings, wording, replacements.
import { quotedPattern } from './message.ts';
import type { RequestOf } from './requests.ts';
import type { Rule } from './rule.ts';

const quoted = quotedPattern;
const change = '(?:set|change|update|make|edit|replace|rename|rewrite|turn|switch)';
const into = '(?:to say|to read|to be|to|into|as|with|by|say|read|:|=|→|be)';
const heroMember =
  "(?:(?:page|hero|main)(?:[’']s)?\\s+)?(headline|title|sub-?\\s?headline|sub-?title|sub-?heading|tagline|eyebrow|kicker|h1)";

function memberOf(word: string): RequestOf<'setHero'>['member'] {
  if (/^(?:eyebrow|kicker)$/i.test(word)) return 'eyebrow';
  return /^sub|tagline/i.test(word) ? 'subheadline' : 'headline';
}

const setHero =
  (word: number, value: number): Rule[1] =>
  (groups, clause) => {
    const member = memberOf(groups[word] ?? '');
    const given = clause.value(groups[value] ?? '');
    return member === 'headline' && describes(groups[value] ?? '')
      ? { kind: 'headlineAbout', topic: given }
      : { kind: 'setHero', member, value: given };
  };

/** `the time saving`, not quoted and without a capital, says what a headline is about. */
export const describes = (value: string): boolean =>
  /^(?:the|our|their|this|that|these|those)\s\p{Ll}[\p{Ll}\s-]{2,60}$/u.test(value) ||
  /^(?:more|less|mehr|weniger|plus|moins|más|menos|più|meno|mais|meer|minder|więcej|mniej)\s/u.test(
    value,
  );

/** A section, and the text for it. */
const named =
  (kind: 'setHeading' | 'setText'): Rule[1] =>
  ([, section = '', value = ''], clause) => ({
    kind,
    section: clause.restore(section),
    value: clause.value(value),
  });

/** `“a week” in the last step`. */
const placed = new RegExp(`^(${quoted})\\s+(?:in|on|under|of|at|for)\\s+(.{2,80})$`, 'i');

export const setRules: Rule[] = [
  // replace "A" with "B"; change every "A" to "B"
  [
    new RegExp(
      `^(?:replace|swap|change|substitute|exchange)\\s+(?:(?:all|every|each|any|the word|the words|the phrase|the text|the name|the term|occurrences? of|all occurrences of)\\s+)*(${quoted})\\s+(?:with|by|to|for|into)\\s+(.+?)(?:\\s+(?:everywhere|throughout|on the (?:whole )?page|in the (?:whole )?page))?$`,
      'i',
    ),
    ([, from = '', to = ''], clause) => {
      const [, given = to, where] = placed.exec(to) ?? [];
      return {
        kind: 'replace',
        from: clause.value(from),
        to: clause.value(given),
        ...(where === undefined ? {} : { section: clause.restore(where) }),
      };
    },
  ],
  [
    /^(?:replace|substitute)\s+(?!(?:the|this|our)\s)(\S.{0,80}?)\s+(?:with|by)\s+(\S.*?)(?:\s+(?:everywhere|throughout|on the page))?$/i,
    ([, from = '', to = ''], clause) => ({
      kind: 'replace',
      from: clause.value(from),
      to: clause.value(to),
    }),
  ],
  [
    /^(?:use|say|write|put|spell it)\s+(\S.*?)\s+(?:instead of|rather than|in place of|not)\s+(\S.*)$/i,
    ([, to = '', from = ''], clause) => ({
      kind: 'replace',
      from: clause.value(from),
      to: clause.value(to),
    }),
  ],
  // change 9.30 to 9.15 in the heading
  [
    /^(?:change|replace|update|correct|fix)\s+(?:the\s+)?([^\s\uE000]{0,20}\d[^\s\uE000]{0,20}(?:\s[\p{L}%€$£]{1,20}){0,2}?)\s+(?:to|with|by|into)\s+([^\s\uE000]{0,20}\d[^\s\uE000]{0,20}(?:\s[\p{L}%€$£]{1,20}){0,2}?)(?:\s+(?:in|on|under|of)\s+(.{2,80}))?$/iu,
    ([, from = '', to = '', section = ''], clause) => ({
      kind: 'replace',
      from: clause.value(from),
      to: clause.value(to),
      ...(section === '' ? {} : { section: clause.restore(section) }),
    }),
  ],
  // make the headline about …
  [
    new RegExp(
      `^(?:${change}|focus|i want|let|have|write)\\s+(?:the\\s+|our\\s+|a\\s+|an\\s+)?(?:new\\s+)?${heroMember}\\s+(?:to\\s+be\\s+|should\\s+be\\s+|more\\s+|be\\s+|to\\s+)?(?:about|on|around|mention|focus(?:ed|ing)? on|talk about|lead with)\\s+([^\\uE000]{2,120}?)(?:\\s+instead)?$`,
      'i',
    ),
    ([, word = '', topic = ''], clause) =>
      memberOf(word) === 'headline'
        ? { kind: 'headlineAbout', topic: clause.value(topic) }
        : undefined,
  ],
  [
    /^(?:the\s+)?(?:headline|title)\s+(?:should|must|needs to)\s+(?:be (?:more )?(?:about|on)|mention|talk about|focus on|lead with)\s+([^\uE000]{2,120})$/i,
    ([, topic = ''], clause) => ({ kind: 'headlineAbout', topic: clause.value(topic) }),
  ],
  // another headline; a different title, please
  [
    /^(?:(?:give (?:me|us)|try|use|pick|choose|find|suggest|we need|change to|i want|i(?:'d| would|’d) like|write|add)\s+)?(?:another|a different|a new|a better|an? other|some other)\s+(?:headline|title)$|^(?:change|replace|swap)\s+the\s+(?:headline|title)$|^i\s+(?:do ?n[o’']?t|don['’]t)\s+like\s+the\s+(?:headline|title)$/i,
    () => ({ kind: 'otherHeadline' }),
  ],
  // set the headline to …; the headline should be …; headline: …; use … as the headline
  [
    new RegExp(
      `^${change}\\s+(?:the\\s+|our\\s+|its\\s+)?${heroMember}\\s*(?:text\\s*)?${into}\\s*(\\S.*)$`,
      'i',
    ),
    setHero(1, 2),
  ],
  [
    new RegExp(
      `^(?:the\\s+)?${heroMember}\\s*(?:should|must|shall|needs to)\\s+(?:be|say|read)\\s*:?\\s*(\\S.*)$`,
      'i',
    ),
    setHero(1, 2),
  ],
  [new RegExp(`^(?:the\\s+|new\\s+)?${heroMember}\\s*[:=→]\\s*(\\S.*)$`, 'i'), setHero(1, 2)],
  // put Ada Field in the headline
  [
    new RegExp(
      `^(?:put|get|work|include)\\s+([^\\uE000]{2,60}?)\\s+(?:in|into)\\s+(?:the\\s+|our\\s+)?${heroMember}$`,
      'i',
    ),
    ([, topic = '', word = ''], clause) =>
      memberOf(word) === 'headline' && topic.split(' ').length <= 4
        ? { kind: 'headlineAbout', topic: clause.value(topic) }
        : undefined,
  ],
  [
    new RegExp(
      `^(?:use|take|put|write)\\s+(\\S.*?)\\s+(?:as|for|in|into)\\s+(?:the\\s+|our\\s+)?${heroMember}$`,
      'i',
    ),
    setHero(2, 1),
  ],
  [new RegExp(`^${change}\\s+(?:the\\s+)?${heroMember}\\s+(${quoted})$`, 'i'), setHero(1, 2)],
  [
    new RegExp(
      `^i want\\s+(?:the\\s+)?${heroMember}\\s+to\\s+(?:be|say|read)\\s*:?\\s*(\\S.*)$`,
      'i',
    ),
    setHero(1, 2),
  ],
  [
    new RegExp(
      `^${change}\\s+(?:the\\s+)?(?:heading|title|header)\\s+(${quoted})\\s+${into}\\s+(\\S.*)$`,
      'i',
    ),
    named('setHeading'),
  ],
  // change the heading of the FAQ to …; change the FAQ heading to …
  [
    new RegExp(
      `^${change}\\s+(?:the\\s+)?(?:heading|title|header|headline|name)\\s+(?:of|for|on|in|above)\\s+(.+?)\\s+${into}\\s+(\\S.*)$`,
      'i',
    ),
    named('setHeading'),
  ],
  [
    new RegExp(
      `^${change}\\s+(.*?)(?:[’']s)?\\s*\\b(?:heading|title|header)\\s+${into}\\s+(\\S.*)$`,
      'i',
    ),
    named('setHeading'),
  ],
  [
    new RegExp(
      `^(?:rename|retitle|call|name|title)\\s+(.+?)\\s+(?:(?:to|as|into)\\s+)?(${quoted})$`,
      'i',
    ),
    named('setHeading'),
  ],
  // heading of Results should be “What changes”
  [
    /^(?:the\s+)?(?:heading|title)\s+(?:of|for|above|over)\s+(.{2,60}?)\s+(?:should|must|needs to|ought to)\s+(?:be|read|say)\s*:?\s+(\S.*)$/i,
    named('setHeading'),
  ],
  [/^(?:rename|retitle)\s+(.+?)\s+(?:to|as|into)\s+(\S.*)$/i, named('setHeading')],
  // change the text of the hero to …; change this to …
  [
    new RegExp(
      `^${change}\\s+(?:the\\s+)?(?:text|copy|body|wording|words|paragraphs?|content|introduction|intro|caption)\\s+(?:of|in|for|under|below)\\s+(.+?)\\s+${into}\\s+(\\S.*)$`,
      'i',
    ),
    named('setText'),
  ],
  [
    new RegExp(
      `^${change}\\s+(this|it|that|(?:the|this|that)\\s.+?)(?:\\s+(?:text|copy|wording))?\\s+${into}\\s+(${quoted})$`,
      'i',
    ),
    named('setText'),
  ],
  [
    /^(?:set|change|turn|rewrite)\s+(this|it|that)(?:\s+(?:text|copy|section|element|block))?\s+(?:to|into|as)\s+(?!the\s|a\s|an\s)(\S.*)$/i,
    ([, , value = ''], clause) => ({
      kind: 'setText',
      section: 'this',
      value: clause.value(value),
    }),
  ],
];
