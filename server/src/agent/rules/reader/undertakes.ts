// Whether somebody says that they will do something, in ten languages, and what it is called that they will do. `We can
// do it per site` says what is possible, and undertakes nothing.

/** By language: what somebody says of themselves, `/`, and the name of it. */
const forms: Readonly<Record<string, string>> = {
  de: 'schicke/schicken sende/senden maile/mailen bringe/bringen reiche/reichen melde/melden liefere/liefern besorge/besorgen reserviere/reservieren buche/buchen zeige/zeigen erstelle/erstellen schreibe/schreiben prüfe/prüfen kläre/klären bereite/bereiten komme/kommen rufe/rufen lege/legen spreche/sprechen frage/fragen kümmere/kümmern lasse/lassen rechne/rechnen mache/machen gebe/geben nehme/nehmen organisiere/organisieren bestätige/bestätigen schicken/schicken senden/senden mailen/mailen bringen/bringen liefern/liefern reservieren/reservieren erstellen/erstellen prüfen/prüfen klären/klären zeigen/zeigen planen/planen buchen/buchen bestätigen/bestätigen sage/sagen hole/holen schaue/schauen fahre/fahren trage/tragen messe/messen nenne/nennen schick/schicken stell/stellen leg/legen komm/kommen mach/machen meld/melden ruf/rufen hol/holen schreib/schreiben klär/klären suche/suchen stelle/stellen nennen/nennen',
  nl: 'stuur/sturen mail/mailen bel/bellen breng/brengen lever/leveren kom/komen bereid/bereiden controleer/controleren vraag/vragen regel/regelen zorg/zorgen bevestig/bevestigen reserveer/reserveren plan/plannen maak/maken bespreek/bespreken neem/nemen zoek/zoeken geef/geven sturen/sturen mailen/mailen bellen/bellen brengen/brengen leveren/leveren komen/komen regelen/regelen bevestigen/bevestigen reserveren/reserveren plannen/plannen maken/maken zeg/zeggen haal/halen kijk/kijken meet/meten laat/laten',
  fr: 'envoie/envoyer envoyons/envoyer enverrai/envoyer transmets/transmettre transmettrai/transmettre prépare/préparer préparons/préparer préparerai/préparer vérifie/vérifier vérifierai/vérifier appelle/appeler appellerai/appeler rappelle/rappeler rappellerai/rappeler apporte/apporter apporterai/apporter parle/parler parlerai/parler passe/passer passerai/passer viens/venir viendrai/venir viendrons/venir livre/livrer livrons/livrer réserve/réserver réserverai/réserver confirme/confirmer confirmerai/confirmer fais/faire ferai/faire fournis/fournir fournirai/fournir donne/donner donnerai/donner montre/montrer montrerai/montrer écris/écrire écrirai/écrire adresse/adresser adresserai/adresser mets/mettre mettrai/mettre demande/demander demanderai/demander organise/organiser organiserai/organiser reviens/revenir reviendrai/revenir tiens/tenir tiendrai/tenir calcule/calculer calculerai/calculer remets/remettre remettrai/remettre inscris/inscrire inscrirai/inscrire dis/dire dirai/dire vais/aller irai/aller',
  es: 'mando/mandar mandamos/mandar mandaré/mandar envío/enviar enviamos/enviar enviaré/enviar paso/pasar pasamos/pasar pasaré/pasar llamo/llamar llamamos/llamar llamaré/llamar reservo/reservar reservamos/reservar preparo/preparar preparamos/preparar prepararé/preparar llevo/llevar llevaré/llevar traigo/traer traeré/traer confirmo/confirmar confirmamos/confirmar confirmaré/confirmar hago/hacer hacemos/hacer haré/hacer escribo/escribir escribiré/escribir consulto/consultar consultaré/consultar hablo/hablar hablaré/hablar reviso/revisar revisamos/revisar revisaré/revisar doy/dar daré/dar entrego/entregar entregamos/entregar entregaré/entregar visitamos/visitar enseño/enseñar calculo/calcular calcularé/calcular digo/decir diré/decir voy/ir iré/ir vamos/ir vengo/venir vendré/venir venimos/venir pregunto/preguntar preguntaré/preguntar recojo/recoger instalamos/instalar empezamos/empezar montamos/montar llevamos/llevar traemos/traer aviso/avisar avisaré/avisar miro/mirar miraré/mirar pido/pedir pediré/pedir visito/visitar',
  it: 'mando/mandare mandiamo/mandare manderò/mandare invio/inviare inviamo/inviare invierò/inviare spedisco/spedire spediamo/spedire passo/passare passiamo/passare passerò/passare chiamo/chiamare chiamiamo/chiamare chiamerò/chiamare richiamo/richiamare preparo/preparare prepariamo/preparare preparerò/preparare porto/portare portiamo/portare porterò/portare confermo/confermare confermiamo/confermare confermerò/confermare faccio/fare facciamo/fare farò/fare scrivo/scrivere scriverò/scrivere verifico/verificare verifichiamo/verificare verificherò/verificare controllo/controllare parlo/parlare parlerò/parlare vengo/venire veniamo/venire verrò/venire consegno/consegnare consegniamo/consegnare prenoto/prenotare mostro/mostrare chiedo/chiedere chiederò/chiedere calcolo/calcolare dico/dire dirò/dire vado/andare andrò/andare faremo/fare verremo/venire manderemo/mandare iniziamo/iniziare installiamo/installare ritiriamo/ritirare misuriamo/misurare sento/sentire sentirò/sentire avviso/avvisare',
  pt: 'envio/enviar enviamos/enviar enviarei/enviar mando/mandar mandamos/mandar mandarei/mandar preparo/preparar preparamos/preparar prepararei/preparar confirmo/confirmar confirmamos/confirmar confirmarei/confirmar entrego/entregar entregamos/entregar marco/marcar marcamos/marcar ligo/ligar ligamos/ligar ligarei/ligar levo/levar levamos/levar trago/trazer trazemos/trazer faço/fazer fazemos/fazer farei/fazer falo/falar falamos/falar falarei/falar passo/passar passamos/passar mostro/mostrar dou/dar verifico/verificar verificamos/verificar verificarei/verificar pergunto/perguntar digo/dizer direi/dizer passarei/passar instalamos/instalar começamos/começar aviso/avisar peço/pedir visitamos/visitar recolhemos/recolher venho/vir',
  pl: 'wyślę/wysłać wyślemy/wysłać przesyłam/przesłać prześlę/przesłać prześlemy/przesłać podeślę/podesłać podeślemy/podesłać zadzwonię/zadzwonić zadzwonimy/zadzwonić przygotuję/przygotować przygotujemy/przygotować przywiozę/przywieźć przywieziemy/przywieźć sprawdzę/sprawdzić sprawdzimy/sprawdzić potwierdzę/potwierdzić potwierdzimy/potwierdzić porozmawiam/porozmawiać przyjadę/przyjechać przyjedziemy/przyjechać dostarczę/dostarczyć dostarczymy/dostarczyć umówię/umówić zarezerwuję/zarezerwować zarezerwujemy/zarezerwować zapytam/zapytać pokażę/pokazać pokażemy/pokazać przekażę/przekazać przekażemy/przekazać zrobię/zrobić zrobimy/zrobić policzę/policzyć policzymy/policzyć powiem/powiedzieć odezwę/odezwać skontaktuję/skontaktować obejrzę/obejrzeć zmierzę/zmierzyć podam/podać ustalę/ustalić uzgodnię/uzgodnić zamówię/zamówić wpadnę/wpaść spotkamy/spotkać',
};
const tables = new Map(
  Object.entries(forms).map(([language, all]) => [
    language,
    new Map(all.split(' ').map((pair) => pair.split('/') as [string, string])),
  ]),
);

