// What the agent tells the team about questions of the reader that the page does not answer: `{}`.

const phrases: Readonly<Record<string, [open: string, perhaps: string]>> = {
  en: ['I set no answer beside: {}.', '{} (perhaps {})'],
  de: ['Keine Antwort steht neben: {}.', '{} (vielleicht {})'],
  fr: ['Aucune réponse ne figure à côté de : {}.', '{} (peut-être {})'],
  es: ['No he puesto respuesta junto a: {}.', '{} (quizá {})'],
  it: ['Non ho messo una risposta accanto a: {}.', '{} (forse {})'],
  pt: ['Não pus resposta junto a: {}.', '{} (talvez {})'],
  nl: ['Er staat geen antwoord naast: {}.', '{} (misschien {})'],
  pl: ['Nie ma odpowiedzi obok: {}.', '{} (być może {})'],
  ja: ['次のご質問の横には回答を置いていません：{}。', '{}（{}かもしれません）'],
  ar: ['لم أضع إجابة بجانب: {}.', '{} (ربما {})'],
};

type Quoted = (text: string) => string;

export function unansweredPhrase(
  language: string,
  open: readonly { question: string; perhaps?: string }[],
  quoted: Quoted,
): string {
  const [said, maybe] = phrases[language] ?? phrases.en ?? ['', ''];
  const list = open.map(({ question, perhaps }) =>
    perhaps === undefined
      ? quoted(question)
      : filled(filled(maybe, quoted(question)), quoted(perhaps)),
  );
  return filled(said, list.join(language === 'ja' ? '、' : ', '));
}

const filled = (phrase: string, text: string): string => phrase.replace('{}', () => text);
