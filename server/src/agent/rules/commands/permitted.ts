// What may be shown, and what not, in as few words as teams use: `Prices are fine`, `Total yes, single prices no`.
import type { Wish } from './command.ts';
import { nameIn } from './named.ts';
import { pricing } from './patterns.ts';

const yes = /\s(?:yes|ja|gerne?|oui|sí|sì|sim|wel|tak|ok|okay|可|〇)$/iu;
const no =
  /\s(?:no|nein|nicht|non|não|niet|nie|不可|(?:are|is)(?:n[’']t| not)|(?:sind|ist)(?: es)? nicht|(?:zijn|is) niet)$/iu;
/** The word for what a price is called, alone or at the end of a longer one. */
const ofPrice =
  /\p{L}(?:preise?n?|tarife?|prijs|prijzen|tarief|tarieven|kosten)(?!\p{L})|(?:月額|総額|合計|単価|費)|(?<!\p{L})(?:totale?|totaal|summe|suma|łączn\p{L}+)(?!\p{L})/iu;
const isPriced = (text: string): boolean => pricing.test(text) || ofPrice.test(text);

const allowed: readonly RegExp[] = [
  /^(.{3,50}?) (?:(?:is|are) (?:fine|ok|okay|allowed|welcome)|(?:may|can) (?:be (?:shown|given|on it|on the page|listed|named)|appear|go (?:in|on))|ok|okay|fine)(?: (?:to show|as|to be|if|from|for).{0,40})?$/iu,
  /^(.{3,50}?) (?:dürfen|darf|können|kann)(?: \p{L}+)? ?(?:rein|drauf|drin(?:stehen)?|stehen|gezeigt werden|genannt werden|auf die seite|erscheinen)$/iu,
  /^(.{3,50}?) (?:peuvent|peut) (?:figurer|apparaître|être (?:montrés?|affichés?|donnés?))$/iu,
  /^(?:se )?(?:pueden?|podemos) (?:poner|mostrar|dar|incluir|enseñar)(?:se)? (.{3,50})$|^(.{3,50}?) (?:se )?pueden? (?:aparecer|figurar|ponerse|mostrarse|poner|mostrar)$/iu,
  /^(?:si )?(?:possono|può|possiamo) (?:mostrare|mettere|indicare) (.{3,50})$|^(.{3,50}?) (?:si )?(?:possono|può) (?:mostrare|mettere|comparire|indicare|esserci)$/iu,
  /^(?:podem|pode|pode-se|podemos) (?:mostrar|pôr|indicar|incluir|aparecer) (.{3,50})$|^(.{3,50}?) (?:podem|pode) (?:aparecer|figurar|ser mostrad[oa]s?|mostrar-se|estar)$/iu,
  /^(.{3,50}?) (?:mogen|mag|kunnen|kan)(?: \p{L}+)? ?(?:erop|erbij|erin|getoond worden|genoemd worden|op de pagina)$|^(.{3,50}?) (?:mogen|mag)$/iu,
  /^(?:można|możesz) (?:pokazać|podać|umieścić) (.{3,50})$|^(.{3,50}?) (?:mogą|może) (?:być|się znaleźć|zostać)(?: .{0,20})?$/iu,
  /^(.{2,30}?)[をは](?:.{0,12}?)(?:載せて|出して|掲載して|書いて|見せて)も?(?:よい|良い|いい|構わない|かまわない|可)(?:です)?が?$/u,
];

/** `… as quoted`, `… wie genannt`: no prices are shown otherwise. */
const asGiven =
  /\s(?:as (?:quoted|listed|given|printed|stated|agreed)|as we .{2,20}|from the .{2,20}|wie (?:genannt|gelistet|angeboten|besprochen)|aus der liste|tels quels|como (?:figuran|constan|constam|estão)|come da listino|zoals .{2,20}|wg cennika)$/iu;

const wishOf = (name: string): Wish[] => {
  const about = nameIn(name.replace(asGiven, ''));
  return about.length < 2 ? [] : [{ kind: 'mention', about }];
};

/** `skip`: how what is refused is read. */
export function readPermitted(bare: string, skip: (about: string) => Wish[]): Wish[] | undefined {
  const parts = bare.split(/,\s|;\s/u);
  const isYes = (part: string): boolean => yes.test(part) && part.split(/\s+/).length <= maxWords;
  const isNo = (part: string): boolean => no.test(part) && part.split(/\s+/).length <= maxWords;
  const may = (part: string): string | undefined => {
    for (const pattern of allowed) {
      const found = pattern
        .exec(part)
        ?.slice(1)
        .find((group) => group !== undefined);
      if (found !== undefined) return isPriced(found) ? found : undefined;
    }
    return undefined;
  };
  const granted = parts.filter((part) => isYes(part) || may(part) !== undefined);
  const isOther = (part: string): boolean =>
    !granted.includes(part) && !isNo(part) && readBeside(part).length === 0;
  if (granted.length === 0 || parts.some(isOther)) return undefined;
  // One word alone may say what somebody answered.
  if (parts.length === 1 && !isPriced(bare)) return undefined;
  const wishes = parts.flatMap((part) => {
    if (isNo(part)) return skip(part.replace(no, ''));
    return granted.includes(part) ? wishOf(may(part) ?? part.replace(yes, '')) : readBeside(part);
  });
  return wishes.length === 0 ? undefined : wishes;
}
/** `Name the price, the discount not`: beside what is to be there. */
export function refusedLast(bare: string, skip: (about: string) => Wish[]): Wish[] {
  const about = bare.replace(no, '');
  return about !== bare && about.length > 2 && bare.split(/\s+/).length <= maxWords
    ? skip(about)
    : [];
}
const maxWords = 7;

/** `…, with its price per user`: beside what is shown. */
const beside =
  /^(?:with|incl(?:uding|\.)?|mit|samt|inklusive|avec|con|com|met|inclusief|z|wraz z)\s(?:(?:its|the|their|dem|der|den|seine[mnr]?|ihre[mnr]?|le|la|les|leurs?|son|sa|el|los|las|su|sus|il|i|gli|lo|o|os|a|as|de|het|hun)\s)?(.{3,50})$/iu;

export function readBeside(bare: string): Wish[] {
  const named = beside.exec(bare)?.[1];
  return named !== undefined && isPriced(named) ? wishOf(named) : [];
}

/** `Mit der Ruhe einsteigen und mit dem Termin`: the second thing that the page begins with. */
export function readNextLead(bare: string): Wish[] {
  const about = nameIn(nextLead.exec(bare)?.[1] ?? '');
  return about.length < 2 ? [] : [{ kind: 'early', about }];
}
const nextLead =
  /^(?:with|mit|avec|par|con|por|com|pel[oa]s?|met|od|dal(?:l[aeo])?|dai)\s(?:(?:the|dem|der|den|le|la|les|el|los|las|il|i|gli|lo|o|os|a|as|de|het)\s)?(.{3,50})$/iu;
