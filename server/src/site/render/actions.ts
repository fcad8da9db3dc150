// Where each action of the page leads in this version, and what the audience's
// overrides make of the header action. An action that leads nowhere is left out:
// a missing button is better than a dead one.
import type { Block, BlockOf } from '../../content/content.ts';
import { attributes, type Html, html } from './html.ts';
import type { RenderAction, RenderInput } from './input.ts';
import { linkUrl } from './urls.ts';

export interface ActionLink {
  actionId: string;
  title: string;
  href: string;
}

export interface Actions {
  header: ActionLink | undefined;
  /** In the order asked for, each once. */
  pick(actionIds: readonly string[]): ActionLink[];
  /** Those that leave the page, by telephone, mail or link. */
  outward: ActionLink[];
}

export const anchorTo = (componentId: string): string => `#${encodeURIComponent(componentId)}`;

export function actionsOf({ content, page, audience }: RenderInput): Actions {
  const links = new Map<string, ActionLink>();
  const titles = new Map(content.buttonTitles?.map(({ actionId, title }) => [actionId, title]));
  for (const action of page.actions) {
    const isHeader = action.actionId === page.headerActionId;
    const href =
      (isHeader ? linkUrl(audience.actionUrlOverride) : undefined) ??
      hrefOf(action, content.blocks, isHeader ? audience.actionFormIdOverride : undefined);
    if (href !== undefined) {
      const { actionId, buttonTitle } = action;
      links.set(actionId, { actionId, title: titles.get(actionId) ?? buttonTitle, href });
    }
  }
  return {
    outward: [...links.values()].filter(({ href }) => !href.startsWith('#')),
    header: page.headerActionId === undefined ? undefined : links.get(page.headerActionId),
    pick: (actionIds) =>
      [...new Set(actionIds)]
        .map((actionId) => links.get(actionId))
        .filter((link) => link !== undefined),
  };
}

function hrefOf(
  action: RenderAction,
  blocks: readonly Block[],
  formId: string | undefined,
): string | undefined {
  switch (action.actionType) {
    case 'url':
    case 'calendar':
      return linkUrl(action.url);
    case 'email':
      return linkUrl(withScheme('mailto:', action.url, /^[^\s:@]+@[^\s:@]+$/));
    case 'phone':
      return linkUrl(withScheme('tel:', action.url, /^\+?[\d().-]+$/));
    case 'form': {
      const form = formOf(blocks, formId);
      return form === undefined ? linkUrl(action.url) : anchorTo(form.componentId);
    }
    case 'ask': {
      const ask = blocks.find((block) => block.type === 'ask');
      return ask === undefined ? linkUrl(action.url) : anchorTo(ask.componentId);
    }
  }
}

/** A bare address or number is completed; anything else is left for the check to judge. */
const withScheme = (scheme: string, url: string | undefined, bare: RegExp) =>
  url !== undefined && bare.test(url) ? `${scheme}${url}` : url;

function formOf(blocks: readonly Block[], formId: string | undefined) {
  const forms = blocks.filter((block) => block.type === 'form');
  return forms.find((form) => form.formId === formId) ?? forms[0];
}

/**
 * The form that the header action leads to, with the audience's form and
 * introduction in place of its own; undefined when nothing is replaced.
 */
export function overriddenForm(input: RenderInput): BlockOf<'form'> | undefined {
  const { content, page, audience } = input;
  const { actionFormIdOverride: formId, actionFormInstructionsOverride: introduction } = audience;
  const header = page.actions.find((action) => action.actionId === page.headerActionId);
  if (header?.actionType !== 'form' || (formId ?? introduction) === undefined) return undefined;
  const form = formOf(content.blocks, formId);
  if (form === undefined) return undefined;
  return {
    ...form,
    ...(formId === undefined ? {} : { formId }),
    ...(introduction === undefined ? {} : { introduction }),
  };
}

export function actionLink(action: ActionLink, className: string): Html {
  const names = attributes({ href: action.href, 'data-action-id': action.actionId });
  return html`<a class="${className}"${names}><bdi>${action.title}</bdi></a>`;
}

/** The first is the one meant; the others stand back. */
export function actionRow(actions: readonly ActionLink[]): Html | undefined {
  if (actions.length === 0) return undefined;
  const links = actions.map((action, index) =>
    actionLink(action, index === 0 ? 'button' : 'button quiet'),
  );
  return html`<div class="actions">${links}</div>\n`;
}
