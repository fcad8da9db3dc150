// Orders to colleagues without a subject: whom to call by when, what may be passed on, how to behave, how to address
// people, what never to promise. What tells the reader what to do names the reader, or what it is for.
import { pattern } from './pattern.ts';
import { toPut } from './to_put.ts';
import { elsewhere, unwritten } from './unwritten.ts';

const open = '^[\\s*•–—-]{0,4}';
const close = '\\s?[.!]?\\s*$';

/** Whom to call or to write to, and by when. */
const contacts = [
  `${open}(?:follow up with|call|ring|phone|e-?mail|write to|contact|chase|remind|get back to) (?:everybody|everyone|them|all|(?:each|every) \\p{L}+|(?:all |all the |the )?(?:attendees|participants|visitors|leads|prospects|contacts|customers|clients|guests))(?: (?:of them|back|attendees|participants|visitors|leads|prospects|contacts|customers|clients|guests|again)){0,2} (?:within|by|before|until|this|next|tomorrow|today|in (?:a|one|two|three|\\d+) (?:days?|weeks?))(?! (?:phone|e-?mail|post|letter))(?!\\p{L})`,
  `${open}(?:alle|die|jeden|jeder)(?: (?!können|dürfen|sollen|müssen|wollen|werden|sollten|möchten)\\p{L}+){0,2} (?:bis|binnen|innerhalb|diese|nächste|morgen|heute|noch)(?: \\p{L}+){1,4}? (?:zurückrufen|anrufen|anschreiben|nachfassen|kontaktieren|abtelefonieren|erinnern|anmailen)(?=\\s?[,.;!]|$)`,
  `${open}(?:relancer|rappeler|appeler|contacter|recontacter|écrire à) (?:tous|toutes|chaque|les)(?: \\p{L}+){0,3} (?:avant|sous|d[’']ici|dans (?:la|les)|cette|demain)(?!\\p{L})`,
  `${open}(?:llamar|contactar|escribir|avisar)(?: a)? (?:todos|todas|cada|los|las)(?: \\p{L}+){0,3} (?:antes|en (?:una|dos|menos)|dentro|esta|mañana)(?!\\p{L})`,
  `${open}(?:richiamare|chiamare|contattare|ricontattare|scrivere a) (?:tutti|tutte|ogni|i|gli)(?: \\p{L}+){0,3} (?:entro|prima|questa|domani)(?!\\p{L})`,
  `${open}(?:ligar|telefonar|contactar|contatar|escrever)(?: a| para)? (?:todos|todas|cada|os|as)(?: \\p{L}+){0,3} (?:até|antes|dentro|numa|em (?:uma|duas)|esta|amanhã)(?!\\p{L})`,
  `${open}(?:alle|de|iedereen)(?: (?!kunnen|kan|mogen|mag|moeten|moet|willen|wil|zullen|zal)\\p{L}+){0,2} (?:voor|binnen|deze|volgende|morgen|vandaag)(?: \\p{L}+){1,3}? (?:terugbellen|bellen|nabellen|mailen|aanschrijven|benaderen|opvolgen)(?=\\s?[,.;!]|$)`,
  `${open}(?:oddzwonić|zadzwonić|dzwonić|napisać|odezwać się|wrócić) do (?:wszystkich|każdego|uczestników|klientów|gości)(?: \\p{L}+){0,3} (?:do|w ciągu|przed|w tym|jutro|jeszcze)(?!\\p{L})`,
];

/** What of the house's papers may be passed on, and not a word more. */
const papers =
  "(?:slides?|decks?|photos?|pictures?|recordings?|videos?|handouts?|brochures?|price lists?|folien|fotos?|bilder|aufzeichnung(?:en)?|präsentation(?:en)?|preislisten?|unterlagen|diapos?|photos|enregistrements?|présentations?|brochures?|diapositivas|fotos|grabación|grabaciones|presentación|folletos?|slide|foto|registrazion[ei]|presentazion[ei]|gravaç(?:ão|ões)|apresentaç(?:ão|ões)|foto[’']?s|dia[’']?s|opnames?|presentaties?|prijslijst(?:en)?|zdjęcia|slajdy|nagrani[ae]|prezentacj[ęae]|cennik)";
