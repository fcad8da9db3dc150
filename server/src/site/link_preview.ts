// How a link to a page is shown by others: in a list of search results, and as a card in social
// media. The words and the picture are those of one variant, as visitors' networks would get them.
import type { Assets } from '../assets/assets.service.ts';
import type { Audiences, ShownAudience } from '../audiences/audiences.service.ts';
import type { Versions } from '../audiences/versions.service.ts';
import type { Brands } from '../brands/brands.service.ts';
import type { PageContent } from '../content/content.ts';
import { contentLanguage } from '../content/texts.ts';
import type { Pages } from '../pages/pages.service.ts';
import { renderPageResource } from '../pages/render.ts';
import { languageFor } from './document.ts';
import { descriptionOf, metadataOf, tabTitle, titleOf } from './render/head.ts';
import type { RenderInput, RenderMetadata } from './render/input.ts';
import { imageUrl } from './render/urls.ts';
import type { SocialImages } from './social.ts';

export interface LinkPreview {
  /** The variant that was looked at; null while the page has none with a text. */
  audienceId: string | null;
  title: string;
  description: string | null;
  socialTitle: string;
  socialDescription: string | null;
  imageUrl: string;
}

/** Not stored: in place of what the page says. Empty is nothing. */
export type UnsavedMetadata = Pick<
  RenderMetadata,
  'title' | 'description' | 'ogTitle' | 'ogDescription'
>;

export interface LinkPreviews {
  show(
    tenantId: string,
    pageId: string,
    wanted: { audienceId: string | undefined; metadata: UnsavedMetadata },
  ): Promise<LinkPreview>;
}

/** Looked through for one that readers see; the newest of them stand for all. */
const lookedAt = 20;

export function makeLinkPreviews(deps: {
  pages: Pages;
  audiences: Audiences;
  versions: Versions;
  brands: Brands;
  assets: Assets;
  social: Pick<SocialImages, 'drawDocument'>;
}): LinkPreviews {
  const { pages, audiences, versions, brands, assets, social } = deps;

  async function variantOf(
    tenantId: string,
    pageId: string,
    audienceId: string | undefined,
  ): Promise<ShownAudience | undefined> {
    if (audienceId !== undefined) return audiences.show(tenantId, pageId, audienceId);
    const { items } = await audiences.list(
      tenantId,
      pageId,
      { status: 'active' },
      { after: undefined, limit: lookedAt },
    );
    return items.find(({ publishedVersion }) => publishedVersion !== undefined) ?? items[0];
  }

  const contentOf = async (variant: ShownAudience | undefined): Promise<PageContent> => {
    const version = variant?.publishedVersion ?? variant?.latestVersion;
    return (version && (await versions.content(version))) ?? { blocks: [] };
  };

  return {
    async show(tenantId, pageId, { audienceId, metadata }) {
      const page = renderPageResource(await pages.get(tenantId, pageId));
      const variant = await variantOf(tenantId, pageId, audienceId);
      const content = await contentOf(variant);
      const brand = await brands.find(tenantId, page.brandId);
      const own = ownMetadata(variant?.audience.metadata_override);
      const shown = withoutEmpty({ ...page.metadata, ...metadata, ...own });
      const links = await assets.linksFor(tenantId, [shown]);
      const { person_name: addressee, person_id: personId } = variant?.audience ?? {};
      const input: RenderInput = {
        content,
        page,
        audience: { effectiveMetadata: shown, ...(addressee == null ? {} : { addressee }) },
        personal: personId != null,
        includeScripts: false,
        ...(brand === undefined ? {} : { brand }),
        ...languageFor({
          audience: variant?.audience.language,
          brand: brand?.language,
          version: contentLanguage(content),
        }),
        ...links,
      };
      return {
        audienceId: content.blocks.length === 0 ? null : (variant?.audience.audience_id ?? null),
        ...wordsOf(input),
        imageUrl: ownImage(input) ?? asAddress(await social.drawDocument(tenantId, input)),
      };
    },
  };
}

/** What was said of the variant alone comes before what the page says. */
const ownMetadata = (stored: string | null | undefined): RenderMetadata =>
  stored == null ? {} : (JSON.parse(stored) as RenderMetadata);

const withoutEmpty = (metadata: RenderMetadata): RenderMetadata =>
  Object.fromEntries(
    Object.entries(metadata).filter(([, value]) => value !== undefined && value !== ''),
  );

function wordsOf(input: RenderInput): Omit<LinkPreview, 'audienceId' | 'imageUrl'> {
  const { description: said, ogTitle, ogDescription } = metadataOf(input);
  const description = said ?? descriptionOf(input) ?? null;
  return {
    title: tabTitle(input),
    description,
    socialTitle: ogTitle ?? titleOf(input),
    socialDescription: ogDescription ?? description,
  };
}

function ownImage(input: RenderInput): string | undefined {
  const { ogImageUrl, ogImageFileId } = metadataOf(input);
  const file = ogImageFileId === undefined ? undefined : input.fileUrl?.(ogImageFileId);
  return imageUrl(ogImageUrl) ?? imageUrl(file);
}

const asAddress = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
