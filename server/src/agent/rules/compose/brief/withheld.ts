// Names that a note keeps from the page: `Legal has not approved the Hull logo, leave them out`. Among names that are
// listed, such as customers, those go; elsewhere the team is told.
import type { LeftOut } from '../../../../claims/claims.ts';
import { isUnsaid } from '../../../../claims/screen/patterns/unsaid.ts';
import { namesKept } from '../../../../claims/screen/unnamed.ts';
import type { Block } from '../../../../content/content.ts';
import { withoutListed } from '../texts/names.ts';
import { mapTexts } from '../texts/texts.ts';
import type { Brief } from './brief.ts';

const notes: ReadonlySet<LeftOut['reason']> = new Set(['unsure', 'internal', 'instruction']);
const maxNote = 300;
const maxNotes = 50;
const minName = 4;

/** Asks to keep somebody out, or says that they have not agreed. */
const keepsOut =
  /(?<!\p{L})(?:leave (?:them|it|him|her|that|those|\p{Lu}\p{L}+) out|(?:do not|don[’']?t|not to|better not|rather not|never) (?:name|show|mention|use|list|print|offer)|(?:not|n[’']t)(?: yet)? (?:approved|agreed|signed off|cleared|confirmed|given (?:us )?permission)|no permission|without (?:their )?permission|weglassen|raus ?lassen|(?:besser |lieber )?nicht (?:nennen|zeigen|erwähnen|verwenden|anbieten|aktiv anbieten)|(?:noch )?(?:keine|ohne) (?:freigabe|genehmigung)|ne pas (?:citer|nommer|montrer|mentionner|afficher)|pas (?:encore )?(?:d[’']accord|donné|validé|autorisé)|sans (?:leur )?accord|(?:mejor )?no (?:nombrar|citar|mostrar|mencionar|poner|sacar)(?:l[oa]s?)?|sin (?:su )?permiso|(?:non|meglio non) (?:citar|nominar|mostrar|menzionar|metter)\p{L}*|senza (?:il loro )?permesso|(?:melhor )?não (?:citar|nomear|mostrar|mencionar|pôr)|sem autorização|niet (?:noemen|tonen|laten zien|vermelden|gebruiken)|geen toestemming|(?:lepiej )?(?:ich |go |jej )?nie (?:pokazywać|wymieniać|wspominać|podawać|używać)|bez (?:ich )?zgody)(?!\p{L})|(?:出さない|載せない|許可(?:待ち|がない)|未承諾)/iu;

const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\p{L})\p{Lu}[\p{L}’'-]+/gu)]
    .map(([name]) => name)
    .filter((name) => name.length >= minName);

export function withoutWithheld(brief: Brief, blocks: readonly Block[]): Block[] {
  const names = new Set(
    brief.source.leftOut
      .filter(({ reason, text }) => notes.has(reason) && text.length <= maxNote)
      .slice(0, maxNotes)
      .filter(({ text }) => keepsOut.test(text) || isUnsaid(text))
      .flatMap(({ text }) => namesIn(text)),
  );
  const refused = brief.source.leftOut
    .filter(({ text }) => text.length <= maxNote)
    .flatMap(({ text }) => namesKept(text));
  if (names.size + refused.length === 0) return [...blocks];
  const isHeld = (part: string): boolean =>
    namesIn(part).some((name) => names.has(name)) || refused.some((name) => part.includes(name));
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'logos') {
      const items = block.items.filter(({ altText }) => !isHeld(altText));
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    return [mapTexts(block, (text) => withoutListed(text, isHeld))];
  });
}
