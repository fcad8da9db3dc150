// Whether somebody says that they will do something, in ten languages. `We can do it per site` says what is possible,
// and undertakes nothing.

const does =
  'send|get|bring|give|call|ring|mail|email|forward|share|put|check|look|ask|talk|speak|prepare|draft|set|book|visit|come|deliver|show|confirm|arrange|let|write|quote|order|ship|pass|find|sort|organi[sz]e|reserve|make|have|do|add|include|review|sign|return|pick|drop|introduce|connect|copy|provide|fit|start|hold|keep|take';
/** In the first person or of somebody on the own side, for a time to come. */
const undertakes: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    en: [
      `(?<!\\p{L})(?:will|shall)\\s(?:(?:also|then|personally|gladly)\\s)?(?:${does})(?!\\p{L})`,
      `(?<!\\p{L})(?:i|we|he|she|they)[’']ll\\s(?:\\p{L}+\\s)?(?:${does})(?!\\p{L})`,
    ].join('|'),
    de: '(?<!\\p{L})(?:schick|send|mail|bring|reich|meld|liefer|besorg|reservier|buch|zeig|erstell|schreib|prüf|klär|bereit|komm|ruf|leg|sprech|frag|kümmer|lass)(?:e|en|t)(?!\\p{L})',
    nl: '(?<!\\p{L})(?:stuur|sturen|mail|mailen|bel|bellen|breng|brengen|lever|leveren|kom|komen|bereid|controleer|vraag|regel|regelen|zorg|zorgen|bevestig|bevestigen|reserveer|reserveren|plan|plannen|zal|zullen)(?!\\p{L})',
    fr: `(?<!\\p{L})(?:je|j[’']|nous)\\s?(?:(?:vous|lui|leur|l[’']|le|la|les|m[’']|en)\\s?){0,2}(?:envo|transm|prépar|vérifi|appel|rappel|apport|parl|pass|vien|ven|livr|réserv|confirm|fai|fourni|donn|montr|écri|adress|met|demand|organis|occup|reviens|revenons|tiens|tenons)\\p{L}*`,
    es: '(?<!\\p{L})(?:mando|mandamos|envío|enviamos|paso|pasamos|llamo|llamamos|reservo|reservamos|preparo|preparamos|llevo|llevamos|traigo|traemos|confirmo|confirmamos|hago|hacemos|escribo|consulto|hablo|reviso|revisamos|doy|damos|entrego|entregamos|visitamos|enseño|(?:voy|vamos) a|(?:enviar|mandar|pasar|llamar|preparar|confirmar|hablar|entregar|visitar|revisar)(?:é|emos))(?!\\p{L})',
    it: '(?<!\\p{L})(?:mando|mandiamo|invio|inviamo|spedisco|spediamo|passo|passiamo|chiamo|chiamiamo|richiamo|preparo|prepariamo|porto|portiamo|confermo|confermiamo|faccio|facciamo|scrivo|verifico|verifichiamo|controllo|parlo|vengo|veniamo|consegno|consegniamo|prenoto|mostro|(?:mander|invier|passer|chiamer|preparer|porter|confermer|verificher|far|verr|consegner)(?:ò|emo))(?!\\p{L})',
    pt: '(?<!\\p{L})(?:envio|enviamos|mando|mandamos|preparo|preparamos|confirmo|confirmamos|entrego|entregamos|marco|marcamos|ligo|ligamos|levo|levamos|trago|trazemos|faço|fazemos|falo|falamos|passo|passamos|mostro|dou|vou|verifico|verificamos|(?:enviar|mandar|passar|ligar|preparar|confirmar|falar|entregar|verificar)(?:ei|emos))(?!\\p{L})',
    pl: '(?<!\\p{L})(?:wyślę|wyślemy|przesyłam|prześlę|prześlemy|podeślę|podeślemy|zadzwonię|zadzwonimy|przygotuję|przygotujemy|przywiozę|przywieziemy|sprawdzę|sprawdzimy|potwierdzę|potwierdzimy|dam znać|damy znać|porozmawiam|przyjadę|przyjedziemy|dostarczę|dostarczymy|umówię|zarezerwuję|zarezerwujemy|zapytam|pokażę|pokażemy|przekażę|przekażemy|zrobię|zrobimy)(?!\\p{L})',
    ja: '(?:送り|送付|連絡|届け|伺い|訪問|用意|準備|確認|手配|持参|共有|提出|説明|案内|渡し|作成)(?:いた|致)?(?:します|しておきます|させていただきます|ます)',
    ar: '(?<!\\p{L})س(?:أرسل|نرسل|أتصل|نتصل|أزور|نزور|أجهز|نجهز|أؤكد|نؤكد|أحضر|نحضر)\\p{L}*',
  }).map(([language, pattern]) => [language, new RegExp(pattern, 'iu')]),
);
const none = /$^/;

export const isUndertaking = (text: string, language: string): boolean =>
  (undertakes[language] ?? none).test(text) && !isObliged.test(text);
/** `We must come to 4 tonnes` tells of a need. */
const isObliged =
  /(?<!\p{L})(?:must|have to|need to|want to|müssen|muss|sollen|wollen|möchten|devons|dois|voulons|tenemos que|tengo que|queremos|dobbiamo|devo|vogliamo|temos (?:de|que)|tenho (?:de|que)|moeten|moet|willen|musimy|muszę|chcemy)(?!\p{L})/iu;
