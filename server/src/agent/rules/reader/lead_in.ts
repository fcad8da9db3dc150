// `Please answer two questions: do you …?`: what stands before the question only says that one follows.

export const announcing =
  /(?<!\p{L})(?:asks?|fragt|demande|chiede|vraagt|questions?|queries|answers?|clarify|clear up|to know|help me with|the following|frag(?:e|en)|antwort\p{L}*|beantwort\p{L}*|klären|wissen|folgende[sn]?|réponses?|répondre|savoir|préciser|éclairer|suivante?s?|dudas?|preguntas?|respuestas?|respond\p{L}*|aclar\p{L}*|saber|siguientes?|domand[ae]|dubbi\p{L}?|rispost\p{L}|rispond\p{L}*|chiari\p{L}*|sapere|segue|seguenti|dúvidas?|perguntas?|respostas?|esclarec\p{L}*|seguintes?|vragen|vraag|antwoord\p{L}*|beantwoord\p{L}*|weten|volgende|pyta\p{L}*|odpowie\p{L}*|wiedzieć|wyjaśni\p{L}*|następując\p{L}*)(?!\p{L})/iu;
/** `One question about the warranty: how long is it?` says of what. */
const ofSomething =
  /(?<!\p{L})(?:about|on|regarding|concerning|zu[mr]?|über|bezüglich|sur|concernant|à propos|sobre|acerca|su[il]?|sull[’'ae]\p{L}*|riguard\p{L}*|over|omtrent|odnośnie|dotycząc\p{L}*|w sprawie)(?!\p{L})/iu;
const before = /^([^:?!¿]{3,120}):\s+(?=\S)/u;

/** `I need to know three things, can you …` */
const counting =
  /^[^,:?!¿]{3,60}\s(?:things?|questions?|points?|dinge|fragen|punkte|choses|points|cosas|preguntas|puntos|cose|domande|punti|coisas|perguntas|pontos|dingen|vragen|punten|rzeczy|pytania)(?:\s\p{L}+)?,\s+(?=\S)/iu;

/** A question without the words that announce it. */
export function withoutLeadIn(sentence: string): string {
  if (counting.test(sentence)) return sentence.replace(counting, '').replace(/\.$/u, '?');
  const lead = before.exec(sentence);
  const said = lead?.[1];
  return said !== undefined &&
    /[?？]$/u.test(sentence) &&
    announcing.test(said) &&
    !ofSomething.test(said)
    ? sentence.slice(lead?.[0].length)
    : sentence;
}
