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
    '(?:scusate|scusa|scusatemi|perdonate)(?: (?:per|per il|per la))?(?: (?:il|la|i|gli|le))? (?:disordine|errori|refusi|formattazione|confusione|caos|impaginazione)',
    '(?:desculpem?|desculpa|perdão|peço desculpa)(?: (?:por|pela|pelo|pelos|pelas))?(?: (?:a|o|as|os))? (?:confusão|desordem|gralhas|formatação|erros|bagunça|desarrumação)',
    '(?:przepraszam|wybaczcie|sorry|wybacz)(?: (?:za))? (?:bałagan|literówki|formatowanie|chaos|układ|błędy)',
  ),
  // What another paper says, with its figure.
  `${medium}[^.!?]{0,40}?(?<!\\p{L})(?:says?|said|states?|steht|stand|dit|disait|pone|ponía|dice|diceva|diz|dizia|staat|stond|pisze|pisało)(?!\\p{L})[^.!?]{0,30}\\d`,
  // How it came about.
  `^\\W{0,4}(?:i(?:[’']ve| have|[’']m| am)? (?:just )?)?(?:pull|pulling|pulled|put|putting|gather|gathering|gathered|collect|collecting|collected|merge|merging|merged|bringing|brought)(?: \\p{L}+){0,3} (?:threads?|chats?|e-?mails?|mails|discussion|messages)(?: \\p{L}+)? (?:together|here|below|in one place|into one)`,
  '^\\W{0,4}(?:all )?(?:copied|pasted|copy-pasted|cobbled|stitched)(?: together)? from (?:\\p{L}+ ){0,3}(?:e-?mails?|mails|chats?|threads?|docs?|documents?|slides?|pdfs?|wiki|notes)(?!\\p{L})',
  '^\\W{0,4}(?:alles )?aus (?:\\p{L}+ ){0,3}(?:e-?mails?|mails|chats?|threads?|dokumenten|folien|notizen) (?:zusammen)?(?:kopiert|gestellt|gesucht|geschrieben|getragen)(?!\\p{L})|ich habe? (?:\\p{L}+ ){0,4}(?:verlauf|thread|mails?|chat|mailwechsel)(?: \\p{L}+){0,2} zusammen(?:getragen|gestellt|gefasst|kopiert)',
  '^\\W{0,4}(?:todo )?(?:copiado|pegado|sacado|copia y pega) (?:de|desde) (?:\\p{L}+ ){0,3}(?:correos?|mails?|e-?mails?|chats?|hilos?|documentos?|notas)(?!\\p{L})|^\\W{0,4}(?:junto|reúno|recojo|resumo)(?: \\p{L}+){0,3} (?:hilo|correos|mensajes|chat)(?!\\p{L})',
  '^\\W{0,4}(?:tutto )?(?:copiato|incollato|preso|copia e incolla) da (?:\\p{L}+ ){0,3}(?:mail|e-?mail|chat|documenti|slide|appunti)(?!\\p{L})|^\\W{0,4}(?:raccolgo|riunisco|riassumo|metto insieme)(?: \\p{L}+){0,3} (?:discussione|mail|messaggi|thread|chat)(?!\\p{L})',
  '^\\W{0,4}(?:tudo )?(?:copiado|colado|tirado) de (?:\\p{L}+ ){0,3}(?:e-?mails?|mails|chats?|documentos?|notas|conversas?)(?!\\p{L})|^\\W{0,4}(?:junto|reúno|resumo)(?: \\p{L}+){0,3} (?:conversa|e-?mails|mensagens|thread)(?!\\p{L})',
  '^\\W{0,4}(?:wszystko )?(?:wklejone|skopiowane|przeklejone|zebrane) z (?:\\p{L}+ ){0,3}(?:maili|e-?maili|czatu|wątku|dokumentów|notatek|slajdów)(?!\\p{L})|^\\W{0,4}zbieram(?: \\p{L}+){0,3} (?:wątek|maile|wiadomości|dyskusję)(?!\\p{L})',
  spaced(
    '(?:hab|habe)(?: \\p{L}+){0,5} (?:zusammenkopiert|reinkopiert|hineinkopiert|druntergesetzt|zusammengeworfen)',
    "j[’']ai (?:tout )?(?:re)?copié(?: \\p{L}+){0,3} (?:dessous|en dessous|ci-dessous|en vrac|ici)",
    '(?:copiei|colei)(?: \\p{L}+){1,6}|(?:está|vai) tudo misturado',
    'ik heb(?: \\p{L}+){0,4} (?:geplakt|gekopieerd|gedumpt)|(?:staat|is) (?:allemaal |een beetje )?door elkaar',
  ),
  // That all are to tell the same.
  spaced(
    'so (?:that )?(?:whoever|everyone who|everybody who|anyone who|those who|all who|all of us who|we all) (?:\\p{L}+ ){0,6}(?:same|one story|one voice)',
  ),
);
