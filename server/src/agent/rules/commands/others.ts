// `Show the price of the small box, no other`: what alone is wanted, told by what is not.
import type { Clause } from './clauses.ts';
import type { Command } from './command.ts';
import { pricing } from './patterns.ts';
import { onlyWord } from './words.ts';

const nothingElse =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|a|ale)\s)?(?:nothing (?:else|more)|sonst nichts|mehr nicht|rien d[’']autre|nada más|nient[’']altro|mais nenhum[a]?(?: \p{L}+)?|nada mais|verder niets|nic więcej|(?:sonst|ansonsten) keine?n?(?: \p{L}+)?|verder geen(?: \p{L}+)?|ning[uú]n \p{L}+ más)(?:\s(?:from|of|in|on|out of|aus|von|auf|in|de|du|dans|sur|del?|en|dal(?:la)?|del(?:la)?|d[ao]|n[ao]|uit|van|op|z|ze)\s\p{L}[\p{L}’' ]{1,24})?$/iu;
const other =
  /(?<!\p{L})(?:others?|rest|andere[nrs]?|übrigen?|weiteren?|autres?|otr[oa]s?|demás|altr[oaie]|outr[oa]s?|overige|inn(?:e|ych|ej|ego|a))(?!\p{L})/iu;
const denied =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|a|ale)\s)?(?:no|not|none|keine?n?|nicht|aucune?|pas|ning[uú]n[ao]?|ni|nessun[ao]?|nenhuma?|geen|niet|żadn\p{L}+|bez)(?!\p{L})|(?<!\p{L})(?:no|not|nicht|non|não|niet|nie)$/iu;
const maxWords = 8;

/** `No other prices`, `gli altri no`, `die van de andere maten niet`. */
const isNoOther = (bare: string): boolean =>
  nothingElse.test(bare) ||
  japanese.test(bare) ||
  (!ofSomebody.test(bare) &&
    bare.split(/\s+/).length <= maxWords &&
    other.test(bare) &&
    denied.test(bare));

