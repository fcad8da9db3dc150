// How the reader is addressed: what the team asks for, what the brand's tone says, what a text does.

export type Address = 'formal' | 'informal';

const formal =
  /(?<!\p{L})(?:formal(?:ly)?(?: tone| address)?|trat(?:ar|e|a|em) (?:por|de) [«"“]?(?:(?:[oa] )?senhora?|você|vós)|por você|vous-form\p{L}*|formelle? (?:ansprache|anrede)|förmlich|siezen|per sie|mit [„“»«"]?sie|vouvoyer|vouvoiement|de ustedes|de usted|ustedes|usted|sie-form|tratar de usted|tratamento formal|(?:dare|dia|dai|date|si dia) del (?:lei|voi|loro)|(?:con|usa(?:re)?|usi) il [«“"]?(?:lei|voi|loro)|formeel|u-vorm|vousvoy\p{L}+|(?:aan(?:ge)?sprek\p{L}+|spreek (?:haar|hem|hen|ze) aan) met u|met u aanspreken|formalnie|pan\/pani|form[aęy] (?:pan|pani|pana|grzecznościow\p{L}+)|(?:per|na) pan(?:i|ią)?)(?!\p{L})|敬語|丁寧|رسمي/iu;
const informal =
  /(?<!\p{L})(?:informal(?:ly)?|duzen|per du|mit [„“»«"]?du|say [‘’'“"]?you[’'”"]? to|du-form|tutoy\p{L}+|tutoiement|tute(?:ar|e|a)l?[aeo]?s?|tutéal?[aeo]s?|de tú|(?:dare|dia|dai|date) del tu|je-vorm|trat(?:ar|e|a|em) por tu|na ty)(?!\p{L})/iu;
const negated = /(?:nicht|not|pas|no|non|não|niet|nie) (?:siezen|formal|vouvoyer|förmlich)/iu;

/** `du, locker`. */
const closeTone = /(?<!\p{L})(?:du|tú|tu|je|jij)(?!\p{L})/iu;
const politeTone = /(?<!\p{L})(?:sie|vous|usted|lei|u)(?!\p{L})/iu;

/** A clause that is the form of address and no more: `Sie.`, `Vous, ton sobre`, `u-vorm`. */
const alone: readonly [Address, RegExp][] = [
  [
    'formal',
    /^(?:(?:bitte |per |mit |in der )?sie(?:-form)?|(?:au )?vous|(?:con |de |trato de )?usted(?:es)?|(?:con il |dare del |del )?(?:lei|voi|loro)|(?:met )?u(?:-vorm)?|vouvoiement|敬語(?:で|を使って)?|pan\/pani)$/iu,
  ],
  [
    'informal',
    /^(?:(?:bitte |per |mit |in der )?(?:du|ihr)(?:-form)?|(?:au )?tu|(?:de |con )?tú|vosotros|(?:dare del |del )?tu|(?:met )?(?:je|jij|jullie)(?:-vorm)?|tutoiement|na ty)$/iu,
  ],
];

/** `Gewoon u zeggen`, `Sie verwenden`. */
const spokenLast: readonly [Address, RegExp][] = [
  [
    'formal',
    /^(?:\p{L}+\s)?(?:u|sie) (?:zeggen|gebruiken|aanhouden|schrijven|sagen|schreiben|verwenden|benutzen)$/iu,
  ],
  [
    'informal',
    /^(?:\p{L}+\s)?(?:je|jij|du) (?:zeggen|gebruiken|aanhouden|schrijven|sagen|schreiben|verwenden|benutzen)$/iu,
  ],
];

/** `Schrijf u`, `sprich ihn mit Sie an`, `utilisez vous`. */
const spoken: readonly [Address, RegExp][] = [
  [
    'formal',
    /^(?:schrijf|gebruik|zeg|spreek|schreibe?|sage?|verwende|benutze|sprich|utilise[rz]?|dis|dites|usa|use|usi|di|diga|dica|trate)\s(?:\p{L}+\s){0,3}(?:aan met |mit |met |au |de |del )?["“„«‘']?(?:u|sie|vous|usted|lei)["”“»’']?(?:\s(?:aan|an))?$/iu,
  ],
  [
    'informal',
    /^(?:schrijf|gebruik|zeg|spreek|schreibe?|sage?|verwende|benutze|sprich|utilise[rz]?|dis|dites|usa|use|usi|di|diga|dica|trate)\s(?:\p{L}+\s){0,3}(?:aan met |mit |met |au |de |del )?["“„«‘']?(?:je|jij|du|tu|tú)["”“»’']?(?:\s(?:aan|an))?$/iu,
  ],
];

/** By the one that is refused: `not tu` asks for `vous`. */
export function otherThan(named: string): Address | undefined {
  if (/^["“„«]?(?:je|jij|du|tu|tú)["”“»]?$/iu.test(named)) return 'formal';
  return /^["“„«]?(?:u|sie|vous|usted|lei)["”“»]?$/iu.test(named) ? 'informal' : undefined;
}

/** `Du-Form ist nicht vereinbart` asks for none. */
const unsettled =
  /(?<!\p{L})(?:(?:ist|wurde|wäre) (?:noch )?nicht|is not|isn[’']t|n[’']est pas|no est[áa]|non è|não está|is (?:nog )?niet|nie jest)(?!\p{L})/iu;

/** The form of address that a clause asks for. */
export function addressIn(clause: string): Address | undefined {
  const said = [...alone, ...spoken, ...spokenLast].find(([, pattern]) =>
    pattern.test(clause),
  )?.[0];
  if (said !== undefined) return said;
  if (informal.test(clause) && !unsettled.test(clause)) return 'informal';
  return formal.test(clause) && !negated.test(clause) ? 'formal' : undefined;
}

/** `Make it usted`, `lieber per Sie`: said of how the page speaks to its reader. */
export const asksAddress = (message: string): boolean => message.length <= 90 && form.test(message);

const form =
  /(?<!\p{L})(?:siezen|duzen|(?:per|mit|in) (?:sie|du)(?=[\s,.!]|$)|(?:sie|du|vous|tu|u|je)-(?:form|vorm)|vouvoie\p{L}*|vouvoyer|tutoie\p{L}*|tutoyer|(?:de|con|a|por) (?:usted|tú)|tutear|tute[ae]\p{L}*|del (?:lei|tu)|por (?:o senhor|a senhora|você|tu)|na ty|pan\/pani)(?!\p{L})|敬語/iu;

/** A brand names its form of address among its tones. */
export function addressOfTone(tone: string): Address | undefined {
  if (informal.test(tone) || closeTone.test(tone)) return 'informal';
  return (formal.test(tone) && !negated.test(tone)) || politeTone.test(tone) ? 'formal' : undefined;
}

const familiar: Record<string, RegExp> = {
  // `Ihr stellt`, and `wenn ihr wollt`: said to several friends.
  de: /(?<!\p{L})(?:[Dd](?:u|ich|ir|ein\p{L}{0,2})|[Ee]u(?:ch|er\p{L}*|re\p{L}*))(?!\p{L})|(?<!\p{L})(?:Ihr\s(?:\p{Ll}{2,}t|seid)(?!\p{L})|(?:[Ww]enn|[Ff]alls|[Ss]obald|[Oo]b)\sihr\s(?!\p{Lu}))|^(?:(?:Dann|So|Danach|Dazu|Dafür|Damit|Hier|Dabei)\s\p{Ll}{2,}t|\p{Lu}\p{Ll}+t)\sihr\s(?!\p{Lu})/u,
  fr: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tu|tus|contigo|vosotros|vuestr\p{L}+)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|te)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:tu|teus?|tuas?|contigo|podes|tens|queres|precisas)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:ty|ci|cię|ciebie|tobie|twój|twoj\p{L}+|twoi\p{L}*)(?!\p{L})/iu,
};
const polite: Record<string, RegExp> = {
  // `Ihr wählt` is said to several friends.
  de: /(?<!\p{L})(?:Sie|Ihnen|Ihr(?!\s(?:\p{Ll}+t|seid)(?!\p{L}))|Ihre\p{L}?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|ustedes)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:Lei|vostr\p{L})(?!\p{L})/u,
  pt: /(?<!\p{L})(?:você|vocês|o senhor|a senhora)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:u|uw)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:Państw\p{L}+|Pani?|Pana|Panu)(?!\p{L})/u,
};

/** Whether a sentence speaks to its reader in another form than the one asked for. */
export function isWrongAddress(
  text: string,
  language: string,
  address: Address | undefined,
): boolean {
  if (address === undefined) return false;
  const pattern = (address === 'formal' ? familiar : polite)[language];
  return pattern?.test(text) ?? false;
}

/** Whether several are spoken to, by the words of the instruction. */
export const isPlural = (text: string): boolean => ofSeveral.test(text);
const ofSeveral =
  /(?<!\p{L})(?:voi|loro|jullie(?:-vorm)?|ihr-form|(?:per|mit|als) ihr|euch|vosotr[oa]s|ustedes|vós|vocês)(?!\p{L})/iu;

/** How a text addresses its readers, where its language makes a difference. */
export const addressOf = (text: string, language: string): Address =>
  familiar[language]?.test(text) && !polite[language]?.test(text) ? 'informal' : 'formal';
