// Questions that colleagues ask each other: by name, about where a figure comes from, who knows, what the other thinks.
import { pattern, spaced } from './pattern.ts';

const called = '\\p{Lu}\\p{Ll}{1,14}, ';
const asks =
  "(?:can|could|would|will|do|did|are|is|have) (?:you|we|it|that|this|the)|(?:kannst|könntest|machst|hast|weißt|schickst|fragst|klärst|prüfst) du|ist (?:es|das|die|der)|stimmt|(?:peux|pourrais|sais|as|vois|veux)-tu|tu (?:peux|sais|as|vois)|est-ce|c[’']est|(?:puedes|podrías|sabes|tienes|miras)|(?:puoi|potresti|sai|hai|guardi)|(?:podes|consegues|sabes|tens|você)|(?:kun|wil|weet|heb|kan) (?:jij|je)|is het|klopt|(?:możesz|wiesz|masz|sprawdzisz|czy)";
const end = '[^?？]{0,200}[?？]\\s*$';
const figure =
  '(?:that |this |those |these |the |das |die |der |diese[rs]? |ce |cette |ces |le |la |les |ese |esa |esos |el |los |las |quel |quella |quei |il |i |esse |essa |o |a |os |as |dat |die |de |het |ta |te |ten )?(?:\\p{L}+ )?\\d[\\d.,]*';

