// By which a sentence tells that something is no longer to be had, in all languages at once. Data only.

/** `… is sold out`, `… gibt es nicht mehr`: what it is said of stands before it. */
const behind = [
  /(?:(?:is|are|was|were) (?:now |already |all )?(?:sold out|gone|fully booked|booked|booked out|taken|off the menu|cancelled|canceled|called off|discontinued|finished|out of stock|history)|(?:has|have) (?:just |already |now )?(?:gone|sold out|run out|finished|been (?:just )?(?:booked|taken|sold|cancelled|canceled|stopped|dropped|discontinued|called off|withdrawn|removed))|(?:is|are)(?:n['’]t| not| no longer) (?:allowed|available|offered|possible|included|served|sold|running|happening|on)(?: any ?more)?)/u,
  /(?:(?:ist|sind|wurden?|werden|wird) (?:jetzt |leider |schon |inzwischen )?(?:ausverkauft|ausgebucht|vergriffen|weg|vergeben|gestrichen|abgesagt|eingestellt|nicht mehr (?:da|verfügbar|lieferbar|möglich|im programm))|fäll(?:t|en) (?:leider )?(?:weg|aus)|fallen (?:leider )?(?:weg|aus)|entfällt|entfallen|gibt['’]?(?: e)?s (?:leider )?nicht mehr)/u,
  /(?:(?:est|sont) (?:désormais |déjà |maintenant )?(?:épuisée?s?|complets?|complètes?|annulée?s?|supprimée?s?|terminée?s?|prise?s?|réservée?s?|vendue?s?)|n['’]est plus (?:disponible|proposée?|possible)|ne sont plus (?:disponibles|proposée?s|possibles)|n['’]existent? plus)/u,
  /(?:(?:está|están|ha sido|han sido|queda|quedan) (?:ya )?(?:agotad|cancelad|suspendid|reservad|complet|descatalogad|anulad|suprimid)[oa]s?|se (?:ha|han) (?:agotado|acabado|terminado|cancelado|suspendido|vendido)|ya no (?:l[ao]s? )?(?:hacemos|tenemos|ofrecemos|vendemos|damos|está|están|hay|existen?)(?: disponibles?)?)/u,
  /(?:(?:è|sono) (?:già |ormai )?(?:stat[aoie] )?(?:esaurit|finit|annullat|cancellat|tolt|sospes|prenotat|occupat|vendut|complet)[oaie]|non c['’]è più|non ci sono più|non (?:l[oaie] )?(?:facciamo|abbiamo|vendiamo|offriamo) più)/u,
  /(?:(?:está|estão|foi|foram) (?:já )?(?:esgotad|cancelad|suspens|reservad|ocupad|vendid|lotad)[oa]s?|(?:já )?(?:acabou|acabaram|esgotou|esgotaram)(?:-se)?|já não (?:[oa]s? )?(?:temos|fazemos|há|existem?|vendemos)|não (?:[oa]s? )?(?:temos|fazemos|vendemos) mais)/u,
  /(?:(?:is|zijn) (?:nu |al |helaas )?(?:uitverkocht|volgeboekt|vol|afgelast|geannuleerd|vervallen|op|weg|gestopt|niet meer (?:beschikbaar|mogelijk|te koop))|vervalt|vervallen|valt af|bestaat niet meer|bestaan niet meer|(?:verhuren|verkopen|doen|hebben|maken|bieden|serveren|leveren) we niet meer(?: aan)?)/u,
  /(?:(?:jest|są|został[aoy]?|zostały) (?:już )?(?:wyprzedan|odwołan|zajęt|wycofan|zarezerwowan|skończon)[aye]|się (?:już )?skończył[aoy]?|już nie ma|nie ma już)/u,
];
const time =
  /(?:this (?:morning|afternoon|week)|today|yesterday|just now|now|heute(?: früh| morgen)?|gestern|seit \p{L}+|leider|ce matin|hier|aujourd['’]hui|esta mañana|hoy|ayer|stamattina|oggi|ieri|hoje|ontem|esta manhã|vanochtend|vandaag|gisteren|dziś|wczoraj)/u;
const tail = `(?:\\s${time.source})?\\s*(?:[,;–—-]\\s(.*))?$`;

export const goneBehind = new RegExp(
  `^(.{2,80}?)\\s(?:${behind.map(({ source }) => source).join('|')})${tail}`,
  'iu',
);
/** `We no longer take Aviva`, `we don't do desserts any more`, `wir haben keine Boote mehr`. */
export const goneBetween = new RegExp(
  `(?:${[
    "^(?:we|they) (?:no longer|(?:don['’]t|do not|can['’]t|cannot)(?=.{3,80}any ?more)) (?:take|do|offer|sell|have|make|accept|serve|stock|run|work with|deliver|ship) (.{2,60}?)(?:\\sany ?more)?",
    '^(?:wir|die) (?:haben|machen|bieten|verkaufen|nehmen|führen) (?:leider )?(?:keine?n? )?(.{2,60}?)\\s(?:nicht )?mehr(?:\\san)?',
    '^(?:on|nous) ne (?:faisons|fait|proposons|propose|prenons|prend|vendons|vend) plus (.{2,60}?)',
  ]
    .map((one) => `(?:${one})`)
    .join('|')})${tail}`,
  'iu',
);
export const goneLetters =
  /^(.{1,30}?)(?:は|が)(?:、)?(?:完売(?:しました|です|となりました)|売り切れ(?:ました|です)|終了しました|中止(?:になりました|です|しました)|満席(?:です|になりました)|なくなりました|廃止(?:しました|になりました)|取りやめ(?:ました|になりました))。?()$/u;

/** `The monthly price stays`: nothing is asked for. */
export const restIs =
  /^(?:(?:the|der|die|das|den|le|la|les|l['’]|el|los|las|lo|il|gli|i|o|os|a|as|de|het) )?(?:[\p{L}'’-]{1,20} ){0,5}(?:stays?|remains?|can stay|bleib(?:t|en)(?: (?:drin|stehen|so))?|rest(?:e|ent)|se quedan?|quedan?|resta(?:no)?|riman(?:e|gono)|ficam?|blijf(?:t|ven)(?: staan)?|zostaj(?:e|ą))(?: (?:as it is|as they are|of course|in|wie (?:es ist|sie sind)|natürlich|comme (?:ça|avant)|igual|así|com['’]è|como está|como estão|gewoon|bez zmian))?[.!]?$|^.{1,20}はそのまま(?:で|に)?(?:お願いします|お願いいたします|結構です|してください)?。?$/iu;
/** `Still confirm by the 15th`, `Conferma sempre entro il 15`: as it was. */
export const asBefore =
  /^(?:[\p{L}'’-]{1,20} ){0,3}(?:still|as before|weiterhin|wie bisher|toujours|siempre|sempre|igual que antes|nog steeds|nadal|bez zmian)(?: [^,;]{1,40})?$/iu;
/** `Also in the table`, `anche negli abbinamenti`: of what was to go. */
export const goesToo =
  /^(?:(?:and |und |et |y |e |en |i )?(?:also|too|anche|auch|aussi|también|também|ook|też|także)) (?:in|on|from|nowhere|nirgends?|nirgendwo|aus|im|sur|dans|en|de|nei|negli|nelle|nella|nel|dal|dalla|no|na|nos|nas|uit|op|bij|w|z|ze)(?!\p{L})/iu;
