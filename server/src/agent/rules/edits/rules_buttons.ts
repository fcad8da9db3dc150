// Requests about buttons: renaming, showing and hiding them.
import type { Rule } from './rule.ts';

const into = '(?:to|into|as|say|says|read|reads|with|=|:)';

export const buttonRules: Rule[] = [
  // A few words with no end are a button's title; a sentence is the text above it.
  [
    new RegExp(`^(?:rename|change|set|make|update)\\s+the\\s+cta\\s+${into}\\s+(\\S.*)$`, 'i'),
    ([, value = ''], clause) => {
      const to = clause.value(value);
      const title = to.split(/\s+/).length <= 5 && !/[.!?]$/.test(to);
      return title ? { kind: 'renameButton', to } : undefined;
    },
  ],
  // change the button "A" to "B"; rename the "A" button to "B"; make the button say "B"
  [
    /^(?:(?:rename|change|set|update|call|make|relabel|retitle|replace|edit|let)\b.*\b(?:button|submit label)s?\b.*|(?:the\s)?.{0,80}\bbutton\s(?:should|must)\s(?:say|read|be)\b.*)/i,
    ([all = ''], clause) => {
      const quoted = clause.quotations(all);
      const [from, to] = quoted.length >= 2 ? quoted : [undefined, quoted[0]];
      if (to !== undefined && from !== undefined) return { kind: 'renameButton', from, to };
      const value = new RegExp(String.raw`\s${into}\s+(\S.*)$`, 'i').exec(all)?.[1];
      if (to !== undefined && (value === undefined || !clause.quotations(value).includes(to))) {
        // The one quotation names the button; what follows is its new name.
        return value === undefined
          ? undefined
          : { kind: 'renameButton', from: to, to: clause.value(value) };
      }
      if (value === undefined) return undefined;
      const named = /\b(?:the|our)\s+(.{2,60}?)\s+button\b/i.exec(all)?.[1];
      const own =
        named !== undefined &&
        !/^(?:submit|form|cta|main|header|hero|first|second|primary)$/i.test(named);
      return {
        kind: 'renameButton',
        to: clause.value(value),
        ...(own ? { from: clause.value(named) } : {}),
      };
    },
  ],
  [
    /^(?:remove|delete|drop|hide|take out|get rid of)\s+(?:the\s+)?(?:button\s+(\S.*?)|(\S.*?)\s+button)(?:\s+(?:from|in|on)\s+(.+))?$/i,
    ([, after = '', before = '', section = ''], clause) => ({
      kind: 'hideButton',
      title: clause.value(after || before),
      ...(section === '' ? {} : { section: clause.restore(section) }),
    }),
  ],
  [
    /^(?:add|show|put|include|use)\s+(?:a\s+|an\s+|the\s+)?(?:button\s+(\S.*?)|(\S.*?)\s+button)(?:\s+(?:to|in|on|into|at)\s+(.+))?$/i,
    ([, after = '', before = '', section = ''], clause) => ({
      kind: 'showButton',
      title: clause.value(after || before),
      ...(section === '' ? {} : { section: clause.restore(section) }),
    }),
  ],
];
