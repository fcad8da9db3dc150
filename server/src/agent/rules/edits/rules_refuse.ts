// Requests the agent recognises and must decline, so that it can say where to turn instead.

import type { Refusal } from './requests.ts';
import type { Rule } from './rule.ts';

const refuse =
  (because: Refusal): Rule[1] =>
  (_, clause) => ({ kind: 'refuse', because, text: clause.restore(clause.masked) });

export const refuseRules: Rule[] = [
  [
    /^(?:start (?:over|again|from scratch)|(?:rewrite|regenerate|redo|recreate|rebuild)(?:\s+(?:it|everything|(?:the|this)\s+(?:whole\s+|entire\s+)?page))?(?:\s+from scratch)?|(?:write|create|make|build|generate|draft|prepare|compose)\s+(?:me\s+|us\s+)?(?:a|an|the|this|another)\s+(?:\S+\s+){0,4}?(?:page|version|draft|variant|website|site|microsite|deck)\b.*)$/i,
    () => ({ kind: 'rewrite' }),
  ],
  [
    /\btranslat|\b(?:in|into|to) (?:german|french|spanish|italian|portuguese|dutch|japanese|chinese|korean|arabic|english|deutsch)\b/i,
    refuse('translate'),
  ],
  [
    /\b(?:undo|revert|roll ?back|go back to|restore (?:the )?(?:old|previous|last)|previous version|as it was before)\b/i,
    refuse('undo'),
  ],
  [/^(?:publish|unpublish|archive|schedule|go live)\b(?!.{0,40}\d)/i, refuse('publish')],
  [
    /\b(?:colou?rs?|(?:green|blue|red|yellow|orange|purple|pink|black|white|gr[ea]y)$|fonts?|typeface|background|theme|spacing|align(?:ed|ment)?|layout|css|bold|italic|(?:dark|light) mode)\b/i,
    refuse('design'),
  ],
  [/\b(?:image|picture|photo|video|screenshot|illustration|icon)s?\b/i, refuse('picture')],
  [
    /\b(?:tone|friendl(?:y|ier)|formal|informal|casual|professional|playful|serious|confident|warm(?:er)?|persuasive|compelling|exciting|engaging|punch(?:y|ier)|catch(?:y|ier)|natural|human|simpler|simplify|rephrase|reword|paraphrase|rewrite|polish|improve|better|stronger|funn(?:y|ier)|creative|style|voice|grammar|spelling|typos?|jargon|salesy|less boring|sound|pop)\b/i,
    refuse('style'),
  ],
];
