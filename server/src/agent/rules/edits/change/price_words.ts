// Words of questions about what something costs.
import { hasAmount } from '../../../../platform/text/money.ts';

/** Who asks for the whole is not told a part. */
export const together =
  /(?<!\p{L})(?:together|in total|altogether|in all|all in|overall|the whole (?:thing|lot)|everything|zusammen|insgesamt|gesamt|alles in allem|unterm strich|au total|l['’]ensemble|ensemble|en tout|tout compris|en total|en conjunto|todo(?: junto)?|in totale|insieme|in tutto|tutto(?: insieme)?|no total|ao todo|tudo(?: junto)?|juntos|samen|in totaal|alles bij elkaar|al met al|razem|łącznie|w sumie|wszystko|المجموع|إجمالا)(?!\p{L})|合計|全部|総額|トータル/iu;

export const asking =
  /(?<!\p{L})(?:how much|what|would|will|does|do|is|are|be|cost|costs|price|was|wie ?viel|kostet|kosten|würde|wäre|combien|coûte|coûtent|coûterait|cuánto|cuesta|cuestan|costaría|saldría|sería|sale|quanto|costa|costano|costerebbe|custa|custam|custaria|fica|ficaria|wat|hoeveel|kost|zou|ile|kosztuje|kosztują|with|plus|and|including|mit|inklusive|avec|con|com|met|z|und|et|y|e|en|i)(?!\p{L})|いくら(?:です|になります|でしょう)?か?/giu;

/** A price from which prices begin. */
export const openPrice =
  /(?<!\p{L})(?:from|starting|ab|à partir|dès|desde|a partir|vanaf|od|ابتداء)(?!\p{L})|から|～|〜/iu;

export const amountLike = (cell: string): boolean => hasAmount(cell);
