// The rules of each block, sent only with pages that have one. Their order is that of the style
// sheet, whatever the order of the blocks.
import type { BlockType } from '../../../content/content.ts';
import { formsRules } from './forms.ts';
import { listsRules } from './lists.ts';
import { peopleRules } from './people.ts';
import { picturesRules } from './pictures.ts';
import { storyRules } from './story.ts';
import { tablesRules } from './tables.ts';

/** What a hero may show besides its words. */
export type HeroPart = 'heroPicture' | 'heroFigure' | 'heroVoice' | 'heroScene';

export const blockRules: Record<BlockType | HeroPart, string> = {
  hero: storyRules.hero,
  heroPicture: storyRules.heroPicture,
  heroFigure: storyRules.heroFigure,
  heroVoice: storyRules.heroVoice,
  heroScene: storyRules.heroScene,
  prose: storyRules.prose,
  statement: storyRules.statement,
  quote: storyRules.quote,
  logos: picturesRules.logos,
  cards: picturesRules.cards,
  media: picturesRules.media,
  gallery: picturesRules.gallery,
  callToAction: storyRules.callToAction,
  benefits: listsRules.benefits,
  steps: listsRules.steps,
  stats: listsRules.stats,
  table: tablesRules.table,
  heard: tablesRules.heard,
  timeline: listsRules.timeline,
  plan: tablesRules.plan,
  pricing: tablesRules.pricing,
  faq: listsRules.faq,
  sender: peopleRules.sender,
  place: peopleRules.place,
  form: formsRules.form,
  ask: formsRules.ask,
};
