// `Show the price of the small box, no other`: what alone is wanted, told by what is not.
import type { Clause } from './clauses.ts';
import type { Command } from './command.ts';
import { pricing } from './patterns.ts';

const noOther = new RegExp(
  `(?:${[
    String.raw`(?:and |but )?(?:no|not the|none of the) (?:others?|further|more)(?: \p{L}+)?`,
    String.raw`(?:and |but )?nothing else|(?:and |but )?(?:the )?(?:other|others|rest)(?: \p{L}+)? (?:not|no)`,
    String.raw`(?:und |aber )?(?:sonst|ansonsten|weiter) (?:keine?n?|nichts)(?: \p{L}+){0,2}`,
    String.raw`(?:und |aber )?(?:keine?n? (?:andere|weitere)[nrs]?|(?:andere|übrige)n? \p{L}+ nicht)(?: \p{L}+)?|(?:und )?mehr nicht`,
    String.raw`(?:et |mais )?(?:aucune?|pas d[’']) ?autres?(?: \p{L}+)?|(?:et )?rien d[’']autre|(?:et )?(?:les )?autres(?: \p{L}+)? non`,
    String.raw`(?:y |pero )?(?:ning[uú]n[ao]? (?:otr[oa]|más)(?: \p{L}+)?|ning[uú]n \p{L}+ más|nada más|los demás no|(?:los )?otros(?: \p{L}+)? no)`,
    String.raw`(?:e |ma )?(?:nessun[ao]?[’']? ?altr[oa](?: \p{L}+)?|nient[’']altro|(?:gli )?altri(?: \p{L}+)? no)`,
    String.raw`(?:e |mas )?(?:nenhum[a]? outr[oa](?: \p{L}+)?|mais nenhum[a]?(?: \p{L}+)?|nada mais|(?:os )?outros(?: \p{L}+)? não)`,
    String.raw`(?:en |maar )?(?:geen (?:andere|overige)(?: \p{L}+)?|verder (?:geen|niets)(?: \p{L}+){0,2}|(?:de )?(?:andere|overige|rest)(?: \p{L}+)? niet)`,
    String.raw`(?:i |a |ale )?(?:żadn(?:ych|ej|ego|a) inn(?:ych|ej|ego|a)(?: \p{L}+)?|nic więcej|inn(?:ych|e)(?: \p{L}+)? nie)`,
  ].join('|')})$`,
  'iu',
);
const alone = new RegExp(`^(?:${noOther.source})`, 'iu');
const behind = new RegExp(`[\\s,]+(?:${noOther.source})`, 'iu');
const japanese =
  /^(?:それ以外|(?:他|ほか|その他)の?(?:価格|料金|値段)?)(?:は|を)?.{0,12}(?:ない|せず|不要|なし|ください)$/u;

const behindWide = new RegExp(`、(?:${japanese.source.slice(1)})`, 'u');

/** Who may be shown what, is a wish to show it. */
const allowed =
  /^(?:(?:you|we) )?(?:may|can|pode|podemos|pode-se|puede|podemos|se puede|può|possiamo|si può|peut|on peut|vous pouvez|mag|mogen|kan|darf|dürfen|kann|można|możesz)(?: (?:show|be shown))?\s|\s(?:may|can) be (?:shown|named)$|\s(?:mag|mogen|kan|kunnen)(?: (?:erop|erbij|getoond worden|genoemd worden))?$|\s(?:darf|dürfen|kann|können)(?: (?:drauf|rein|gezeigt werden|genannt werden|stehen))?$|\s(?:is|are) (?:ok|okay|fine)$/iu;
/** Where a language puts no verb of its own first, the word for `only` reads what follows it. */
const showing =
  /^(?:pokazać|pokaż|pokazujemy|podać|podaj|pôr|ponha|mettere|metti|zetten|geben|nennen)\s/iu;

/** The clauses with such a pair as one that says so: `Only …`. */
export function othersOut(clauses: readonly Clause[]): Clause[] {
  const read: Clause[] = [];
  for (const clause of clauses) {
    const before = read.at(-1);
    const ends = isNoOther(clause.bare);
    if (before && ends && (pricing.test(before.bare) || pricing.test(clause.bare)))
      read.splice(-1, 1, onlyOf(before.bare, `${before.text}, ${clause.text}`));
    else {
      const head = clause.bare.replace(behind, '').replace(behindWide, '');
      const whole = head !== clause.bare && pricing.test(clause.bare) && /[\s\p{Lo}]/u.test(head);
      read.push(whole ? onlyOf(head, clause.text) : clause);
    }
  }
  return read;
}

const isNoOther = (bare: string): boolean => alone.test(bare) || japanese.test(bare);

function onlyOf(head: string, text: string): Clause {
  const named = head.replace(allowed, '').replace(showing, '').trim();
  // The reading of `only` knows this word in every language, and the Japanese one behind the name.
  const bare = /\p{Lo}/u.test(named)
    ? `${named.replace(/[をはも].{0,8}$/u, '')}のみ`
    : `only ${named}`;
  return { bare, text, whole: true };
}

/** `Prices are fine, but only the on-site ones`: those of the prices. */
export function ofPricesBefore(command: Command, said: string): Command {
  if (command.kind !== 'only' || command.prices || !pricing.test(said)) return command;
  const about = command.about.replace(/\sones$/iu, '').trim();
  const pointed = about !== command.about || pointing.test(command.text);
  return pointed && about.length > 1 ? { ...command, about, prices: true } : command;
}
const pointing =
  /\s(?:those|the ones|die|jene|ceux|celles|los|las|aquellos|quelli|quelle|os|as|te)\s(?:for|of|from|für|von|bei|pour|d[eu]s?|para|per|di|del|dell[aeo]|d[ao]s?|voor|van|dla)\s/iu;
