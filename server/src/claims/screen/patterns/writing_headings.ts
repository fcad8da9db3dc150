// Headings under which a document tells those who write how to: tone, style, words to use and to avoid, do and
// don't. Each is matched whole, in ten languages; what only sounds alike (`How to write to us`) is for readers.
import { quickened } from '../../../platform/text/quickened.ts';

const byLanguage: Readonly<Record<string, readonly string[]>> = {
  en: [
    'how (?:to|we|you should|not to) (?:write|sound|word (?:it|this|things)|phrase (?:it|this|things)|say it)(?: (?:about|for|on|it|this|texts?|copy|the page|pages|like|as) ?.{0,30})?|how we (?:talk|speak)(?: (?:about|to (?:customers|clients|readers|people)).{0,30})?',
    '(?:our |the |house |brand |writing |copy |editorial |text |language |talking |communication |house writing )?(?:tone|voice|style|wording|copy|language|writing|editorial|speaking)(?: of voice)?(?: (?:and|&|\\/) (?:tone|voice|style|wording|language))?(?: (?:rules?|guide|guidelines?|guidance|notes?|tips|conventions|sheet|of writing))',
    '(?:our |the |house |brand |writing |copy |editorial |talking |communication |writing )(?:tone|voice|style|wording)(?: of voice)?|tone(?: of voice)?|(?:tone|voice|style|language) (?:and|&|\\/|,) (?:tone|voice|style|language|wording)|wording|guidelines? for (?:writing|copy|texts?|authors?|writers?|editors?)',
    "words? (?:we|to|you) (?:use|avoid|love|hate|like|never use|never say|do not use|don[’']?t use|say)(?: .{0,20})?|(?:banned|forbidden|preferred|approved) words|spelling(?: rules?)?|(?:for|to) (?:the |our )?(?:writers?|copywriters?|authors?|editors?)",
    "(?:the )?do[’']?s?(?: and | ?& ?| ?\\/ ?|, )(?:the )?don[’']?t[’']?s?|(?:do|say)(?: and | ?\\/ ?)(?:do not|don[’']?t|never|avoid)(?: (?:say|use))?|we say ?\\/ ?we (?:do not|don[’']?t|never) say",
  ],
  de: [
    '(?:so|wie) (?:wir )?(?:schreiben|sprechen|klingen|reden|texten|formulieren)(?: wir)?(?: .{0,25})?',
    '(?:schreib|sprach|stil|text|ton|redaktions)-?(?:stil|weise|regeln?|regelung(?:en)?|hinweise?|vorgaben?|richtlinien?|leitfaden|leitlinien?|guide|tonalität)|style ?guide|stilguide|wording(?:s|regeln)?|wortwahl|redaktionelle (?:hinweise|vorgaben|regeln)',
    '(?:ton|tonfall|tonalität|stil|sprache|ansprache|anrede)(?: (?:und|&|\\/) (?:ton|tonfall|tonalität|stil|sprache|ansprache|anrede))|tonfall|tonalität|anrede|für (?:die |den )?(?:texter(?:innen)?|texterin|redaktion|autor(?:en|in)?)',
    "do[’']?s?(?: und | ?& ?| ?\\/ ?)don[’']?t[’']?s?|wörter,? die wir (?:meiden|nutzen|verwenden|nicht .{3,12})|(?:sagen|schreiben) wir ?\\/ ?(?:sagen|schreiben) wir nicht",
  ],
  fr: [
    "(?:charte|règles?|guide|consignes?|conseils?|ligne|normes?) (?:éditorial\\p{L}{0,3}|rédactionnel\\p{L}{0,3}|de rédaction|de style|d[’']écriture|de ton|de langage)|(?:ton|style|voix|langage) (?:et|&|\\/) (?:ton|style|voix|langage)|ton de (?:la )?(?:voix|marque)|ton éditorial|style (?:rédactionnel|d[’']écriture)",
    'à (?:faire|dire|écrire)(?: ?\\/ ?| et )(?:à )?(?:ne )?pas (?:faire|dire|écrire)|(?:on dit|nous disons) ?\\/ ?on ne dit pas|mots à (?:utiliser|éviter|bannir|privilégier|proscrire)|vocabulaire à .{3,15}|pour (?:le|la|les) (?:rédact\\p{L}+|auteurs?)',
  ],
  es: [
    'cómo (?:escribir|escribimos|redactar|redactamos|hablamos|sonamos)(?: .{0,25})?',
    '(?:guía|normas?|reglas?|libro|manual|pautas|criterios) (?:de|del) (?:estilo|redacción|escritura|tono|lenguaje)|(?:tono|estilo|voz|lenguaje) (?:y|e|\\/) (?:tono|estilo|voz|lenguaje)|tono de (?:la )?(?:voz|marca)|estilo de (?:escritura|redacción)',
    'qué (?:decir|hacer|escribir) y qué no(?: (?:decir|hacer|escribir))?|(?:decir|hacer) ?\\/ ?no (?:decir|hacer)|sí ?\\/ ?no|se dice ?\\/ ?no se dice|palabras (?:que )?(?:a |para )?(?:evitar|usar|evitamos|usamos|prohibidas)|para (?:el|la|los) redact\\p{L}+|trato(?: al lector)?',
  ],
  it: [
    'come (?:scrivere|scriviamo|si scrive|parliamo|formulare)(?: .{0,25})?',
    '(?:guida|linee guida|regole|norme|manuale|indicazioni|criteri) (?:di|allo|dello|per lo|sullo|per la|della|di) ?(?:stile|scrittura|redazione|tono|linguaggio)|(?:regole|norme|linee|indicazioni) redazionali|(?:tono|stile|voce|linguaggio) (?:e|\\/) (?:tono|stile|voce|linguaggio)|tono di voce|stile di scrittura',
    '(?:cosa )?(?:dire|fare|scrivere) e (?:cosa )?(?:non|no)(?: (?:dire|fare|scrivere))?|(?:da )?(?:fare|dire) ?\\/ ?(?:da )?(?:non (?:fare|dire)|evitare)|si dice ?\\/ ?non si dice|parole da (?:usare|evitare)|per (?:il|la|i|chi) (?:redator\\p{L}+|scrive)',
  ],
  pt: [
    '(?:guia|normas?|regras?|manual|diretrizes|orientações) (?:de|do) (?:estilo|redação|escrita|tom|linguagem)|(?:tom|estilo|voz|linguagem) (?:e|\\/) (?:tom|estilo|voz|linguagem)|tom de voz|tom da marca|estilo de (?:escrita|redação)',
    'o que (?:dizer|fazer|escrever) e (?:o que )?não(?: (?:dizer|fazer|escrever))?|(?:dizer|fazer) ?\\/ ?não (?:dizer|fazer)|diz-se ?\\/ ?não se diz|palavras (?:a|para|que) (?:evitar|usar|evitamos|usamos)|para o redator|forma de tratamento',
  ],
  nl: [
    '(?:hoe|zo) (?:(?:we|wij|je) )?(?:schrijven|schrijf|schrijf je|praten|klinken|formuleren)(?: (?:we|wij|je))?(?: .{0,25})?',
    '(?:schrijf|taal|stijl|tekst|redactie)-?(?:wijzer|stijl|regels?|tips|richtlijn(?:en)?|gids|handleiding|afspraken)|(?:toon|stijl|taal) (?:en|&|\\/) (?:toon|stijl|taal)|tone of voice|aanspreekvorm|schrijfstijl|taalgebruik|woordkeuze',
    "do[’']?s?(?: en | ?& ?| ?\\/ ?)don[’']?t[’']?s?|(?:wel|zeggen) ?\\/ ?niet(?: zeggen)?|woorden (?:die we )?(?:(?:om )?te )?(?:vermijden|gebruiken|mijden)|voor de (?:schrijver|redactie|tekstschrijver)s?",
  ],
  pl: [
    'jak (?:piszemy|pisać|mówimy|brzmimy|formułować)(?: .{0,25})?',
    '(?:zasady|reguły|wytyczne|wskazówki|standardy|księga|przewodnik|poradnik) (?:pisania|stylu|redakcyjn\\p{L}+|językow\\p{L}+|komunikacji|stylistyczn\\p{L}+|tonu)|(?:styl|ton|język) (?:i|oraz|\\/) (?:styl|ton|język)|(?:styl|ton) (?:pisania|komunikacji|wypowiedzi|głosu|marki)|forma zwracania się(?: .{0,15})?|zwroty grzecznościowe',
  ],
  ja: [
    '(?:文章の|原稿の|ページの)?書き方(?:の?(?:ルール|注意|ポイント|コツ|指針))?.{0,4}|文章(?:の)?(?:トーン|ルール|スタイル)|文体.{0,6}|トーン.{0,12}|表記(?:ルール|統一|の統一|方法|について|の?ルール).{0,6}|表現(?:ルール|の注意点?|上の注意点?)',
    '(?:言葉|用語|ことば)(?:づかい|遣い|の使い方|のルール|の?選び方)|使って(?:よい|いい|はいけない|ほしくない)(?:言葉|表現)|(?:ng|ｎｇ|禁止)ワード|(?:避ける|使わない|使う)(?:言葉|表現|用語)|ok ?[/／・] ?ng|ライティング.{0,12}|口調|スタイルガイド|(?:原稿|執筆)(?:作成)?(?:の|上の|時の)?(?:注意(?:点|事項)?|ルール)|書き手(?:へ|向け).{0,8}',
  ],
  ar: [],
};

const anyOf = new RegExp(quickened(`^(?:${Object.values(byLanguage).flat().join('|')})$`), 'iu');
const maxName = 60;

/** `text`: without the marks of a heading. A question is a reader's. */
export const isWritingHeading = (text: string): boolean =>
  text.length <= maxName && !/[?？؟.。]$/u.test(text) && anyOf.test(text.trim());
