// A question about the page, without the words of asking: what is left is what it is about.

const asking =
  /^(?:(?:do|did|does|have|is|are|where|don['’]t) (?:we|there|the page|it|you)|what (?:do|does) (?:we|the page|it) (?:say|tell)|was (?:sagen wir|sagt die seite|steht)|que dit(?:-on| la page)|qué (?:dice la página|decimos)|cosa (?:dice la pagina|diciamo)|o que (?:diz a página|dizemos)|wat (?:zegt de pagina|zeggen we)|co (?:mówi strona|piszemy)|(?:sagen|erwähnen|schreiben|haben) wir|steht|gibt es|(?:est-ce qu['’ ]?(?:on|il)|on|y a-t-il|parle-t-on|dit-on)|¿?(?:decimos|hablamos|mencionamos|tenemos|hay|pone)|(?:diciamo|parliamo|abbiamo|c['’]è)|(?:falamos|dizemos|temos|há|mencionamos)|(?:zeggen|vermelden|hebben|staat) (?:we|wij|er)|czy (?:piszemy|mówimy|mamy|jest|wspominamy))\s*/iu;
const saying =
  /^(?:already|say|mention|have|got|cover|talk|tell|show|anything|something|anywhere|on the page|about|on|schon|irgendwo|bereits|etwas|was|zu|zum|zur|über|von|parle|dit|mentionne|déjà|quelque part|quelque chose|de|du|sur|des|algo|ya|sobre|en la página|qualcosa|già|su|sul|sulla|di|alguma coisa|já|iets|al|ergens|over|gdzieś|coś|już|o|na stronie)\s+/iu;

export const onPage =
  /\s(?:on|auf|sur|en|nella|na|op) (?:the|this|der|dieser|la|esta|questa|a|esta|de|deze|tej)?\s?(?:page|seite|página|pagina|stronie)$/iu;

const asksJapanese =
  /(?:は|が|について|のことは)?(?:この)?(?:ページ|資料)?(?:に|で|には)?(?:載って|書いて|記載されて|入って|触れて)(?:い|あり)ます(?:か)?$|(?:は|が)(?:あり|載り)ますか$|はどうなっていますか$/u;

/** Who asks how many wants a figure. */
export const asksCount =
  /^.{0,12}(?:how (?:many|much|long|often|fast|big|soon|old)|wie (?:viel|lange|oft|hoch|groß|schnell|alt)|combien|cuánt[oa]s?|quant[oiae]s?|hoe(?:veel|\s(?:lang|vaak|snel|oud|groot))|ile|jak (?:długo|często))|何[社人日年枚円件回%時分]|いくつ|どのくらい/iu;

export function topicOfQuestion(question: string): string {
  const japanese = question.replace(asksJapanese, '');
  if (japanese !== question && japanese !== '') return japanese;
  let topic = question.replace(asking, '');
  if (topic === question) return question;
  for (let round = 0; round < 6 && saying.test(topic); round++) topic = topic.replace(saying, '');
  return topic.replace(onPage, '').trim() || question;
}
