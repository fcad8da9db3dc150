// How a language denies something, does without it, and promises all of it: closed classes of words, no topics.

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

export const denials: Record<string, RegExp> = {
  en: word(
    "no|not|never|none|neither|nor|nothing|nobody|cannot|(?:ca|wo|do|does|did|is|are|was|has|have|should|could|would)n['’]t",
  ),
  de: word('nicht|kein|keine|keinen|keiner|keinem|keines|nie|niemals|niemand|nichts'),
  fr: word('ne|n|pas|jamais|aucun|aucune|rien'),
  es: word('no|nunca|jamás|ningún|ninguno|ninguna|nada|nadie|tampoco'),
  it: word('non|mai|nessun|nessuno|nessuna|niente|nulla'),
  pt: word('não|nunca|jamais|nenhum|nenhuma|nada|ninguém'),
  nl: word('niet|geen|nooit|niemand|niets'),
  pl: word('nie|nigdy|żaden|żadna|żadne|żadnych|nikt|nic'),
  ja: /ません|ない|なし|無し|対象外|不可/u,
  ar: /لا|ليس|لن|لم/u,
};

const lacks = 'without|ohne|sans|sin|senza|sem|zonder|bez|بدون';
export const lacking = word(lacks);

const cost =
  'charge|charges|costs?|fees?|kosten|gebühr|gebühren|aufpreis|frais|supplément|costes?|cargos?|recargo|cost[oi]|spese|sovrapprezzo|custos?|taxas?|opłat|opłaty|dopłat|dopłaty|kosztów';
/** `Free`, `without charge`: said otherwise, that it costs nothing. */
export const free = new RegExp(
  `(?<!\\p{L})(?:free|umsonst|for nothing|gratis|grátis|kostenlos\\p{L}{0,2}|kostenfrei\\p{L}{0,2}|gratuit\\p{L}{0,5}|bezpłatn\\p{L}{1,3}|darmow\\p{L}{1,3}|(?:${lacks})(?:\\s\\p{L}{1,12})?\\s(?:${cost}))(?!\\p{L})|無料|مجان`,
  'iu',
);

/** What has its price: a charge that is named, or a verb that takes it. */
export const charged = new RegExp(
  `(?<!\\p{L})(?:${cost}|charged|kostet|coûte|coûtent|cuestan?|costano|costa|custam?|kost|kosztuje)(?!\\p{L})|有料|もらう|いただく|かかり`,
  'iu',
);

/** What a source must promise too before a page does: guaranteed, always, whatever it is. */
export const absolutes =
  /(?<!\p{L})(?:guarant\p{L}{0,6}|garant\p{L}{0,8}|gwarant\p{L}{0,8}|always|immer|stets|toujours|siempre|sempre|altijd|zawsze|any|anything|beliebige?\p{L}?|jegliche?\p{L}?|cualquier|cualquiera|qualsiasi|qualunque|qualquer|jakikolwiek|każd\p{L}{1,3}|100\s?%|all (?:of|over)|(?:the|a) whole|nationwide|everywhere|ganz(?:e[nmrs]?)?|überall|bundesweit|partout|(?:in|en|dans|em|por|per) (?:tout[eo]?|tutt[oaie]|tod[oa]s?)|ovunque|overal|(?:in|over) heel|cał\p{L}{1,4}|wszędzie)(?!\p{L})|保証|必ず|いつでも|どんな|あらゆる|全国/iu;

/** Whoever says so promises it. `WILL` in capitals does too. */
export const assured =
  /(?<!\p{L})(?:guarant\p{L}{0,6}|garant\p{L}{0,8}|gegarandeerd|gwarant\p{L}{0,8}|(?:D|d)efinitely|(?:C|c)ertainly|for (?:sure|certain)|WILL|definitiv|auf jeden Fall|ganz sicher|mit Sicherheit|à coup sûr|certainement|sans aucun doute|con (?:toda )?seguridad|seguro que|sicuramente|di sicuro|com certeza|com toda a certeza|absoluut zeker|zeker weten|na pewno|100\s?%)(?!\p{L})|保証|必ず|確実に/u;

/** What is still open, or holds only under a condition. */
export const hedged =
  /(?<!\p{L})(?:pending|subject to|provisional|not yet (?:confirmed|decided|approved)|to be confirmed|vorbehaltlich|unter vorbehalt|steht noch aus|noch nicht (?:entschieden|bewilligt|bestätigt)|sous réserve|en attente de|à confirmer|pendientes? de|sujet[oa]s? a|por confirmar|in attesa di|da confermare|salvo conferma|pendentes? de|sujeit[oa]s? a|por confirmar|a confirmar|onder voorbehoud|in afwachting van|nog niet (?:zeker|bevestigd|besloten)|w trakcie rozpatrywania|do potwierdzenia)(?!\p{L})|未定|審査中|予定/iu;

/** Somebody has to do it. */
export const obliges =
  /(?<!\p{L})(?:must|ha(?:s|ve) to|needs? to|muss|müssen|doit|doivent|deben?|tienen? que|dev(?:e|ono)|devem|tem (?:de|que)|têm (?:de|que)|moet|moeten|musi|muszą)(?!\p{L})|必要があ|ていただ/iu;

/** What was on offer and is so no more. */
export const takenBack =
  /(?<!\p{L})(?:scrap(?:ped)?|cancel(?:l?ed)?|call(?:ed)? off|withdrawn?|dropped|forget|gestrichen|streichen|abgesagt|zurückgezogen|vom tisch|annulée?s?|supprimée?s?|abandonnée?s?|cancelad[oa]s?|anulad[oa]s?|retirad[oa]s?|annullat[oaie]|cancellat[oaie]|ritirat[oaie]|vervalt|vervallen|geschrapt|afgelast|ingetrokken|odwołan\p{L}{1,2}|wycofan\p{L}{1,2})(?!\p{L})|中止|取り消|取消|撤回/iu;
