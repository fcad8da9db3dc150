// Blocks that listen: form and ask. Both are plain forms that post to this host
// and need no script.
import type { BlockOf } from '../../../content/content.ts';
import { actionLink } from '../actions.ts';
import { attributes, type Html, html } from '../html.ts';
import { iconOf } from '../icons.ts';
import type { EnteredForm } from '../input.ts';
import { heading, paragraphs } from '../text.ts';
import { section, sectionHeading, type View } from './section.ts';

// Names of our own hold a dot, which no field of a form block can.
/** Unseen by people; what fills it in is a machine. */
export const honeypotName = 'contact.website';
/** Carries RenderInput.context. */
export const contextName = 'facet.context';
/** Which block it is: a page may have several forms of one formId. */
export const componentName = 'facet.component';
/** Carries RenderInput.back. */
export const backName = 'facet.back';
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
  const entered = view.entered?.componentId === componentId ? view.entered : undefined;
  const halves = halvesOf(fields);
  const shown = fields.map((field, index) =>
    formField(field, `${componentId}.${index}`, { view, entered, half: halves.has(index) }),
  );
  const told =
    (block.heading ?? introduction) !== undefined &&
    html`<div class="aside">${block.heading !== undefined && heading(2, block.heading)}${introduction !== undefined && html`<div class="text">${paragraphs(introduction)}</div>\n`}${otherWays(block, view)}</div>\n`;
  return section(
    block,
    view,
    html`<div class="contact">${told}<div class="entry">${entered && faultSummary(block, entered)}<form${names}>
<div class="fields">
${shown}</div>
${unseenFields(componentId, view)}<button class="button" type="submit"><bdi>${submitLabel}</bdi></button>
</form></div></div>
`,
    told === false ? 'narrow' : undefined,
  );
}

/** Who would rather call or write finds how beside the form, unless that is what comes next. */
function otherWays(block: BlockOf<'form'>, view: View): Html | undefined {
  const blocks = [...view.grounds.keys()];
  const next = blocks[blocks.indexOf(block) + 1];
  const said = next?.type === 'callToAction' ? next.actionIds : [];
  const ways = view.actions.outward.filter(
    ({ actionId, href }) => /^(?:tel|mailto):/.test(href) && !said.includes(actionId),
  );
  if (ways.length === 0) return undefined;
  return html`<ul class="ways" role="list">
${ways.map((way) => html`<li>${iconOf(way.href.startsWith('tel:') ? 'phone' : 'mail')}${actionLink(way, 'way')}</li>\n`)}</ul>
`;
}

/** Short fields that follow each other share a line, two by two. */
function halvesOf(fields: readonly Field[]): Set<number> {
  const halves = new Set<number>();
  const isShort = (field: Field | undefined) =>
    field !== undefined && field.fieldType !== 'textarea' && field.fieldType !== 'checkbox';
  for (let index = 0; index + 1 < fields.length; index += 1) {
    if (!isShort(fields[index]) || !isShort(fields[index + 1])) continue;
    halves.add(index).add(index + 1);
    index += 1;
  }
  return halves;
}

/** Names every fault with a way to its field; it has the focus, so that it is read out first. */
function faultSummary({ componentId, fields }: BlockOf<'form'>, entered: EnteredForm): Html {
  const faults = fields.flatMap((field, index) => {
    const fault = entered.faults.get(field.name);
    if (fault === undefined) return [];
    const target = firstControl(field, `${componentId}.${index}`);
    return [
      html`<li><a href="#${target}"><bdi>${field.label}</bdi></a>: <span dir="auto">${fault}</span></li>\n`,
    ];
  });
  return html`<div class="faults" role="alert" tabindex="-1" autofocus>
<p dir="auto">${entered.summary}</p>
<ul>${faults}</ul>
</div>
`;
}

const firstControl = ({ fieldType, options }: Field, id: string): string =>
  fieldType === 'checkbox' && options !== undefined ? `${id}.0` : id;

function formField(
  field: Field,
  id: string,
  { view, entered, half }: { view: View; entered: EnteredForm | undefined; half: boolean },
): Html {
  const { name, label, required, options } = field;
  const values = entered?.values.get(name) ?? [];
  const fault = entered?.faults.get(name);
  const faultId = `${id}.fault`;
  const wrong = fault === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': faultId };
  const told =
    fault !== undefined && html`<p class="fault" id="${faultId}" dir="auto">${fault}</p>`;
  const mark = !required && html` <span class="optional">(${view.words.optional})</span>`;
  const named = html`<span dir="auto">${label}</span>${mark}`;
  if (field.fieldType !== 'checkbox') {
    const shown = control(field, id, view, values[0], wrong);
    return html`<div class="${half ? 'field half' : 'field'}"><label for="${id}">${named}</label>${shown}${told}</div>\n`;
  }
  if (options === undefined) {
    const checked = values.includes('true');
    const box = attributes({
      type: 'checkbox',
      id,
      name,
      value: 'true',
      required,
      checked,
      ...wrong,
    });
    return html`<div class="field check"><input${box}><label for="${id}">${named}</label></div>${told}\n`;
  }
  const boxes = options.map((option, index) => {
    const checked = values.includes(option);
    const box = attributes({
      type: 'checkbox',
      id: `${id}.${index}`,
      name,
      value: option,
      checked,
      ...wrong,
    });
    return html`<div class="check"><input${box}><label for="${id}.${index}" dir="auto">${option}</label></div>\n`;
  });
  return html`<fieldset class="field"><legend>${named}</legend>${boxes}${told}</fieldset>\n`;
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

function control(
  field: Field,
  id: string,
  view: View,
  value: string | undefined,
  wrong: Record<string, string>,
): Html {
  const { name, required, placeholder, options, fieldType } = field;
  if (fieldType === 'textarea') {
    // A line end right after the tag is not part of the text.
    return html`<textarea${attributes({ id, name, required, placeholder, rows: 4, ...wrong })} dir="auto">${value !== undefined && html`\n${value}`}</textarea>`;
  }
  if (fieldType === 'select' && options !== undefined) {
    return html`<select${attributes({ id, name, required, ...wrong })}>
<option value="">${placeholder ?? view.words.choose}</option>
${options.map((option) => html`<option${attributes({ dir: 'auto', selected: option === value })}>${option}</option>\n`)}</select>`;
  }
  const type = fieldType === 'checkbox' ? 'text' : inputTypes[fieldType];
  const step = fieldType === 'number' ? 'any' : undefined;
  const autocomplete = autocompleteOf(field);
  // An address or a number is read from left to right in any language.
  const dir = type === 'text' ? 'auto' : undefined;
  return html`<input${attributes({ type, id, name, value, required, placeholder, step, autocomplete, dir, ...wrong })}>`;
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
${view.context !== undefined && html`<input type="hidden" name="${contextName}" value="${view.context}">\n<input type="hidden" name="${componentName}" value="${componentId}">\n`}${view.back !== undefined && html`<input type="hidden" name="${backName}" value="${view.back}">\n`}`;
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
    view,
    html`<div class="panel">
${sectionHeading(block.heading)}<form method="post" action="/_facet/ask" aria-label="${block.heading ?? view.words.yourQuestion}">
<div class="question"><label class="hidden" for="${id}">${view.words.yourQuestion}</label><input${field} maxlength="1000" autocomplete="off" dir="auto"><button class="button" type="submit">${view.words.ask}</button></div>
${unseenFields(componentId, view)}${offers.length > 0 && html`<ul class="chips" role="list">\n${offers}</ul>\n`}</form>
</div>
`,
  );
}
