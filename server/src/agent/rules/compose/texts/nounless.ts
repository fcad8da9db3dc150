// Lines that speak of a thing by a pronoun alone: `As de velocidade variável gastam menos`, `… before each is due`. Below
// the sentence that names the thing they are whole; in large letters nobody knows what they are about.
import { lean } from '../../../../platform/text/quickened.ts';

const anywhere = lean(
  /^(?:if|should|when) (?:this|that|it) |^(?:klappt|geht|passiert|gelingt|stimmt|reicht) (?:das|es|dies) |^(?:si|se) (?:cela|ça|esto|eso|questo|ciò|isso|isto) |^(?:lukt|werkt|klopt) (?:dat|het) |^(?:als|jeśli|gdy) (?:dat|dit|to|tak) |(?<!\p{L})(?<!(?:no|any|every|some) )(?:each|both|either|neither|the others?|the rest|one) (?:is|are|was|were|has|have|gets?|fails?|comes?|needs?)(?!\p{L})|(?<!\p{L})(?:beide|einige|alle) (?:ist|sind|wird|werden|haben|können)(?!\p{L})|(?<!\p{L})(?:chacune?|cada un[oa]|ciascun[oa]|cada uma?|każd[yae]) (?:est|a|sera|es|está|tiene|è|ha|é|tem|jest|ma)(?!\p{L})|(?<!\p{L})elk (?:is|heeft|wordt)(?!\p{L})/iu,
);
const byLanguage: Readonly<Record<string, RegExp>> = {
  en: /^(?:those|the ones?|the (?:first|second|latter|other))\s(?!\p{L}+(?:s|er|est)?\s\p{L})/iu,
  de: /^(?:die|der|das|den) (?:mit|von|aus|für|ohne|im|am|wird|werden|ist|sind|hat|haben|kann|können|muss|müssen|kommt|kommen|läuft|kostet)\s|(?<!\p{L})(?:davon|darin|darauf|darüber)(?!\p{L})/iu,
  fr: /^(?:celui|celle|ceux|celles)(?!\p{L})|(?<!\p{L})(?:nous|vous|on) (?:les?|la|l[’']|en) ?\p{L}/iu,
  es: /^(?:el|la|los|las) (?:de|del|que|con|sin)\s|^(?:lo|la|los|las) \p{L}+(?:amos|emos|imos)(?!\p{L})/iu,
  it: /^(?:quell[oaie]|quei)(?!\p{L})|^(?:lo|la|li|le) \p{L}+iamo(?!\p{L})/iu,
  pt: /^(?:[oa]s?) (?:de|da|do|das|dos|que|com|sem)\s|\p{L}{2,}-(?:l[oa]s?|n[oa]s)(?!\p{L})|(?<!\p{L})(?:del[ea]s?|nel[ea]s?)(?!\p{L})/iu,
  nl: /^(?:die|degenen?|dat) (?:met|van|uit|voor|zonder|wordt|worden|is|zijn)\s|(?<=\p{L} )ze(?= )/iu,
  pl: /^(?:te|ten|ta) (?:z|ze|do|od|bez)\s|(?<=\p{L}my )(?:je|go|ją|ich)(?!\p{L})/iu,
};

export const isNounless = (line: string, language: string): boolean =>
  anywhere.test(line) || byLanguage[language]?.test(line) === true;
