// A stored page whose every text is the same text and whose every address is the same address,
// written past the API: what is stored may be older than a rule that would refuse it today.
import type { TestServer } from './server.ts';

const contentOf = (text: string, url: string) => {
  const about = (type: string) => ({ type, componentId: `c-${type}`, chunkIds: [] });
  const titled = [{ title: text, text }];
  const image = { altText: text, url, assetId: text };
  const fields = ['text', 'email', 'textarea', 'select', 'checkbox', 'number'].map((fieldType) => ({
    name: 'field',
    label: text,
    fieldType,
    required: false,
    placeholder: text,
    ...(fieldType === 'select' || fieldType === 'checkbox' ? { options: [text, 'b'] } : {}),
  }));
  return {
    blocks: [
      {
        ...about('hero'),
        eyebrow: text,
        headline: text,
        subheadline: text,
        imageAssetId: text,
        actionIds: ['a', 'b'],
      },
      { ...about('prose'), heading: text, paragraphs: [text, `${text}\n\n${text}`] },
      { ...about('benefits'), heading: text, items: titled },
      { ...about('steps'), heading: text, items: titled },
      { ...about('quote'), text, attribution: text, role: text },
      { ...about('stats'), heading: text, items: [{ value: text, label: text }] },
      { ...about('logos'), heading: text, items: [image] },
      {
        ...about('cards'),
        heading: text,
        items: [
          { title: text, text, url, linkText: text, assetId: text },
          { title: text, url },
        ],
      },
      { ...about('media'), heading: text, kind: 'image', ...image, caption: text },
      {
        ...about('media'),
        componentId: 'c-video',
        heading: text,
        kind: 'video',
        url,
        altText: text,
        caption: text,
      },
      { ...about('faq'), heading: text, items: [{ question: text, answer: text }] },
      {
        ...about('form'),
        heading: text,
        introduction: text,
        formId: text,
        fields,
        submitLabel: text,
      },
      { ...about('ask'), heading: text, placeholder: text, suggestions: [text] },
      { ...about('callToAction'), heading: text, text, actionIds: ['a', 'b'] },
      // Ids too: they become anchors, attributes and parts of others.
      { ...about('callToAction'), componentId: text, heading: text, actionIds: [text] },
    ],
    buttonTitles: [{ actionId: 'b', title: text }],
  };
};

const metadataOf = (text: string, url: string) => ({
  title: text,
  description: text,
  author: text,
  canonicalUrl: url,
  keywords: [text],
  robots: [text],
  ogTitle: text,
  ogDescription: text,
  ogImageUrl: url,
  ogImageAlt: text,
  ogSiteName: text,
  ogUrl: url,
  twitterTitle: text,
  twitterDescription: text,
  twitterImageUrl: url,
  twitterImageAlt: text,
  twitterSite: text,
  twitterCreator: text,
  themeColor: text,
});

/** Rewrites all that the one page of this server is made from. */
export async function makeHostile(facet: TestServer, text: string, url: string): Promise<void> {
  const json = JSON.stringify;
  const { sql } = facet.db;
  const updated_at = facet.clock.now();
  await sql
    .updateTable('contents')
    .set({ content: json(contentOf(text, url)) })
    .execute();
  await sql
    .updateTable('pages')
    .set({
      name: text,
      header_action_id: 'a',
      actions: json([
        { actionId: 'a', purpose: text, buttonTitle: text, actionType: 'url', url },
        { actionId: 'b', purpose: text, buttonTitle: text, actionType: 'form' },
        { actionId: text, purpose: text, buttonTitle: text, actionType: 'email', url },
      ]),
      action_card_widgets: json([
        { type: text, title: text, logos: [{ image: { altText: text, url, fileId: text } }] },
      ]),
      footer_links: json([
        {
          id: text,
          title: text,
          links: [
            { id: text, text, url },
            { id: 'b', text, url: 'https://ok.example' },
          ],
        },
      ]),
      metadata: json(metadataOf(text, url)),
      updated_at,
    })
    .execute();
  await sql
    .updateTable('audiences')
    .set({
      action_url_override: url,
      action_form_id_override: text,
      action_form_instructions_override: text,
      metadata_override: json({ ogImageFileId: text }),
      updated_at,
    })
    .execute();
  await sql.updateTable('persons').set({ name: text }).execute();
  await sql
    .updateTable('brands')
    .set({
      name: text,
      colors: json({ primary: text, accent: text, background: text, text }),
      font_family: text,
      heading_font_family: text,
      home_url: url,
      logo: json({ url, altText: text }),
      updated_at,
    })
    .execute();
  // Longer than a kept page is believed.
  facet.clock.advance(11_000);
}
