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

export const doubtPhrase = (language: string, claim: string, note: string): string =>
  (phrases[language] ?? phrases.en ?? '')
    .replace('{claim}', () => claim)
    .replace('{note}', () => note);