const linked = '\\s?[.!]?\\s*(?:$|[:：]\\s*https?:)';
const permits = [
  `${open}(?:the )?${papers} (?:may|can) be (?:sent|passed on|shared|forwarded|given out|handed out|sent out)(?: (?:out|on|too|around|to (?:them|everyone|attendees|customers|clients)))?${linked}`,
  `${open}(?:die )?${papers} (?:dürfen|darf|können|kann) (?:raus|mit|(?:mit|weiter|heraus|raus)?(?:geschickt|gegeben|verschickt|versendet|gesendet)(?: werden)?)${linked}`,
  `${open}(?:les |la |le |l[’'])?${papers} (?:peuvent|peut) être (?:envoyée?s?|transmise?s?|partagée?s?|diffusée?s?)${linked}`,
  `${open}(?:las |los |la |el )?${papers} (?:se )?(?:pueden?) (?:ser )?(?:enviar|enviad[oa]s?|mandar|compartir|pasar)${linked}`,
  `${open}(?:le |la |i )?${papers} (?:si )?(?:possono|può) (?:essere )?(?:inviare|inviat[eiao]|mandare|condividere|girare)${linked}`,
  `${open}(?:as |os |a |o )?${papers} (?:podem|pode) (?:ser )?(?:enviad[oa]s?|enviar|mandar|partilhad[oa]s?|compartilhad[oa]s?|ir)${linked}`,
  `${open}(?:de )?${papers} (?:mogen|mag|kunnen) (?:mee|door|naar buiten|(?:mee|door|rond)?(?:gestuurd|gegeven|gedeeld|verstuurd)(?: worden)?)${linked}`,
  `${open}${papers} (?:można|wolno) (?:wysłać|wysyłać|przesłać|przesyłać|przekazać|udostępnić)${linked}`,
  '^[\\s・*-]{0,3}(?:スライド|写真|資料|動画|録画|価格表)は(?:送って|渡して|共有して|転送して)(?:も)?(?:よい|いい|良い|可|OK|ok|大丈夫)(?:です)?。?(?:$|[:：])',
];

/** How to behave, as a whole sentence. */
const manners = [
  `${open}(?:just )?(?:be|stay) (?:honest|frank|upfront|up front|straight|candid|discreet|diplomatic|tactful)(?: (?:about (?:it|this|that)|with (?:them|him|her)|here|there))?${close}`,
  `${open}(?:say|tell) (?:it|them|that|this|so)(?: \\p{L}+)? (?:proudly|plainly|straight|openly|clearly|honestly|with pride|loud and clear)${close}`,
  `${open}(?:da |hier |dabei |bitte )?(?:ehrlich|offen|diskret|diplomatisch|aufrichtig) (?:sein|bleiben)${close}|${open}seid? (?:da |hier |bitte )?(?:ehrlich|offen|diskret)${close}`,
  `${open}(?:être|rester|sois|soyons) (?:honnêtes?|francs?|discrets?|sincères?|transparents?)${close}`,
  `${open}(?:ser|sed|seamos) (?:sincer[oa]s?|honest[oa]s?|franc[oa]s?|discret[oa]s?|transparentes?)${close}`,
  `${open}(?:essere|restare|siamo|sii) (?:onest[oi]|sincer[oi]|franch?[oi]|discret[oi]|trasparent[ei])${close}`,
  `${open}(?:ser|sejam|sejamos) (?:honest[oa]s?|sincer[oa]s?|franc[oa]s?|discret[oa]s?|transparentes?)${close}`,
  `${open}(?:gewoon )?(?:eerlijk|open|discreet|oprecht) (?:zijn|blijven)${close}|${open}wees (?:gewoon |hier )?(?:eerlijk|open|discreet)${close}`,
  `${open}(?:być|bądź|bądźcie|bądźmy) (?:szczer\\p{L}+|uczciw\\p{L}+|dyskretn\\p{L}+|otwart\\p{L}+)${close}|${open}mówić (?:szczerze|uczciwie|otwarcie|wprost)${close}`,
  `${open}(?:klar sagen|(?:le )?dire (?:clairement|franchement)|(?:decirlo|dilo|decidlo) (?:claro|claramente)|dirlo (?:chiaro|chiaramente)|dizê-lo (?:claramente)|duidelijk (?:zeggen|vermelden))${close}`,
];

/** How to address people in what one writes. */
const address = [
  `${open}(?:write|address)(?: (?:to )?(?:them|him|her|people|customers|clients|guests))? (?:formally|informally|politely|by (?:first|last) names?)(?!\\p{L})`,
  `${open}(?:immer |bitte )?(?:per|mit|in der) (?:sie|du)(?:-form)? (?:schreiben|anschreiben|anreden|ansprechen)(?!\\p{L})`,
  `${open}(?:écrire|rédiger|s[’']adresser)(?: \\p{L}+){0,2} (?:au|avec le|en) (?:vouvoiement|tutoiement|vouvoyant|tutoyant)(?!\\p{L})`,
  `${open}(?:escribir|tratar|hablar)(?:les?|los)?(?: siempre)? de (?:usted|tú)(?!\\p{L})`,
  `${open}scrivere(?: sempre)? (?:dando del|con il|usando il) (?:lei|tu)(?!\\p{L})`,
  `${open}(?:escrever|tratar)(?: sempre)? por (?:você|tu|senhor)(?!\\p{L})`,
  `${open}(?:altijd )?met (?:u|je|jij) (?:aanschrijven|schrijven|aanspreken)(?!\\p{L})`,
  `${open}(?:pisać|zwracać się|mówić)(?: zawsze)? (?:na|per) (?:pani?|ty|państwo)(?!\\p{L})`,
];

