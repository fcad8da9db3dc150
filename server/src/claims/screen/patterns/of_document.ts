// What somebody says of the document itself while passing it on: how it came about, in which order it stands, what to
// excuse, and that all who write are to tell the same. Such words frame a text as those of a mail do.
import { pattern, spaced } from './pattern.ts';

const medium =
  '(?<!\\p{L})(?:web ?site|brochure|leaflet|flyer|deck|template|price ?list|prospekt|broschüre|faltblatt|webseite|preisliste|site|plaquette|dépliant|web|folleto|sito|opuscolo|dépliant|folheto|folder|ulotk\\p{L}|stron\\p{L}{1,2})(?!\\p{L})';
const end = '(?=\\s?(?:[,;.!(–—-]|$))';

export const ofDocument = pattern(
  // In which order it stands.
  `^\\W{0,4}(?:the )?(?:newest|oldest|latest|most recent)(?: (?:ones?|mails?|messages?|entry|entries|posts?|stuff))?(?: (?:is|are|comes?))? (?:first|last|(?:at|on) (?:the )?(?:top|bottom))${end}`,
  `^\\W{0,4}(?:das )?(?:neueste[sn]?|älteste[sn]?|aktuellste[sn]?)(?: (?:mails?|nachrichten?|einträge))?(?: (?:steht|stehen|kommt|ist))? (?:zuerst|zuletzt|(?:ganz )?(?:oben|unten))${end}`,
  `^\\W{0,4}(?:le|les) plus (?:récente?s?|anciene?s?|ancienne?s?|vieux)(?: (?:est|sont))? (?:tout )?en (?:haut|bas|premier|dernier)${end}`,
  `^\\W{0,4}(?:lo|el|los) más (?:reciente|recientes|antiguo|antiguos|nuevo|viejo)(?: (?:está|están|va))? (?:arriba|abajo|al (?:principio|final)|primero)${end}`,
  `^\\W{0,4}(?:il|i|le) più (?:recent[ei]|vecchi[oe]?|nuov[oi])(?: (?:è|sono|sta))? (?:in (?:alto|basso|cima|fondo)|per prim[oi])${end}`,
  `^\\W{0,4}(?:o|os) mais (?:recentes?|antigos?|novos?)(?: (?:está|estão|fica|vem))? (?:em (?:cima|baixo)|no (?:topo|fim)|primeiro)${end}`,
  `^\\W{0,4}(?:het |de )?(?:nieuwste|oudste|laatste)(?: (?:mails?|berichten?))?(?: (?:staat|staan|is|komt))? (?:bovenaan|onderaan|eerst|boven|onder)${end}`,
  `^\\W{0,4}(?:najnowsz[eya]|najstarsz[eya])(?: (?:wiadomości|maile?|wpisy))?(?: (?:jest|są))? (?:na (?:górze|dole|początku|końcu))${end}`,
  '^(?:一番)?(?:新しい|古い|最新の?)(?:もの|メール|投稿|順)?(?:が|は)?(?:上|下|先|後)?(?:です|になります|に並んで)?、?(?:すみません|ごめん|悪しからず)',
  // What to excuse.
  spaced(
    '(?:sorry|apologies|apologi[sz]e|excuse|forgive)(?: (?:for|about))?(?: (?:the|any|all|my|this))* (?:typos?|formatting|line breaks?|layout|mess|wall of text|messy \\p{L}+|jumble|spelling|bad scan)',
    '(?:sorry|entschuldig\\p{L}+|verzeiht|pardon|bitte um nachsicht)(?: (?:bitte|für|wegen))*(?: (?:das|die|den|der|alle|etwaige|meine))* (?:durcheinander|tippfehler|formatierung|zeilenumbrüche|layout|unordnung|chaos|kraut und rüben)',
    '(?:désolée?s?|pardon|excuse[zs]?(?:-moi)?|toutes mes excuses)(?: (?:pour|de))?(?: (?:le|la|les|mes))? (?:désordre|fautes|coquilles|mise en page|bazar|fouillis|retours à la ligne)',
    '(?:perdón|perdonad|perdona|disculpa|disculpad|disculpen|lo siento)(?: (?:por|con))?(?: (?:el|la|los|las|mis))? (?:desorden|erratas|formato|lío|saltos de línea|faltas|batiburrillo)',
    '(?:scusate|scusa|scusatemi|perdonate)(?: (?:per|per il|per la))?(?: (?:il|la|i|gli|le))? (?:disordine|errori|refusi|formattazione|confusione|caos|impaginazione)',
    '(?:desculpem?|desculpa|perdão|peço desculpa)(?: (?:por|pela|pelo|pelos|pelas))?(?: (?:a|o|as|os))? (?:confusão|desordem|gralhas|formatação|erros|bagunça|desarrumação)',
    '(?:sorry|excuses|excuseer)(?: (?:voor|om))?(?: (?:de|het|alle|mijn))? (?:rommel|typefouten|tikfouten|opmaak|chaos|wirwar|regelafbrekingen)',
    '(?:przepraszam|wybaczcie|sorry|wybacz)(?: (?:za))? (?:bałagan|literówki|formatowanie|chaos|układ|błędy)',
  ),
  '(?:読みにくく|見づらく|見にくく|雑で|乱雑で|順不同で|長くなって)(?:て)?(?:すみません|ごめん|申し訳)',
  // What another paper says, with its figure.
  `${medium}[^.!?]{0,40}?(?<!\\p{L})(?:says?|said|states?|steht|stand|dit|disait|pone|ponía|dice|diceva|diz|dizia|staat|stond|pisze|pisało)(?!\\p{L})[^.!?]{0,30}\\d`,
  // How it came about.
  `^\\W{0,4}(?:i(?:[’']ve| have|[’']m| am)? (?:just )?)?(?:pull|pulling|pulled|put|putting|gather|gathering|gathered|collect|collecting|collected|merge|merging|merged|bringing|brought)(?: \\p{L}+){0,3} (?:threads?|chats?|e-?mails?|mails|discussion|messages)(?: \\p{L}+)? (?:together|here|below|in one place|into one)`,
  '^\\W{0,4}(?:all )?(?:copied|pasted|copy-pasted|cobbled|stitched)(?: together)? from (?:\\p{L}+ ){0,3}(?:e-?mails?|mails|chats?|threads?|docs?|documents?|slides?|pdfs?|wiki|notes)(?!\\p{L})',
  '[,(–—-] ?(?:copied|pasted|copy-pasted|taken over) from (?:\\p{L}+ ){0,3}(?:e-?mails?|mails|chats?|threads?|docs?|slides?|pdfs?|wiki|intranet)\\s*(?:$|[(.])',
  '^\\W{0,4}(?:alles )?aus (?:\\p{L}+ ){0,3}(?:e-?mails?|mails|chats?|threads?|dokumenten|folien|notizen) (?:zusammen)?(?:kopiert|gestellt|gesucht|geschrieben|getragen)(?!\\p{L})|ich habe? (?:\\p{L}+ ){0,4}(?:verlauf|thread|mails?|chat|mailwechsel)(?: \\p{L}+){0,2} zusammen(?:getragen|gestellt|gefasst|kopiert)',
  '^\\W{0,4}(?:tout (?:est )?)?(?:copié|copié-collé|collé|repris|recopié)e?s? (?:de|depuis) (?:\\p{L}+ ){0,3}(?:mails?|e-?mails?|courriels?|fils?|diapos?|documents?|notes)(?!\\p{L})|^\\W{0,4}je (?:regroupe|rassemble|reprends|résume)(?: \\p{L}+){0,3} (?:fil|mails|échanges|messages)(?!\\p{L})',
  '^\\W{0,4}(?:todo )?(?:copiado|pegado|sacado|copia y pega) (?:de|desde) (?:\\p{L}+ ){0,3}(?:correos?|mails?|e-?mails?|chats?|hilos?|documentos?|notas)(?!\\p{L})|^\\W{0,4}(?:junto|reúno|recojo|resumo)(?: \\p{L}+){0,3} (?:hilo|correos|mensajes|chat)(?!\\p{L})',
  '^\\W{0,4}(?:tutto )?(?:copiato|incollato|preso|copia e incolla) da (?:\\p{L}+ ){0,3}(?:mail|e-?mail|chat|documenti|slide|appunti)(?!\\p{L})|^\\W{0,4}(?:raccolgo|riunisco|riassumo|metto insieme)(?: \\p{L}+){0,3} (?:discussione|mail|messaggi|thread|chat)(?!\\p{L})',
  '^\\W{0,4}(?:tudo )?(?:copiado|colado|tirado) de (?:\\p{L}+ ){0,3}(?:e-?mails?|mails|chats?|documentos?|notas|conversas?)(?!\\p{L})|^\\W{0,4}(?:junto|reúno|resumo)(?: \\p{L}+){0,3} (?:conversa|e-?mails|mensagens|thread)(?!\\p{L})',
  '^\\W{0,4}(?:alles )?uit (?:\\p{L}+ ){0,3}(?:e-?mails?|mails|chats?|documenten|notities) (?:geplakt|gekopieerd|geknipt|samengesteld|bij elkaar \\p{L}+)(?!\\p{L})|^\\W{0,4}ik zet (?:\\p{L}+ ){0,3}(?:draad|mails|berichten|discussie|thread)(?: \\p{L}+)? (?:bij elkaar|op een rij|samen)',
  '^\\W{0,4}(?:wszystko )?(?:wklejone|skopiowane|przeklejone|zebrane) z (?:\\p{L}+ ){0,3}(?:maili|e-?maili|czatu|wątku|dokumentów|notatek|slajdów)(?!\\p{L})|^\\W{0,4}zbieram(?: \\p{L}+){0,3} (?:wątek|maile|wiadomości|dyskusję)(?!\\p{L})',
  '(?:メール|チャット|スレッド|資料|議事録)から(?:貼り付け|コピー|転記|コピペ)|(?:スレッド|やり取り|やりとり|メール)を(?:ここに|こちらに|以下に)?まとめ(?:ました|ておきます|ます|た)',
  spaced(
    "i(?:[’']ve| have)? (?:just )?(?:copied|pasted|dumped|thrown)(?: \\p{L}+){0,4} (?:below|together|in here|underneath)",
    '(?:hab|habe)(?: \\p{L}+){0,5} (?:zusammenkopiert|reinkopiert|hineinkopiert|druntergesetzt|zusammengeworfen)',
    "j[’']ai (?:tout )?(?:re)?copié(?: \\p{L}+){0,3} (?:dessous|en dessous|ci-dessous|en vrac|ici)",
    '(?:he|os he) (?:copiado|pegado)(?: \\p{L}+){0,4} (?:abajo|debajo|aquí|todo junto)',
    'ho (?:copiato|incollato)(?: \\p{L}+){0,4} (?:sotto|qui|tutto insieme)',
    '(?:copiei|colei)(?: \\p{L}+){1,6}|(?:está|vai) tudo misturado',
    'ik heb(?: \\p{L}+){0,4} (?:geplakt|gekopieerd|gedumpt)|(?:staat|is) (?:allemaal |een beetje )?door elkaar',
    '(?:wkleiłem|wkleiłam|przekleiłem|przekleiłam)(?: \\p{L}+){1,5}',
  ),
  // That all are to tell the same.
  spaced(
    'so (?:that )?(?:whoever|everyone who|everybody who|anyone who|those who|all who|all of us who|we all) (?:\\p{L}+ ){0,6}(?:same|one story|one voice)',
    'damit (?:alle|jeder|jede|wir alle|wer)(?:, die|, der)? (?:\\p{L}+,? ){0,6}(?:dasselbe|das gleiche|das selbe|die gleiche|dieselbe)',
    'pour que (?:tous|tout le monde|ceux|celles|chacun)(?: \\p{L}+){0,7} (?:même chose|mêmes choses|même discours|même version)',
    'para que (?:todos|quien|quienes|cada uno)(?: \\p{L}+){0,7} (?:lo mismo|la misma versión|la misma historia)',
    'così (?:chi|tutti|ognuno)(?: \\p{L}+){0,7} (?:stess[ae] cos[ae]|la stessa versione|lo stesso)',
    'para que (?:todos|quem|cada um)(?: \\p{L}+){0,7} (?:o mesmo|a mesma (?:coisa|versão|história))',
    'zodat (?:iedereen|wie|we allemaal|allen)(?: \\p{L}+){0,7} (?:hetzelfde|dezelfde)',
    'żeby (?:każdy|wszyscy)(?:,? \\p{L}+){0,8} (?:to samo|tak samo|jedną wersję)',
  ),
  '(?:書く|話す|対応する|営業する|電話する)(?:人|者|担当)(?:が|は|全員)[^。]{0,10}同じ(?:説明|話|こと|内容)',
);
