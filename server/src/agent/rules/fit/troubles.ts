// What goes wrong for readers everywhere, and what is offered against it: who waits three days for the mechanic is
// answered by `within four hours`, though no word is the same.

interface Trouble {
  /** How readers tell it. */
  told: RegExp;
  /** What sources offer against it. */
  met: RegExp;
}

const start = '(?<![\\p{L}\\p{N}])(?:';
const words = (latin: string, wide = ''): RegExp =>
  new RegExp(`${start}${latin})${wide === '' ? '' : `|${wide}`}`, 'iu');

export const troubles = {
  breakdown: {
    told: words(
      'went down|gone down|go(?:es)? down|broke(?:n)?(?: down)?(?!\\p{L})|breaks? down|breakdowns?|fail(?:s|ed|ures?)|faults?(?!\\p{L})|stood still|packs up|overheat|verreck|ausgefallen|fällt .{0,20}aus|fiel .{0,20}aus|kaputt|defekt|stehen ?geblieben|streikt|estrope|avería|averi|se nos (?:rompió|paró|cayó)|en panne|panne|lâché|rott[oaie](?!\\p{L})|guast|si (?:ferma|è fermat|rompe)|avari|parado|parou|kapot|stuk(?!\\p{L})|storing|padł|zepsu|awari|stanęł',
      '故障|止まり|動かな|壊れ',
    ),
    met: words(
      'breakdown|repair|replac|spare|hire set|first[- ]time fix|fixed on|solved on|call-?out|notdienst|störungsdienst|ersatz|reparier|reparatur|leihger|dépann|répar|prêt(?:ée?s?)?(?!\\p{L})|repara|averías?|otra .{1,30}mismo día|de sustitución|riparaz|interven|sostitu|guast|officin|avarias|reparaç|substitui|peças|reparatie|vervang|storingsdienst|napraw|podstawi|zastępcz|awari',
      '修理|代車|サービスカー|故障|出張',
    ),
  },
  unreachable: {
    told: words(
      "nobody (?:came|comes|answer|pick|call)|no one (?:came|answer|pick|call)|on hold|can[’']t (?:reach|get hold)|never (?:answer|call)|rang .{0,40}nobody|voicemail|(?:keiner|niemand) .{0,20}(?:ans telefon|erreich|geht ran|meldet)|nicht erreichbar|warteschleife|personne (?:ne|n[’'])\\s?.{0,20}répond|injoignable|messagerie|contesta un robot|no (?:contesta|cogen)|nadie (?:contesta|coge|responde)|nessuno risponde|non risponde|segreteria|ninguém (?:atende|responde)|não atendem|niemand (?:neemt|bereik)|onbereikbaar|nie odbiera|nikt nie (?:odbiera|odpowiada)|automat",
      'つながら|電話に出',
    ),
    met: words(
      '(?:answer\\p{L}*|phone|helpline|hotline|24/7|24 hours|day (?:and|or) night|all hours|named|direct (?:line|number)|7 days|7 tage|7 jours|7 días|7 giorni|7 dias|7 dagen|7 dni|rund um die uhr|notdienst|telefon|ansprechpartner|erreichbar|astreinte|permanence|joignable|interlocut|24h|7j/7|guardia|teléfono|atención|con personas|reperibil|telefono|risponde|referente|telefone|atende|atendimento|telefoon|bereikbaar|contactpersoon|dyżur|odbiera|całą dobę|opiekun)',
      '電話|24時間|担当者',
    ),
  },
  waiting: {
    told: words(
      'wait(?:ed|ing|s)?(?!\\p{L})|(?:takes?|took) .{0,40}(?:days|weeks|months|hours)|(?:days|weeks|months|hours) (?:before|late|to come|to get)|sat on|too (?:slow|late)|late(?!\\p{L})|delay|warte[nt]|verspät|zu spät|monate|wochen gedauert|retard|attend|tard(?:a|an|amos|aron|ó)(?!\\p{L})|retras|esper(?:a|amos|ando|é)|aspett|ritard|in ritardo|à espera|atras|demor|wacht(?:en|ten)?(?!\\p{L})|te laat|blijven .{0,20}liggen|czeka|spóźni|opóźni',
      '待ち|待た|遅れ|遅く',
    ),
    met: words(
      '(?:within|in under|under|in less than|less than|at most|on average|innerhalb|binnen|in weniger als|spätestens|im schnitt|sous|en moins de|dans les|en menos de|en un máximo|antes de|dentro de|entro|in meno di|in media|em menos de|em média|no prazo de|até|gemiddeld|uiterlijk|w ciągu|do)\\s(?:\\p{L}+\\s){0,2}\\d+\\s?(?:\\p{L}+\\s)?(?:min|hour|day|working|week|h(?!\\p{L})|stunden?|tage|werktag|wochen|jour|heure|semaine|minut|hora|día|dias|laborab|giorn|or[ae](?!\\p{L})|settiman|uur|dagen|werkdag|godzin|dni|tygodn)|(?:within|innerhalb|binnen|sous|entro|em|en|w ciągu)\\s(?:one|two|three|four|five|six|seven|eight|ten|einer?|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro|een|twee|drie|vier|vijf)\\s(?:\\p{L}+\\s)?(?:min|hour|day|week|stunden?|tage|wochen|jour|heure|semaine|hora|día|dias|giorn|or[ae](?!\\p{L})|uur|dagen|weken)|same day|on time|punctual|pünktlich|am selben tag|le jour même|el mismo día|in giornata|no mesmo dia|dezelfde dag|tego samego dnia|we pay .{0,30}late|livrons en retard',
      '以内|平均\\d+(?:分|日|時間)|当日|即日',
    ),
  },
  uninformed: {
    told: words(
      "no idea|nobody (?:knew|tells|told|can say)|hear nothing|heard nothing|didn[’']t know|don[’']t know (?:if|whether|where|what)|can[’']t tell (?:you )?(?:what|where|whether)|found out|erst .{0,30}gemerkt|gemerkt haben|nicht(?:s)? (?:mit)?bekommen|keiner (?:weiß|wusste|sagt)|niemand (?:weiß|wusste|sagt)|découvert|sans (?:nous )?prévenir|on (?:ne )?sait (?:jamais|pas)|nadie (?:nos )?avis|nos enteramos|no sabemos|sin avisar|nessuno (?:ci )?avvis|non sappiamo|senza avvis|ninguém (?:nos )?avis|não sabemos|sem avisar|niemand (?:zegt|vertelt|weet)|weten niet|nikt nie wiedział|nie wiemy|bez uprzedzenia|dowiedziel",
      '気づ|知らされ|分からな|わからな',
    ),
    met: words(
      'sms|text message|get a text|texts?(?!\\p{L})|alerts?(?!\\p{L})|alarm|notif|photo|messages? (?:when|before)|sensor|live map|tracking|you (?:can )?see|report(?:s)?(?!\\p{L})|one page|per sms|benachrichtig|meldet? sich|melden sich|fühler|bericht|sie sehen|alerte|sonde|suivi|rapport|en temps réel|avisos?(?!\\p{L})|avisamos|alarma|en el mapa|ve cada|informe|avvis|notific|sulla mappa|rapporto|alerta|no mapa|relatório|melding|bericht|foto|ziet u|volgen|powiad|czujnik|monitor|raport|zdjęci',
      '通知|お知らせ|アラーム|写真|報告',
    ),
  },
  extras: {
    told: words(
      'quoted (?:me|us)|came out at|(?:charged?|bills?|billed) (?:me|us|you)?|on top(?!\\p{L})|double time|hidden|surcharge|extra (?:cost|charge|fee)s?|nachzahl|zuschl[aä]g|teurer als|draufgeschlagen|rechnung .{0,20}höher|versteckt|suppléments?|facturé|rallonge|dépass|sobrecoste|aparte(?!\\p{L})|recargo|nos cobr|a parte(?!\\p{L})|à parte(?!\\p{L})|sovrapprezz|extra(?!\\p{L})|in più|cobra(?:m|ram)|por fora|meerkost|bijkomend|toeslag|dopłac|dolicz|ukryt',
      '頼んでいない|追加料金|請求',
    ),
    met: words(
      'fixed price|fixed fee|flat fee|all-?in(?!\\p{L})|no (?:call-?out|extra|hidden|weekend|surcharge|hire)|is the number on|(?:is|are) included|nothing (?:is )?added|festpreis|pauschal|inklusive|keine (?:\\p{L}+ )?(?:kosten|zuschl)|ohne (?:aufpreis|zuschlag)|prix (?:fixe|ferme)|forfait|tout compris|sans (?:supplément|surcoût)|precio cerrado|precio fijo|sin (?:coste|recargo|sorpresas)|todo incluido|prezzo (?:fisso|bloccato)|tutto compreso|senza (?:costi|sovrapprezzo)|preço fixo|inclui (?:peças|tudo)|sem (?:custos|surpresas)|vaste prijs|zonder (?:meerkost|toeslag)|stała cena|bez (?:dopłat|dodatkowych)|w cenie',
      '定額|追加料金|承諾|込み',
    ),
  },
  loss: {
    told: words(
      'lost(?!\\p{L})|lose(?! (?:half|a day|time|hours|two|an))(?!\\p{L})|losing (?!time)|missing|stolen|spoil|thrown? away|in the bin|soaked|damaged|verloren|verlier|wegwerfen|weggeworfen|verdorben|gestohlen|nass|perdu|perd(?:ons|ent)|à la benne|jeté|abîm|perdimos|perdemos|tirar|se echó a perder|robad|dañ|destroz|pers[oi](?!\\p{L})|perso|perdut|buttat|bagnat|danneggi|perdemos|estragad|roubad|kwijt|verlies|weggooi|kletsnat|beschadig|stracil|tracimy|wyrzuc|zniszcz|skradz',
      '紛失|廃棄|盗|破損|刺され',
    ),
    met: words(
      'insured|insurance|replaced?(?!\\p{L})|tagged|chip|track|loan|never lost|not one|water-?proof|import|back-?up|versicher|ersetz|markier|wasserdicht|assur|remplac|étanche|prêt(?:ée?)(?!\\p{L})|segur[oa]|reponemos|asegur|assicur|sostitu|impermeab|seguro|substitu|impermeáv|verzekerd|vervang|waterdicht|ubezpiecz|wymieni|wodoszczel|ani jednej',
      '保険|補償|防水',
    ),
  },
  burden: {
    told: words(
      'lose (?:half|a day|time|hours)|verlieren (?:stunden|zeit)|on perd (?:du temps|des heures)|perdemos (?:tiempo|horas|tempo)|perdiamo (?:tempo|ore)|spends? (?:half|about|a|two|three|most|hours|all)|half (?:the|a) day|by hand|spreadsheet|excel|paperwork|type (?:it|them)|re-?typ|phone (?:rings|never stops)|half of what we get|von hand|zettel|papierkram|abtippen|telefon .{0,30}(?:durch|klingelt|still)|läutet|à la main|paperasse|ressaisi|a mano|papeleo|carta e penna|burocrazia|à mão|papelada|met de hand|papierwinkel|overtyp|ręcznie|papierologi|przepisu',
      '手作業|手書き|入力し直|電話が鳴り',
    ),
    met: words(
      "automat|by itself|imports?|fewer (?:calls|hours)|% fewer|drafts|we (?:file|fill in|write|handle|do) (?:the|all|your)|instead of|von selbst|selbsttätig|weniger (?:anrufe|aufwand|stunden)|übernehmen wir|wir (?:erledigen|schreiben|füllen)|tout seul|moins d[’'](?:appels|heures)|nous nous occupons|se encarg|nos encargamos|menos (?:llamadas|horas)|tramitamos|da sol[oa]|ci occupiamo|meno (?:ore|telefonate)|tratamos (?:nós|de)|menos (?:chamadas|horas)|vanzelf|minder (?:telefoon|uren)|wij (?:regelen|verzorgen)|samo(?!\\p{L})|mniej (?:telefonów|godzin)|zajmujemy",
      '自動|代行|削減',
    ),
  },
  faulty: {
    told: words(
      "wrong(?!\\p{L})|mistakes?|errors?(?!\\p{L})|three different|incomplet|never said|unvollständig|couldn[’']t make|falsch|fehler|verwechs|nie dieselbe|erreurs?|jamais (?:de )?la même|se tromp|equivoc|errores|nunca (?:es )?el mismo|sbagli|errori|errad|erros?(?!\\p{L})|fout(?!\\p{L})|fouten|verkeerd|błęd|pomył",
      '間違|ミス',
    ),
    met: words(
      "check(?:ed|s)?(?!\\p{L})|double-check|verified|can[’']t answer the same|locked|plain words|same (?:colour|shade)|geprüft|kontroll|gleiche[rn]? (?:farbe|ton)|même (?:teinte|couleur)|vérifi|contrôl|mismo (?:tono|color)|verific|control|stess[oa] (?:tinta|colore)|mesma cor|gecontroleerd|zelfde (?:kleur|tint)|sprawdz|ten sam",
      '確認|点検',
    ),
  },
  running: {
    told: words(
      "costs? a fortune|through the roof|(?:electric|energy|heating|gas) (?:bill|cost)s?|stromrechnung|heizkosten|energiekosten|strom .{0,20}(?:teuer|kostet)|facture (?:d[’'](?:électricité|énergie)|de)|me coûte|nous coûte|factura de (?:la )?luz|gasto (?:de|en) (?:luz|energía)|bolletta|fattura da luz|conta da luz|energierekening|stroomkosten|rachunk\\p{L}+ za (?:prąd|gaz)",
      '電気代|光熱費',
    ),
    met: words(
      '(?:consumption|bill|energy|running cost)\\p{L}* .{0,60}(?:%|percent|less|down)|(?:strom|energie|gas|heiz)?verbrauch|stromkosten|einspar|(?:facture|consommation|énergie) .{0,60}%|consumo .{0,60}%|ahorr|risparmi|consumi|poupan|besparing|(?:stroom|energie)?verbruik|zużyci|oszczęd',
      '消費電力|省エネ|削減',
    ),
  },
} as const satisfies Record<string, Trouble>;

export type TroubleKind = keyof typeof troubles;
const kinds = Object.keys(troubles) as TroubleKind[];

export const troublesIn = (sentence: string): TroubleKind[] =>
  kinds.filter((kind) => troubles[kind].told.test(sentence));

export const meetsTrouble = (kind: TroubleKind, text: string): boolean =>
  troubles[kind].met.test(text);