/** `Review (may be used)`: the leave to use what it stands beside, and nothing else. */
const leave = [
  `${open}(?:ok|okay) (?:via|per|par|por|mit|von|da|od) (?:e-?mail|mail|telefon|teléfono|telefono|telefone|téléphone|courriel|correo|mejl\\p{L}*|telefonicznie)(?: (?:von|de|da|van|od) .{2,30})?${close}`,
  `${open}(?:(?:may|can|ok(?:ay)?|cleared|approved|free|fine|allowed) (?:be |to (?:be )?)(?:used?|shared?|quoted?|published?|shown?|sent|named?|print(?:ed)?)|cleared (?:by|with) .{2,30}|ok(?:ay)? (?:to use|by (?:mail|e-?mail|phone)))${close}`,
  `${open}(?:(?:darf|dürfen|kann) (?:verwendet|genutzt|zitiert|veröffentlicht|gezeigt|genannt|benutzt)(?: werden)?|darf (?:raus|rein|man verwenden)|(?:von \\p{L}+ )?freigegeben)${close}`,
  `${open}(?:(?:peut|peuvent) être (?:utilisée?s?|citée?s?|publiée?s?|montrée?s?)|on peut (?:l[’']utiliser|le citer|la citer|l[’']afficher)|utilisable|autorisée?)${close}`,
  `${open}(?:se puede (?:usar|citar|publicar|utilizar|mostrar)|autorizad[oa]|con permiso)${close}`,
  `${open}(?:si può (?:usare|citare|pubblicare|utilizzare|mostrare)|utilizzabile|autorizzat[oa])${close}`,
  `${open}(?:pode(?:-se)? (?:usar|citar|publicar|utilizar|mostrar|ser (?:usad[oa]|citad[oa]|publicad[oa]))|autorizad[oa])${close}`,
  `${open}(?:mag|mogen|kan) (?:je |we )?(?:gebruikt|geciteerd|gepubliceerd|getoond|gebruiken|genoemd)(?: worden)?${close}`,
  `${open}(?:można (?:użyć|używać|cytować|publikować|wykorzystać|pokazać)|za zgodą)${close}`,
];

/** Whoever the page is for, as those it is spoken of: what to ask or tell them, and what they will ask. */
const ofThem = [
  `${open}(?:please |just |do |maybe |better )?(?:ask|tell|remind|warn|reassure|convince|nudge|chase|humour) (?:them|him|her)(?! (?:about|for|to) (?:your|you)(?!\\p{L}))(?!\\p{L})`,
  "(?:^|[,;.–—-] ?)(?:they|he|she)(?:[’']ll| will| might| may| are going to| is going to| are bound to| is bound to) (?:probably |surely |certainly |definitely |also |want to )?(?:ask|haggle|complain|push back|moan|quibble)(?: (?:about|for|why|if)[^.!?]{0,40})?[.!]?\\s*$",
  `${open}(?:bitte )?(?:frag|fragt|erinnere?|erinnert|warnt?|beruhigt?) (?:sie|ihn)(?: \\p{L}+){0,3}(?: danach| daran| nach)?${close}|(?:^|[,;.–—-] ?)(?:sie|er|die|der) (?:wird|werden|könnten?|fragen|fragt)(?: \\p{L}+){0,3} (?:danach fragen|nachfragen|fragen|danach|meckern|handeln|feilschen)${close}`,
  `${open}(?:demandez|demande|dites|dis|rappelez|rappelle|rassurez|prévenez)-(?:leur|lui|les|le|la)(?!\\p{L})|(?:^|[,;.–—-] ?)(?:ils?|elles?) (?:vont|va|risquent? de|pourrai(?:t|ent)) (?:\\p{L}+ )?(?:demander|poser la question|négocier|râler)[^.!?]{0,30}${close}`,
  `${open}(?:pregúntal[eo]s?|preguntadles?|decidles?|diles?|recordadles?|avisadles?)(?!\\p{L})|(?:^|[,;.–—-] ?)(?:(?:lo |nos |seguro que )?(?:van|va) a (?:preguntar|regatear|quejarse)|preguntarán|preguntará)[^.!?]{0,30}${close}`,
  `${open}(?:chiedetegli(?:elo)?|chiedigli(?:elo)?|chiedete loro|ditegli(?:elo)?|digli(?:elo)?|ricordategli(?:elo)?|rassicurateli|avvisateli)(?!\\p{L})|(?:^|[,;.–—-] ?)(?:lo |ce lo |di sicuro |sicuramente )?(?:chiederanno|chiederà)(?: \\p{L}+){0,2}${close}`,
  `${open}(?:perguntem-lhes?|pergunta-lhes?|digam-lhes?|diz-lhes?|lembrem-lhes?|avisem-n[oa]s?)(?!\\p{L})|(?:^|[,;.–—-] ?)(?:eles |elas )?(?:vão|vai) (?:perguntar|reclamar|regatear)[^.!?]{0,30}${close}`,
  `${open}(?:vraag|zeg|herinner|waarschuw)(?: het)? (?:ze|hem|haar|hun)(?!\\p{L})|(?:^|[,;.–—-] ?)(?:ze|hij|zij) (?:gaan|gaat|zullen|zal|kunnen|kan) (?:vast |zeker |er )?(?:naar |om )?(?:vragen|afdingen|zeuren|klagen)${close}`,
  `${open}(?:zapytaj|zapytajcie|spytaj|spytajcie|powiedz|powiedzcie|przypomnij|przypomnijcie|uprzedź) (?:ich|jego|ją|im|mu|jej)(?!\\p{L})|(?:^|[,;.–—-] ?)(?:na pewno |pewnie )?(?:będą|będzie|zapytają|zapyta) (?:\\p{L}+ )?(?:pytać|o to|marudzić|negocjować)${close}`,
];