const does =
  'dig|count|upload|measure|collect|print|install|meet|tell|phone|text|scan|photograph|walk|compare|explain|discuss|choose|approve|fetch|pencil|block|update|test|train|build|complete|fill|attach|circulate|present|submit|chase|clear|move|schedule|invite|send|get|bring|give|call|ring|mail|email|forward|share|put|check|look|ask|talk|speak|prepare|draft|set|book|visit|come|deliver|show|confirm|arrange|let|write|quote|order|ship|pass|find|sort|organi[sz]e|reserve|make|have|do|add|include|review|sign|return|pick|drop|introduce|connect|copy|provide|fit|start|hold|keep|take|work|calculate|measure';
const english = new RegExp(`^(?:${does})$`, 'iu');

/** `schicke` is `schicken`; the Portuguese `mando-lhe` is `mandar`. */
export const infinitiveOf = (word: string, language: string): string | undefined =>
  language === 'en'
    ? english.test(word)
      ? word.toLowerCase()
      : undefined
    : tables.get(language)?.get(word.toLowerCase().replace(/-lhes?$|,$/u, ''));

/** In the first person or of somebody on the own side, for a time to come. */
const undertakes: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    [
      `(?<!\\p{L})(?:will|shall)\\s(?:(?:also|then|personally|gladly)\\s)?(?:${does})(?!\\p{L})`,
      `(?<!\\p{L})(?:i|we|he|she|they)[’']ll\\s(?:\\p{L}+\\s)?(?:${does})(?!\\p{L})`,
      '(?<!\\p{L})(?:our|my)\\s(?:\\p{L}+\\s){1,3}(?:comes|visits|calls|delivers|starts)(?!\\p{L})',
    ].join('|'),
    'iu',
  ),
  fr: /(?<!\p{L})(?:je|j[’']|nous)\s?(?:(?:vous|lui|leur|l[’']|le|la|les|m[’']|en)\s?){0,2}(?:envo|enver|transm|prépar|vérifi|appel|rappel|apport|parl|pass|vien|ven|livr|réserv|confirm|fai|fer|fourni|donn|montr|écri|adress|met|demand|organis|occup|reviens|revenons|tiens|tenons|calcul|remet|inscri)\p{L}*/iu,
  es: /(?<!\p{L})(?:voy|vamos) a(?!\p{L})/iu,
  pt: /(?<!\p{L})vou(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:zal|zullen)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:dam|damy) znać(?!\p{L})/iu,
  ja: /(?:送り|うかがい|メール|答え|回答|お持ち|見学|送付|連絡|届け|伺い|訪問|用意|準備|確認|手配|持参|共有|提出|説明|案内|渡し|作成)(?:いた|致)?(?:します|しておきます|させていただきます|ます)/u,
  ar: /(?<!\p{L})س(?:أرسل|نرسل|أتصل|نتصل|أزور|نزور|أجهز|نجهز|أؤكد|نؤكد|أحضر|نحضر)\p{L}*/iu,
};

export const isUndertaking = (text: string, language: string): boolean =>
  (undertakes[language]?.test(text) === true ||
    (language !== 'en' &&
      language !== 'fr' &&
      text.split(/[\s,.;!?]+/u).some((one) => infinitiveOf(one, language) !== undefined))) &&
  !isObliged.test(text);
/** `We must come to 4 tonnes` tells of a need. */
const isObliged =
  /(?<!\p{L})(?:must|have to|need to|want to|müssen|muss|sollen|wollen|möchten|devons|dois|voulons|tenemos que|tengo que|queremos|dobbiamo|devo|vogliamo|temos (?:de|que)|tenho (?:de|que)|moeten|moet|willen|musimy|muszę|chcemy)(?!\p{L})/iu;
