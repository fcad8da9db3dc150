// What the agent tells the team about a claim that one of its own notes puts in doubt: `{claim}`, `{note}`.

const phrases: Readonly<Record<string, string>> = {
  en: 'Please check “{claim}”: a note that I left out speaks of it (“{note}”).',
  de: 'Bitte prüfen: „{claim}“. Eine Notiz, die ich weggelassen habe, spricht davon („{note}“).',
  fr: 'À vérifier : « {claim} ». Une note laissée de côté en parle (« {note} »).',
  es: 'Conviene revisar «{claim}»: una nota que dejé fuera habla de ello («{note}»).',
  it: 'Da controllare: «{claim}». Una nota lasciata fuori ne parla («{note}»).',
  pt: 'Verifique “{claim}”: uma nota que deixei de fora fala disso (“{note}”).',
  nl: 'Controleer “{claim}”: een notitie die ik wegliet gaat erover (“{note}”).',
  pl: 'Proszę sprawdzić „{claim}”: mówi o tym pominięta notatka („{note}”).',
  ja: '「{claim}」をご確認ください。掲載しなかったメモに関連する記載があります（「{note}」）。',
  ar: 'يرجى مراجعة «{claim}»: ملاحظة لم أدرجها تتحدث عنه («{note}»).',
};

/** It is not on the page, for a note takes its figure back. */
const denied: Readonly<Record<string, string>> = {
  en: 'I left out “{claim}”, because a note takes its figure back (“{note}”).',
  de: 'Weggelassen habe ich „{claim}“, weil eine Notiz die Zahl zurücknimmt („{note}“).',
  fr: 'J’ai laissé de côté « {claim} », car une note revient sur ce chiffre (« {note} »).',
  es: 'He dejado fuera «{claim}», porque una nota retira esa cifra («{note}»).',
  it: 'Ho lasciato fuori «{claim}», perché una nota ritira quel dato («{note}»).',
  pt: 'Deixei de fora “{claim}”, porque uma nota retira esse número (“{note}”).',
  nl: 'Weggelaten: “{claim}”, omdat een notitie dat cijfer terugneemt (“{note}”).',
  pl: 'Pominięto „{claim}”, ponieważ notatka wycofuje tę liczbę („{note}”).',
  ja: 'メモでその数字が取り消されているため、「{claim}」は掲載しませんでした（「{note}」）。',
  ar: 'لم أدرج «{claim}» لأن ملاحظة تتراجع عن هذا الرقم («{note}»).',
};

const filled = (text: string, claim: string, note: string): string =>
  text.replace('{claim}', () => claim).replace('{note}', () => note);

export const doubtPhrase = (language: string, claim: string, note: string): string =>
  filled(phrases[language] ?? phrases.en ?? '', claim, note);

export const deniedPhrase = (language: string, claim: string, note: string): string =>
  filled(denied[language] ?? denied.en ?? '', claim, note);