/** `No other churches' prices`: theirs, and not the rest of ours. */
const ofSomebody =
  /(?<!\p{L})other \p{L}+(?:[’']s|s[’']) |(?<!\p{L})(?:d[’']autres|von anderen|anderer|de otr[oa]s|di altr[ie]|de outr[oa]s|van andere) (?!\p{L}{0,12}(?:prix|tarif|preis|prec|prezz|tarif|preç|prij)\p{L}*)\p{L}/iu;

const japanese =
  /^(?:それ以外|(?:他|ほか|その他)の?(?:価格|料金|値段|金額|費用)?)(?:は|を)?.{0,12}(?:ない|せず|不要|なし|ください)$/u;

/** Who may be shown what, is a wish to show it. */
const allowed =
  /^(?:(?:you|we|on|vous|se|si) )?(?:may|can|podemos|pode(?:-se)?|puede|può|possiamo|peut|pouvez|mag|mogen|kan|darf|dürfen|kann|można|możesz)(?: (?:show|be shown))?\s|\s(?:may|can|(?:si |se )?(?:possono|può|pueden|puede|podem|pode)|peuvent|peut|dürfen|darf|können|kann|mogen|mag|kan|kunnen|można)(?:\s[\p{L} ]{2,25})?$|\s(?:is|are) (?:ok|okay|fine)$/iu;
/** Where a language puts no verb of its own first, the word for `only` reads what follows it. */
const showing =
  /^(?:pokazać|pokaż|pokazujemy|podać|podaj|pôr|ponha|mettere|metti|zetten|geben|nennen)\s/iu;

/** The clauses with such a pair as one that says so: `Only …`. */
export function othersOut(clauses: readonly Clause[]): Clause[] {
  const read: Clause[] = [];
  for (const clause of clauses) {
    const before = read.at(-1);
    if (
      before &&
      isNoOther(clause.bare) &&
      (pricing.test(before.bare) || pricing.test(clause.bare))
    )
      read.splice(
        -1,
        1,
        onlyOf(
          before.bare,
          `${before.text}${/\p{Lo}$/u.test(before.text) ? '、' : ', '}${clause.text}`,
        ),
      );
    else read.push(onlyIn(clause) ?? clause);
  }
  return read;
}

/** Both halves in one clause: `…, aucun autre tarif`, `… e mais nenhum`. */
function onlyIn({ bare, text }: Clause): Clause | undefined {
  if (!pricing.test(bare)) return undefined;
  const cuts = [...bare.matchAll(/,\s|、|\s(?=(?:and|und|et|y|e|en|i)\s)/giu)];
  const cut = cuts.find(({ index, 0: mark }) => isNoOther(bare.slice(index + mark.length)));
  const head = bare.slice(0, cut?.index ?? 0);
  return /[\s\p{Lo}]/u.test(head) ? onlyOf(head, text) : undefined;
}

function onlyOf(head: string, text: string): Clause {
  const named = head.replace(allowed, '').replace(showing, '').replace(alreadyOnly, '$1').trim();
  // The reading of `only` knows this word in every language, and the Japanese one behind the name.
  const bare = /\p{Lo}/u.test(named)
    ? `${named.replace(/[をはも].{0,8}$/u, '')}のみ`
    : `only ${named}`;
  return { bare, text, whole: true };
}

/** `Preis nur für die Felder, keine anderen`: it says so itself. */
const alreadyOnly = new RegExp(`^((?:\\p{L}+\\s){0,3})(?:${onlyWord})\\s`, 'iu');

const ofThem =
  /^(?:(?:but|aber|mais|pero|ma|mas|maar|ale) )?(?:only|nur|seulement|solo|sólo|soltanto|só|apenas|alleen|tylko) (?:for|für|bei|pour|para|per|voor|dla)\s/iu;

/** `Prices are fine, but only the on-site ones`: those of the prices. */
export function ofPricesBefore(command: Command, said: string, before?: Command): Command {
  // `Prices yes, but only for the two small sizes`.
  const granted = before?.kind === 'mention' && pricing.test(before.about);
  if (granted && command.kind === 'only' && !command.prices && ofThem.test(command.text))
    return { ...command, prices: true };
  if (command.kind !== 'only' || command.prices || !pricing.test(said)) return command;
  const about = command.about.replace(/\sones$/iu, '').trim();
  const pointed = about !== command.about || pointing.test(command.text);
  return pointed && about.length > 1 ? { ...command, about, prices: true } : command;
}
const pointing =
  /\s(?:those|that|the ones?|die|den|das|jene|ceux|celui|celles?|los|las|el|aquellos|quell[aeio]|os?|as|a|dat|te|ten)\s(?:for|of|from|für|von|bei|pour|d[eu]s?|para|per|di|del|dell[aeo]|d[ao]s?|voor|van|dla)\s/iu;

/** `Mention the spring course, but without a price`: without the price of that course; all others stay. */
export function onlyOfThat(one: Command, before: Command | undefined, notes: string): Command {
  if (one.kind !== 'noPricing' || before?.kind !== 'mention') return one;
  const from = notes.indexOf(before.text);
  const to = notes.indexOf(one.text, from + before.text.length);
  const bare = one.text.replace(/^(?:maar|but|aber|mais|pero|ma|mas|ale)\s/iu, '');
  const between =
    from < 0 || to < 0
      ? ''
      : notes.slice(from + before.text.length, to + one.text.length - bare.length);
  const price = bare.replace(lacking, '');
  return price !== bare && adversative.test(between) && !/[.;!?\n]/u.test(between)
    ? { kind: 'skip', about: `${price} ${before.about}`, text: one.text }
    : one;
}
const adversative =
  /(?<!\p{L})(?:but|though|aber|doch|jedoch|mais|pero|ma|però|mas|maar|ale)\s*$/iu;
const lacking =
  /^(?:leave out|skip|omit|without|no|ohne|kein\p{L}{0,2}|sans|sin|senza|sem|zonder|geen|bez)\s(?:(?:any|an?|den|le|la|el|il|o|de|het)\s)?/iu;
