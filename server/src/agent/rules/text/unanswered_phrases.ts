// What the agent tells the team about questions of the reader that the page does not answer: `{}`.

const phrases: Readonly<Record<string, string>> = {
  en: 'Without a direct answer, please check: {}.',
  de: 'Ohne direkte Antwort, bitte prüfen: {}.',
  fr: 'Sans réponse directe, à vérifier : {}.',
  es: 'Sin respuesta directa, revíselo: {}.',
  it: 'Senza risposta diretta, da controllare: {}.',
  pt: 'Sem resposta direta, verifique: {}.',
  nl: 'Zonder direct antwoord, controleer dit: {}.',
  pl: 'Bez bezpośredniej odpowiedzi, proszę sprawdzić: {}.',
  ja: '直接の回答がないご質問です。ご確認ください：{}。',
  ar: 'بدون إجابة مباشرة، يرجى المراجعة: {}.',
};

export const unansweredPhrase = (language: string, questions: readonly string[]): string =>
  (phrases[language] ?? phrases.en ?? '').replace('{}', () =>
    questions.join(language === 'ja' ? '、' : ', '),
  );