export const askedInside = pattern(
  `^${called}(?:${asks})(?!\\p{L})${end}`,
  `^(?:where (?:do|does|did) ${figure}|woher (?:kommt|kommen|stammt|stammen|haben wir) ${figure}|d[’']où (?:vient|viennent|sort|sortent) ${figure}|de dónde (?:sale|salen|viene|vienen) ${figure}|da dove (?:viene|vengono|arriva|arrivano) ${figure}|de onde (?:vem|vêm|saiu|saem) ${figure}|waar (?:komt|komen) ${figure}|skąd (?:mamy|wzięło się|wzięły się|jest|są) ${figure})${end}`,
  spaced(
    '(?:what do (?:you|we) think|any (?:thoughts|ideas)|thoughts|is that (?:ok|okay|right|still true)|ok(?:ay)? (?:for|with) you|who (?:can|could) (?:check|confirm|ask|send|find out)|should (?:we|i) (?:say|write|mention|put|leave|keep|name|use|take|drop))(?: [^?？]{0,120})? ?[?？]',
    '(?:was (?:meinst|denkst|sagst) du|was (?:meint|denkt) ihr|(?:wer|weiß jemand|weiß wer) (?:weiß|hat)(?: [^?]{0,60})?(?: noch| das| sich)|soll(?:en)? (?:ich|wir) (?:das|den|die|es)|passt das so|geht das so)(?: [^?？]{0,120})? ?[?？]',
    "(?:qu[’']en (?:penses-tu|pensez-vous|dis-tu)|tu en penses quoi|ça te va|qui (?:sait|peut vérifier|a les chiffres)|on (?:le|la|les)? ?(?:met|garde|laisse|enlève|dit|cite)|faut-il (?:le|la|les|en))(?: [^?？]{0,120})? ?[?？]",
    '(?:qué (?:te parece|opinas|dices)|te parece bien|quién (?:sabe|puede mirar|lo tiene)|(?:lo|la|los|las) (?:ponemos|dejamos|quitamos|decimos|citamos))(?: [^?？]{0,120})? ?[?？]',
    '(?:che ne (?:dici|pensi|dite)|ti va bene|chi (?:lo sa|può verificare)|(?:lo|la|li|le) (?:mettiamo|lasciamo|togliamo|diciamo|citiamo))(?: [^?？]{0,120})? ?[?？]',
    '(?:wat (?:vind|denk) je|wat vinden jullie|wie (?:weet|kan|heeft|regelt)(?: [^?]{0,40})? (?:dit|dat|nog|het)|beslis jij|doe jij|vraag jij|zullen we (?:dit|dat|het))(?: [^?？]{0,120})? ?[?？]',
    '(?:co (?:myślisz|sądzisz|myślicie)|kto (?:wie|sprawdzi|ma|może sprawdzić)|(?:dajemy|zostawiamy|wyrzucamy|piszemy) (?:to|tę|ten))(?: [^?？]{0,120})? ?[?？]',
  ),
  // Whether something may be said, or how we are doing: readers ask neither.
  spaced(
    `(?:can|could|may|should|do|are) we (?:allowed to |really |actually |still |even )?(?:say|claim|mention|promise)(?:,? [^?？]{0,120})? ?[?？]`,
    `(?:dürfen|können|sollen|sollten|wollen) wir(?:,? [^?？]{0,120})? (?:sagen|schreiben|behaupten|erwähnen|versprechen) ?[?？]`,
    `(?:peut-on|pouvons-nous|on peut|est-ce qu[’']on peut) (?:dire|écrire|affirmer|mentionner|promettre)(?:,? [^?？]{0,120})? ?[?？]`,
    `(?:podemos|se puede|debemos) (?:decir|escribir|afirmar|mencionar|prometer)(?:,? [^?？]{0,120})? ?[?？]`,
    `(?:possiamo|si può|dobbiamo) (?:dire|scrivere|affermare|menzionare|promettere)(?:,? [^?？]{0,120})? ?[?？]`,
    `(?:podemos|pode-se|devemos) (?:dizer|escrever|afirmar|mencionar|prometer)(?:,? [^?？]{0,120})? ?[?？]`,
    `(?:mogen|kunnen|moeten|zullen) (?:we|wij)(?:,? [^?？]{0,120})? (?:zeggen|schrijven|beweren|vermelden|beloven) ?[?？]`,
    `(?:możemy|można|wolno nam|powinniśmy) (?:powiedzieć|napisać|twierdzić|wspomnieć|obiecać)(?:,? [^?？]{0,120})? ?[?？]`,
    `are we (?:still |really |already )?(?:short|full|behind|late|booked (?:up|out)|understaffed|over budget)(?:,? [^?？]{0,80})? ?[?？]`,
    `(?:sind|waren) wir(?: [^?？]{0,60})? (?:knapp|voll|ausgebucht|hinterher|unterbesetzt|im verzug) ?[?？]`,
  ),
  '(?:と|って)(?:書いて|言って|謳って)(?:も)?(?:いい|よい|大丈夫)(?:です)?か',
  // Whom to send a reader to who asks.
  spaced(
    '(?:if|when|should) (?:they|he|she|anyone|anybody|somebody|someone|a customer|the customer) (?:ask|asks|asked|push|pushes|wants? to know)(?: [^.]{1,60})?,? (?:refer|send|point|direct|pass|put|transfer) (?:them|him|her|it|that|people)',
    '(?:falls|wenn|sollten?) (?:sie|er|jemand|der kunde|die kundin|wer)(?: [^.]{1,40})? (?:fragt|fragen|nachfragt|nachfragen|nachhakt|nachhaken),? (?:[^.]{1,30} )?(?:verweisen|weiterleiten|schicken|weitergeben|abwimmeln|durchstellen)',
    "(?:s[’']ils?|si (?:elle|elles|on|quelqu[’']un|le client)) (?:demandent?|posent? la question|insistent?)(?: [^.]{1,40})?,? (?:les |la |le )?(?:renvoyer|orienter|adresser|diriger|passer)",
    '(?:si|en caso de que) (?:lo |alguien |el cliente )?(?:preguntan?|pregunten|insisten)(?: [^.]{1,40})?,? (?:que (?:hablen|llamen|escriban)|remitir\\p{L}*|derivar\\p{L}*|pasar\\p{L}*|mandar\\p{L}*)',
    '(?:se|caso) (?:alguém |o cliente )?(?:perguntarem|perguntar|insistirem|perguntem)(?: [^.]{1,40})?,? (?:que falem|remeter|encaminhar|passar|mandar)',
    '(?:als|mochten|mocht) (?:ze|iemand|de klant|hij|zij)(?: [^.]{1,30})? (?:vragen|vraagt|doorvragen|doorvraagt|ernaar vragen)(?: [^.]{1,20})?,? (?:verwijs\\p{L}*|doorverwijzen|doorverbinden|stuur\\p{L}*)',
    '(?:gdyby|jeśli|jakby|jak) (?:ktoś |klient )?(?:pytali|pytał|pytają|pyta|zapytali|zapytają|dopytywali)(?: [^.]{1,40})?,? (?:to )?(?:odsyłać|odesłać|kierować|skierować|przekierować|odsyłaj|kieruj)',
  ),
  '(?:聞かれ|質問され|問い合わせがあっ)たら[^。]{0,20}(?:に(?:回|振|つない|取り次)|へ(?:回|振|つない))',
  '(?:どう思います|どうしましょう|入れますか|載せますか|外しますか|誰か(?:分か|わか)|確認(?:して)?もらえ)[^。]{0,20}[?？か。]?\\s*$',
);
