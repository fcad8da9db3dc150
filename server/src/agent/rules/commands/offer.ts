// What an instruction wants put forward, and what it wants to be sure of: `Recommend model M`, `Make sure the halal
// food is in`. Thanks and good wishes are asked for too, and no source has them: that is told, not passed over.
import type { Wish } from './command.ts';
import { firstGroup, nameIn } from './named.ts';

/** `Recommend …`, and where the verb comes last, `… empfehlen`. */
const putsForward: readonly RegExp[] = [
  /^(?:recommend|suggest|propose|offer(?: them| her| him)?|promote|highlight|stress|emphasi[sz]e|point out|draw (?:their |her |his )?attention to) (.{2,80})$/iu,
  /^(?:proposer|proposez|propose|recommander|recommandez|conseiller|conseillez|souligner|soulignez|mettre en avant|mettez en avant|insister sur|insistez sur) (.{2,80})$/iu,
  /^(?:recomendar|recomienda|recomiende|proponer|propón|proponga|ofrecer|ofrece|ofrezca|destacar|destaca|destaque|resaltar|resalta|subrayar|subraya) (.{2,80})$/iu,
  /^(?:raccomandare|raccomanda|consigliare|consiglia|consigli|proporre|proponi|proponga|offrire|offri|offra|sottolineare|sottolinea|evidenziare|evidenzia) (.{2,80})$/iu,
  /^(?:recomendar|recomende|propor|proponha|oferecer|ofereça|destacar|destaque|sublinhar|sublinhe|realçar|realce) (.{2,80})$/iu,
  /^(?:benadruk|benadrukken|adviseer|promoot) (.{2,80})$|^(?:raad|beveel) (.{2,80}) aan$|^(?:stel) (.{2,80})(?<!\sniet) voor$|^(?:bied) (.{2,80})(?<!\sniet) aan$/iu,
  /^(?:poleć|polecić|polecaj|zaproponuj|zaproponować|zaoferuj|zaoferować|podkreśl|podkreślić|wyróżnij|wyróżnić) (.{2,80})$/iu,
  /^(?:empfiehl|empfehle|empfehlt|betone|betont) (.{2,80})$|^(?:schlage?|biete) (.{2,80})(?<!\snicht) (?:vor|an)$|^(?:hebe?) (.{2,80}) hervor$/iu,
  /^(.{2,80}?)(?<!\s(?:nicht|niet|nie)) (?:empfehlen|vorschlagen|anbieten|betonen|hervorheben|herausstellen|aanbevelen|voorstellen|aanbieden|benadrukken)$/iu,
  /^(?:empuja|empujar|impulsa|impulsar|potencia|potenciar|apuesta por|apostar por|spingi|spingere|punta su|puntare su|pousse|pousser|poussez|puxar|puxe|apostar em|aposte em|stuur aan op|stuur op) (.{2,80})$/iu,
  /^(?:on |nous )?(?:met|mettons|mettra) en avant (.{2,80})$|^(?:destacamos|ponemos por delante|mettiamo in evidenza|pomos em destaque) (.{2,80})$/iu,
  /^(.{2,80}?) (?:nach vorne|in den vordergrund|nach vorn) (?:stellen|rücken|bringen)$/iu,
  /^(.{2,40}?)[をは](?:お?(?:勧|すす)め|提案|強調|案内|推薦|目立た|前面に)/u,
];