export const orders = pattern(
  ...[contacts, permits, manners, address, leave, toPut, ofThem, unwritten, elsewhere].flat(),
);

/** What never to promise, whatever is quoted in it. */
export const promises = pattern(
  `${open}(?:never(?: ever)?|do not|don[’']?t) (?:ever )?(?:promise|guarantee|claim)(?!\\p{L})(?!.{0,80}(?<!\\p{L})(?:you|your|yourself)(?!\\p{L}))`,
  `${open}(?:bitte )?(?:nie|niemals|nicht|nichts|keine?n?)(?: ["“„»]?[\\p{L}\\d-]+["”“«]?){0,5} (?:versprechen|zusagen|garantieren|behaupten)(?=\\s?[,.;!]|$)`,
  `${open}ne (?:jamais|pas|rien)(?: rien)? (?:promettre|garantir|prétendre)(?!\\p{L})`,
  `${open}(?:no|nunca) (?:prometer|garantizar|asegurar)(?!\\p{L})`,
  `${open}(?:non|mai) (?:promettere|garantire|assicurare)(?!\\p{L})`,
  `${open}(?:não|nunca) (?:prometer|garantir|assegurar)(?!\\p{L})`,
  `${open}(?:nooit|niet|niets|geen)(?: ["“„‘]?[\\p{L}\\d-]+["”’]?){0,5} (?:beloven|toezeggen|garanderen|beweren)(?=\\s?[,.;!]|$)`,
  `${open}(?:nigdy |niczego )?nie (?:obiecywać|gwarantować|twierdzić|zapewniać)(?!\\p{L})`,
  // Of whoever writes, without a subject or as one person alone.
  `(?:^|\\s)(?:but|and) can(?:[’']t|not) promise(?: (?:it|that|anything))?${close}`,
  `(?:^|\\s)(?:aber (?:versprechen kann ich (?:das |es )?(?:nichts?|nix)|kann(?: ich)? (?:das |es )?(?:nichts?|nix) versprechen)|kann(?: ich)? aber (?:nichts?|nix) versprechen)${close}`,
  `(?:^|\\s)mais (?:je )?(?:ne )?peux (?:pas|rien) (?:le )?promettre${close}`,
  `(?:^|\\s)pero no (?:lo |te lo )?puedo prometer(?:lo|\\snada)?${close}`,
  `(?:^|\\s)ma non (?:lo |posso )?promett(?:o|erlo|ere)(?: (?:niente|nulla))?${close}`,
  `(?:^|\\s)mas não (?:o )?posso prometer(?: nada)?${close}`,
  `(?:^|\\s)maar (?:ik )?kan (?:ik )?(?:niets|niks|het niet) beloven${close}`,
  `(?:^|\\s)ale (?:niczego )?nie (?:obiecuję|mogę obiecać)${close}`,
  '(?:約束|保証|断言)し(?:ない(?:こと|で(?:ください)?)?|てはいけない)。?\\s*$',
);
