// A brand as a page: what whoever chooses colours and fonts looks at while they choose.
import type { Assets } from '../assets/assets.service.ts';
import type { Brand } from '../brands/brand.ts';
import type { PageContent } from '../content/content.ts';
import { renderPage } from './render/page.ts';

const content: PageContent = {
  blocks: [
    {
      type: 'hero',
      componentId: 'opening',
      chunkIds: [],
      eyebrow: 'For field teams',
      headline: 'Two hours back, every day',
      subheadline: 'Crews see what is next. Dispatchers stop calling around.',
      actionIds: ['action_call', 'action_more'],
    },
    {
      type: 'benefits',
      componentId: 'reasons',
      chunkIds: [],
      heading: 'Why teams change',
      items: [
        { title: 'One plan', text: 'Everybody looks at the same day, on any phone.' },
        { title: 'Fewer calls', text: 'Changes reach the crew before they ask.' },
        { title: 'Quick to start', text: 'The first depot is live within two weeks.' },
      ],
    },
    {
      type: 'stats',
      componentId: 'numbers',
      chunkIds: [],
      heading: 'Measured',
      items: [
        { value: '2 h', label: 'saved by each dispatcher, every day' },
        { value: '31 %', label: 'fewer calls between office and crews' },
      ],
    },
    {
      type: 'quote',
      componentId: 'voice',
      chunkIds: [],
      text: 'We stopped calling crews. They simply see what is next.',
      attribution: 'Maria Lind',
      role: 'Head of operations',
    },
    {
      type: 'callToAction',
      componentId: 'next',
      chunkIds: [],
      heading: 'See it with your own routes',
      text: 'Half an hour, with your data if you like.',
      actionIds: ['action_call'],
    },
  ],
};

const action = (actionId: string, buttonTitle: string) => ({
  actionId,
  actionIndex: 0,
  purpose: buttonTitle,
  buttonTitle,
  actionType: 'url' as const,
  url: 'https://example.com',
});

export async function renderBrandPreview(
  tenantId: string,
  brand: Brand,
  assets: Pick<Assets, 'linksFor'>,
): Promise<string> {
  const links = await assets.linksFor(tenantId, [brand]);
  return renderPage({
    content,
    page: {
      title: brand.name ?? 'Sample',
      headerActionId: 'action_call',
      actions: [action('action_call', 'Book a call'), action('action_more', 'See how it works')],
      actionCardWidgets: [],
      footerLinks: [],
      scripts: [],
    },
    audience: { effectiveMetadata: { title: brand.name ?? 'Sample' } },
    personal: false,
    lang: 'en',
    includeScripts: false,
    brand,
    ...links,
  });
}