/** `Use the Pennine case`, `Das Beispiel Nordkai verwenden`: whose case it is, is to be on the page. */
const cases: readonly RegExp[] = [
  /^(?:use|bring in|work in) (?:the )?(.{2,50}?) (?:case(?: study)?|example|story|reference)$/iu,
  /^(?:nimm|nehmt|verwende|nutze) (?:das |den |die )?(?:beispiel|fallbeispiel|fall|referenz|geschichte) (?:von |der |des )?(.{2,50})$/iu,
  /^(?:das |den |die )?(?:beispiel|fallbeispiel|fall|referenz) (?:von |der |des )?(.{2,50}?) (?:verwenden|nehmen|nutzen|bringen)$/iu,
  /^(?:utiliser|utilisez|utilise|reprendre|reprenez) (?:le cas|l[’']exemple|la référence) (?:de |d[’']|du |des )?(.{2,50})$/iu,
  /^(?:usa|usar|use|utiliza|utilizar|utilice) (?:el caso|el ejemplo|la referencia) (?:de |del )?(.{2,50})$/iu,
  /^(?:usa|usare|usi|utilizza|utilizzare) (?:il caso|l[’']esempio|la referenza) (?:di |del |della )?(.{2,50})$/iu,
  /^(?:usa|usar|use|utilizar|utilize) (?:o caso|o exemplo|a referência) (?:de |da |do )?(.{2,50})$/iu,
  /^(?:gebruik|neem) (?:het voorbeeld|de casus|de referentie) (?:van )?(.{2,50})$/iu,
  /^(?:użyj|wykorzystaj|użyć|wykorzystać) (?:przykładu|przykład|przypadku|referencji) (.{2,50})$/iu,
];

const makesSure: readonly RegExp[] = [
  // `Keep the warranty in`, `Die Garantie drin lassen`.
  /^(?:keep|leave) (.{2,60}?) (?:in(?: there| it)?|on the page)$/iu,
  /^(.{2,60}?) (?:drin|auf der seite|erin|erop) (?:lassen|behalten|laten|houden)$/iu,
  /^(?:laisser|laissez|garder|gardez|dejar|deja|mantener|lasciare|lascia|tenere|deixar|deixe|manter) (.{2,60}?) (?:dedans|sur la page|en la página|dentro|nella pagina|na página)$/iu,
  /^keep the ((?!tone|text|page|wording|style|language|layout|look|headline)\p{Ll}+(?: (?:and|of) (?:the )?\p{L}+)?)$/iu,
  /^(?:den |die |das )?(\p{Lu}\p{Ll}{2,30}) behalten$|^(?:garder|gardez|garde) (?:le |la |les |l[’'])(\p{L}{3,30})$|^(?:conservar|conserva|mantén) (?:el |la |los |las )(\p{L}{3,30})$|^(?:tenere|tieni|tenga) (?:il |la |i |le |gli |l[’'])(\p{L}{3,30})$|^(?:manter|mantenha) (?:o |a |os |as )(\p{L}{3,30})$|^(?:behoud|hou) (?:de |het )(\p{L}{3,30})$/iu,
  // `Quote them the yearly rate`: the price is meant, and no quotation.
  /^(?:quote|give|state|tell)(?: (?:them|her|him))? (?:the )?((?:[\p{L}’'-]+ ){1,4}(?:price|prices|rate|rates|tariff|fee))$/iu,
  // What made sure of it was taken off as a manner of asking.
  /^(.{2,60}?) (?:is|are|gets?) (?:in(?: there)?|on (?:it|the page))$/iu,
  /^(?:make sure|ensure|be sure|see to it)(?: that)? (.{2,60}?) (?:is|are|gets?)(?: also| clearly)? (?:in(?: there| it)?|on (?:it|there|the page)|there|mentioned|included|shown|named)$/iu,
  /^(.{2,60}?) (?:must|should|has to|have to|needs? to) be (?:in(?: there| it)?|on (?:it|the page)|mentioned|included|shown)$/iu,
  /^(.{2,60}?) (?:muss|soll|müssen|sollen)(?: unbedingt| auch| bitte)? (?:rein|drauf|drin sein|vorkommen|erwähnt werden|auf die seite|drinstehen)$/iu,
  /^(?:il faut que )?(.{2,60}?) (?:doit|doivent) (?:y être|figurer|apparaître)(?: .{0,20})?$/iu,
  /^(?:asegúrate de que|asegúrese de que|que) (?:aparezca|salga|esté)n? (.{2,60})$/iu,
  /^(?:assicurati che|si assicuri che|che) (?:ci (?:sia|siano)|compaia|compaiano) (.{2,60})$/iu,
  /^(?:garanta que|garantir que|certifique-se de que) (.{2,60}?) (?:aparece|aparecem|está|estão)(?: .{0,15})?$/iu,
  /^(?:zorg (?:er\s?voor )?dat) (.{2,60}?) (?:erin|erop) (?:staat|staan|komt)$/iu,
  /^(.{2,60}?) (?:moet|moeten) (?:erin|erop)(?: staan)?$/iu,
  /^(?:upewnij się, że|żeby) (?:jest|był[aoy]?|są) (.{2,60})$/iu,
];

const wishesWell =
  /^(?:thank|congratulate|apologi[sz]e|greet|welcome|wish) |(?:^| )(?:bedanken|beglückwünschen|entschuldigen|gratulieren|begrüßen)$|^(?:bedanke?|danke|gratuliere|entschuldige) |^(?:remerci\p{L}+|félicit\p{L}+|salu(?:er|ez)) |^(?:agradec\p{L}+|agradezc\p{L}+|felicit\p{L}+|salud\p{L}+) |^(?:ringrazi\p{L}*|salut\p{L}+|congratul\p{L}+) |^(?:bedank|feliciteer|groet) |^(?:podziękuj|podziękować|pogratuluj|pozdrów) |お礼を|感謝を/iu;

/** `Offer only the Plus plan`. */
const just =
  /^(?:only|just|nur|ausschließlich|seulement|uniquement|solo|sólo|solamente|únicamente|soltanto|somente|apenas|só|alleen|enkel|tylko)\s/iu;

/** `Be upfront about the waiting list`: it is told, and not at the foot of the page. */
const honest: readonly RegExp[] = [
  /^be (?:\p{L}+ )?(?:honest|upfront|up front|open|frank|straight|candid|transparent|clear) (?:with (?:her|him|them) )?(?:about|on) (.{2,80})$/iu,
  /^(?:sei|seien sie|seid) (?:ehrlich|offen|transparent|klar) (?:bei|über|zu|was) (.{2,80})$|^(.{2,80}?) (?:offen|ehrlich|klar) (?:ansprechen|benennen|sagen|nennen|zugeben)$|^(?:ehrlich|offen|transparent) (?:zu|über|bei) (.{2,80}?)(?: sein| bleiben)?$/iu,
  /^(?:être|soyez|sois|rester|restez) (?:honnête|franc\p{L}*|transparente?|claire?) (?:sur|au sujet d[eu]s?|à propos d[eu]s?) (.{2,80})$/iu,
  /^(?:ser|sé|sea|sean) (?:honest[oa]s?|sincer[oa]s?|clar[oa]s?|transparentes?|franc[oa]s?) (?:con|sobre|respecto a) (.{2,80})$/iu,
  /^(?:essere|sii|sia) (?:onest[oai]|sincer[oai]|chiar[oai]|trasparent[ei]) (?:sul?|sulla|sullo|sulle|sui|sugli|con) (.{2,80})$/iu,
  /^(?:ser|seja|sê) (?:honest[oa]s?|sincer[oa]s?|clar[oa]s?|transparentes?) (?:sobre|quanto a(?:os?|s)?|em relação a(?:os?)?) (.{2,80})$/iu,
  /^(?:wees|zijn|blijf) (?:eerlijk|open|duidelijk|transparant) over (.{2,80})$|^(?:eerlijk|open) (?:over|zijn over) (.{2,80}?)(?: zijn)?$/iu,
  /^(?:bądź|być) (?:szczer[yae]|uczciw[yae]|otwart[yae]) (?:co do|w sprawie|w kwestii) (.{2,80})$/iu,
  /^(.{2,30}?)(?:について|に関して|のこと|[をは])(?:は)?(?:正直|率直|はっきり|包み隠さず)\p{L}{0,2}(?:伝え|書|述べ|話|説明)/u,
];
const andAbout =
  /,?\s(?:and|und|et|y|e|en|i)\s(?:about|on|über|bei|zu|sur|sobre|con|sul?|sulla|quanto a|over|co do)\s/iu;

/** What is put forward, before `en avant` and `vor` are read as places. */
export function readForward(bare: string): Wish[] | undefined {
  const told = firstGroup(honest, bare)?.split(andAbout).map(nameIn) ?? [];
  if (told.some((about) => about.length >= 2))
    return told.map((about) => ({ kind: 'mention', about, forward: true }));
  const forward = nameIn(firstGroup(putsForward, bare) ?? '');
  const alone = forward.replace(just, '');
  if (alone !== forward && alone.length >= 2)
    return [{ kind: 'only', about: nameIn(alone), prices: false }];
  return forward.length >= 2 ? [{ kind: 'mention', about: forward, forward: true }] : undefined;
}

export function readOffer(bare: string): Wish[] | undefined {
  const sure = nameIn(firstGroup([...makesSure, ...cases], bare) ?? '');
  if (sure.length >= 2) return [{ kind: 'mention', about: sure }];
  return wishesWell.test(bare) ? [{ kind: 'unread' }] : undefined;
}
