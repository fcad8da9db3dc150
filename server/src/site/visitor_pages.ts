// The pages that answer a visitor's form or question, dressed as the page it was sent from: complete without a
// script, and with a way back. Pure.
import type { BlockOf } from '../content/content.ts';
import type { Field, FieldFault } from '../forms/fields.ts';
import { type ActionLink, actionsOf } from './render/actions.ts';
import { form as renderForm } from './render/blocks/forms.ts';
import type { View } from './render/blocks/section.ts';
import { tick } from './render/blocks/tables.ts';
import { titleOf } from './render/head.ts';
import { type Html, html } from './render/html.ts';
import type { RenderInput } from './render/input.ts';
import { pageLanguage, renderAround } from './render/page.ts';
import { heading } from './render/text.ts';
import { visitorRules } from './visitor_rules.ts';
import { type VisitorWords, visitorWords } from './visitor_words.ts';

export const wordsFor = (input: RenderInput): VisitorWords => visitorWords(pageLanguage(input).tag);

/** Under a title of its own, never in an index, and without buttons that lead to parts of the other page. */
export function sheet(input: RenderInput, title: string, main: (view: View) => Html): string {
  const { headerActionId: _, ...page } = input.page;
  const audience = {
    effectiveMetadata: { title: `${title} – ${titleOf(input)}`, robots: ['noindex'] },
  };
  return renderAround({ ...input, page, audience, moreRules: visitorRules }, main);
}

/** The page's own actions, made to work from elsewhere: its anchors are on the page that was left. */
export function actionsFrom(input: RenderInput, back: string | undefined): ActionLink[] {
  const { pick } = actionsOf(input);
  return pick(input.page.actions.map(({ actionId }) => actionId)).flatMap((action) => {
    if (!action.href.startsWith('#')) return [action];
    return back === undefined ? [] : [{ ...action, href: `${back}${action.href}` }];
  });
}

export function backLink(
  words: VisitorWords,
  back: string | undefined,
  className = 'button',
): Html {
  return back === undefined
    ? html``
    : html`<a class="${className}" href="${back}">${words.back}</a>`;
}

export function thanksPage(input: RenderInput, back: string | undefined): string {
  const words = wordsFor(input);
  return sheet(
    input,
    words.thanks,
    () => html`<div class="block title centered sent"><div class="wrap"><div class="said">
${tick}${heading(1, words.thanks, 'display')}<p class="lead" dir="auto">${words.received}</p>
<div class="actions">${backLink(words, back)}</div>
</div></div></div>
`,
  );
}

export const withBack = (back: string | undefined): { back?: string } =>
  back === undefined ? {} : { back };

export interface FaultyForm {
  form: BlockOf<'form'>;
  values: ReadonlyMap<string, readonly string[]>;
  faults: readonly FieldFault[];
  back: string | undefined;
}

export function faultsPage(input: RenderInput, { form, values, faults, back }: FaultyForm): string {
  const words = wordsFor(input);
  const told = faults.map((fault): [string, string] => {
    const field = form.fields.find(({ name }) => name === fault.name);
    return [fault.name, faultText(words, field, fault, pageLanguage(input).tag)];
  });
  const entered = {
    componentId: form.componentId,
    values,
    summary: words.faults,
    faults: new Map(told),
  };
  return sheet(
    { ...input, ...withBack(back), entered },
    words.checkEntries,
    (view) =>
      html`<div class="block title slim"><div class="wrap">${heading(1, words.checkEntries, 'asked')}</div></div>
${renderForm(form, view)}`,
  );
}

function faultText(
  words: VisitorWords,
  field: Field | undefined,
  fault: FieldFault,
  tag: string,
): string {
  const type = field?.fieldType;
  const choice = type === 'select' || (type === 'checkbox' && field?.options !== undefined);
  switch (fault.code) {
    case 'required':
      if (choice && field?.options !== undefined) return words.requiredChoice;
      return type === 'checkbox' ? words.requiredTick : words.required;
    case 'too_long':
      return words.tooLong.replace('{limit}', (fault.limit ?? 0).toLocaleString(tag));
    case 'not_allowed':
      return words.requiredChoice;
    case 'out_of_range':
      return words.number;
    case 'wrong_format':
      if (type === 'email' || type === 'phone' || type === 'url' || type === 'number') {
        return words[type];
      }
      return words.unreadable;
    default:
      return words.unreadable;
  }
}

/** For when it is not known which page it is about. */
const plainInput: RenderInput = {
  content: { blocks: [] },
  page: { title: '', actions: [], actionCardWidgets: [], scripts: [] },
  audience: {},
  personal: true,
  includeScripts: false,
  assetUrl: () => undefined,
};

export function failurePage(
  code: string,
  lang: string | undefined,
  back: string | undefined,
): string {
  const words = visitorWords(lang ?? 'en');
  const text = failureText(words, code);
  const input = { ...plainInput, lang: lang ?? 'en', page: { ...plainInput.page, title: text } };
  return renderAround(
    input,
    () => html`<div class="block title"><div class="wrap">
${heading(1, text)}<div class="actions">${backLink(words, back)}</div>
</div></div>
`,
  );
}

function failureText(words: VisitorWords, code: string): string {
  if (code === 'rate_limited') return words.tooMany;
  if (code === 'body_too_large') return words.tooLarge;
  return code === 'visit_invalid' ||
    code.endsWith('_not_found') ||
    code === 'version_without_content'
    ? words.gone
    : words.wrong;
}
