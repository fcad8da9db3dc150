// Blocks that listen: form and ask. Both are plain forms that post to this host
// and need no script.
import type { BlockOf } from '../../../audiences/content.ts';
import { attributes, type Html, html } from '../html.ts';
import { paragraphs } from '../text.ts';
import { besideHeading, section, sectionHeading, type View } from './section.ts';

// Names of our own hold a dot, which no field of a form block can.
/** Unseen by people; what fills it in is a machine. */
export const honeypotName = 'contact.website';
/** Carries RenderInput.context. */
export const contextName = 'facet.context';
/** A question typed, or one of the suggestions pressed; then the question is empty. */
export const questionName = 'question';
export const suggestionName = 'suggestion';

type Field = BlockOf<'form'>['fields'][number];

export function form(block: BlockOf<'form'>, view: View): Html {
  const { componentId, introduction, formId, fields, submitLabel } = block;
  const names = attributes({
    method: 'post',
    action: `/_facet/forms/${encodeURIComponent(formId.toWellFormed())}`,
    'data-form-id': formId,
    'aria-label': block.heading ?? submitLabel,
  });
  return besideHeading(
    block,
    html`${introduction !== undefined && html`<div class="text">${paragraphs(introduction)}</div>\n`}<form${names} class="panel">
${fields.map((field, index) => formField(field, `${componentId}.${index}`, view))}${unseenFields(componentId, view)}<button class="button" type="submit"><bdi>${submitLabel}</bdi></button>
</form>
`,
  );
}

function formField(field: Field, id: string, view: View): Html {
  const { name, label, required, options } = field;
  const mark = !required && html` <span class="optional">(${view.words.optional})</span>`;
  const named = html`<span dir="auto">${label}</span>${mark}`;
  if (field.fieldType !== 'checkbox') {
    return html`<div class="field"><label for="${id}">${named}</label>${control(field, id, view)}</div>\n`;
  }
  if (options === undefined) {
    const box = attributes({ type: 'checkbox', id, name, value: 'true', required });
    return html`<div class="field check"><input${box}><label for="${id}">${named}</label></div>\n`;
  }
  const boxes = options.map((option, index) => {
    const box = attributes({ type: 'checkbox', id: `${id}.${index}`, name, value: option });
    return html`<div class="check"><input${box}><label for="${id}.${index}" dir="auto">${option}</label></div>\n`;
  });
  return html`<fieldset class="field"><legend>${named}</legend>${boxes}</fieldset>\n`;
}

const inputTypes = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  url: 'url',
  number: 'number',
  // A choice without options is left to the visitor's own words.
  select: 'text',
} as const;

function control(field: Field, id: string, view: View): Html {
  const { name, required, placeholder, options, fieldType } = field;
  if (fieldType === 'textarea') {
    return html`<textarea${attributes({ id, name, required, placeholder, rows: 4 })} dir="auto"></textarea>`;
  }
  if (fieldType === 'select' && options !== undefined) {
    return html`<select${attributes({ id, name, required })}>
<option value="">${placeholder ?? view.words.choose}</option>
${options.map((option) => html`<option dir="auto">${option}</option>\n`)}</select>`;
  }
  const type = fieldType === 'checkbox' ? 'text' : inputTypes[fieldType];
  const step = fieldType === 'number' ? 'any' : undefined;
  const autocomplete = autocompleteOf(field);
  // An address or a number is read from left to right in any language.
  const dir = type === 'text' ? 'auto' : undefined;
  return html`<input${attributes({ type, id, name, required, placeholder, step, autocomplete, dir })}>`;
}

const knownNames: Record<string, string> = {
  name: 'name',
  fullname: 'name',
  firstname: 'given-name',
  lastname: 'family-name',
  company: 'organization',
  organization: 'organization',
  jobtitle: 'organization-title',
  country: 'country-name',
  city: 'address-level2',
};

/** Lets the browser offer what the visitor has typed elsewhere. */
function autocompleteOf({ name, fieldType }: Field): string | undefined {
  if (fieldType === 'email') return 'email';
  if (fieldType === 'phone') return 'tel';
  if (fieldType === 'url') return 'url';
  const key = name.toLowerCase().replace(/[_-]/g, '');
  return Object.hasOwn(knownNames, key) ? knownNames[key] : undefined;
}

function unseenFields(componentId: string, view: View): Html {
  const id = `${componentId}.${honeypotName}`;
  return html`<div class="unseen" aria-hidden="true"><label for="${id}">${view.words.leaveEmpty}</label><input type="text" id="${id}" name="${honeypotName}" tabindex="-1" autocomplete="off"></div>
${view.context !== undefined && html`<input type="hidden" name="${contextName}" value="${view.context}">\n`}`;
}

export function ask(block: BlockOf<'ask'>, view: View): Html {
  const { componentId, placeholder, suggestions } = block;
  const id = `${componentId}.question`;
  const field = attributes({ type: 'text', id, name: questionName, placeholder, required: true });
  // The first button is the one that Enter presses, so the suggestions come after it.
  const offers = suggestions.map(
    (suggestion) =>
      html`<li><button class="chip" type="submit" formnovalidate name="${suggestionName}" value="${suggestion}"><bdi>${suggestion}</bdi></button></li>\n`,
  );
  return section(
    block,
    html`<div class="panel">
${sectionHeading(block.heading)}<form method="post" action="/_facet/ask" aria-label="${block.heading ?? view.words.yourQuestion}">
<div class="question"><label class="hidden" for="${id}">${view.words.yourQuestion}</label><input${field} maxlength="1000" autocomplete="off" dir="auto"><button class="button" type="submit">${view.words.ask}</button></div>
${unseenFields(componentId, view)}${offers.length > 0 && html`<ul class="chips" role="list">\n${offers}</ul>\n`}</form>
</div>
`,
  );
}
