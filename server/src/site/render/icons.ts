// Small signs beside titles: a clock beside hours, a shield beside security. Chosen by words of the
// title in the languages Facet speaks. They say nothing of their own and are hidden from those who listen.
import { type Html, trusted } from './html.ts';
import { seenText } from './text.ts';

/** Lines of 24 × 24, and stems of words that call for them. */
const icons = {
  shield: [
    'M12 3l7.5 3v5.5c0 4.6-3 7.7-7.5 9.5-4.5-1.8-7.5-4.9-7.5-9.5V6zM8.8 12l2.3 2.3 4.2-4.4',
    /secur|safe|guarant|warrant|insur|privacy|complian|protect|certif|sicherheit|garantie|versicher|datenschutz|gewähr|sécur|assur|garantie|confidential|segur|garant|sicurezz|assicur|veilig|verzeker|bezpiecz|gwaranc|ubezpiecz|安全|保証|保険|個人情報|セキュリティ|أمان|ضمان|تأمين|حماية/,
  ],
  price: [
    'M3.5 4.5v7.2l8.8 8.8a1.2 1.2 0 0 0 1.7 0l6.5-6.5a1.2 1.2 0 0 0 0-1.7l-8.8-8.8H4.5a1 1 0 0 0-1 1zM8 8h.01',
    /pric|cost|fee\b|fees|budget|payment|invoice|preis|kosten|gebühr|prix|tarif|coût|cuota|preci|coste|prezz|tariff|preço|custo|prijs|cen[ay]\b|cennik|koszt|opłat|料金|価格|費用|予算|السعر|أسعار|الرسوم|تكلفة/,
  ],
  clock: [
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2.2',
    /hour|opening|minute|how long|lead time|deadline|\bfast|quick|speed|öffnungszeit|dauer|frist|schnell|lieferzeit|heure|horaire|délai|durée|rapid|horario|plazo|duración|orari|tempi|durata|prazo|horário|uren|openingstijd|levertijd|godzin|termin|czas|時間|営業|納期|期間|ساعات|مواعيد|مدة/,
  ],
  calendar: [
    'M4.5 5.5h15v15h-15zM4.5 10h15M8.5 3v4M15.5 3v4',
    /calendar|date|schedule|on the day|week|agenda|booking|appointment|kalender|datum|woche|ablauf|buchung|calendrier|semaine|rendez|calendario|fecha|semana|cita|settiman|appuntament|data[is]?\b|afspraak|planning|kalendarz|wizyt|予定|日程|予約|تقويم|موعد|أسبوع/,
  ],
  pin: [
    'M12 21.5c-4.6-4.7-7-8-7-11.2a7 7 0 0 1 14 0c0 3.2-2.4 6.5-7 11.2zM12 7.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
    /location|address|where|parking|site\b|region|travel|getting here|standort|anfahrt|adresse|parken|lage\b|lieu|accès|ubicaci|dirección|dónde|dove|sede|indirizzo|local\b|endereço|onde|locatie|adres|waar|lokalizacj|gdzie|dojazd|場所|住所|アクセス|所在|الموقع|العنوان|أين/,
  ],
  people: [
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.4-3.9 2.9-6 6.5-6s6.1 2.1 6.5 6M15.8 4.8a3.5 3.5 0 0 1 0 6.4M17.8 14.6c2.2.9 3.4 2.7 3.7 5.4',
    /team|people|staff|customer|client|who we|famil|children|student|member|mitarbeit|kunden|familie|kinder|équipe|clients|enfants|salarié|equipo|personas|client[ei]s|squadra|persone|bambini|equipe|pessoas|alunos|mensen|medewerker|kinderen|zespół|ludzi|klien|dzieci|スタッフ|チーム|お客様|人員|フリーランス|فريق|عملاء|أطفال|موظف/,
  ],
  chart: [
    'M4 4v16h16M8 15.5l3.5-4.5 3 2.5 4.5-6.5',
    /result|number|growth|roi\b|saving|traction|performance|metric|ergebnis|zahlen|wachstum|ersparnis|résultat|chiffre|économ|resultado|cifras|ahorro|risultat|numeri|risparmi|números|economia|resultat|cijfers|besparing|wynik|liczby|oszczędn|実績|結果|数字|成果|النتائج|أرقام|نتائج/,
  ],
  truck: [
    'M2.5 6h11.5v11h-11.5zM14 10h4l3.5 3.5V17H14M7 15.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM17.3 15.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
    /deliver|shipping|freight|transport|logisti|lieferung|versand|livraison|envío|entrega|consegn|spedizion|levering|bezorg|dostaw|wysyłk|配送|納品|出荷|輸送|توصيل|شحن/,
  ],
  tool: [
    'M14.6 6.2a4.6 4.6 0 0 0-6 6L3 17.8 6.2 21l5.6-5.6a4.6 4.6 0 0 0 6-6l-3 3-2.6-.6-.6-2.6z',
    /install|maint|repair|service|set.?up|build|engine|machin|montage|wartung|reparatur|einbau|einricht|entretien|réparation|instalaci|mantenimiento|reparaci|manutenzion|install|manuten|onderhoud|serwis|instalacj|napraw|設置|保守|修理|点検|導入|تركيب|صيانة|إصلاح/,
  ],
  book: [
    'M3.5 5c3-1 6.2-.7 8.5 1 2.3-1.7 5.5-2 8.5-1v13.5c-3-1-6.2-.7-8.5 1-2.3-1.7-5.5-2-8.5-1zM12 6v13.5',
    /learn|train|course|teach|school|guide|workshop|program|lesson|schulung|kurs|lernen|unterricht|formation|cours|école|curso|formación|escuela|corso|formazione|scuola|formação|escola|opleiding|cursus|szkoleni|kurs|lekcj|研修|学習|講座|教育|تدريب|دورة|تعليم/,
  ],
  chat: [
    'M4 5h16v11.5H10.5L6 20.5v-4H4z',
    /support|help|question|advice|consult|contact|language|hilfe|frage|berat|sprache|aide|question|conseil|langue|ayuda|pregunta|asesor|idioma|aiuto|domand|consulenz|lingu|ajuda|pergunta|suporte|idioma|hulp|vraag|advies|taal|pomoc|pytani|doradz|język|サポート|質問|相談|言語|دعم|أسئلة|استشار|لغة/,
  ],
  doc: [
    'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16.2h6',
    /document|contract|report|paper|certificate|licen[cs]e|legal|terms|condition|vertrag|unterlagen|bericht|bedingung|contrat|rapport|dossier|contrato|informe|document|contratt|contrato|relatório|overeenkomst|voorwaarde|umow|dokument|warunk|書類|契約|報告|条件|عقد|وثائق|تقرير|شروط/,
  ],
  plug: [
    'M9 3v5M15 3v5M6 8h12v3.5a6 6 0 0 1-12 0zM12 17.5V21',
    /integrat|connect|\bapi\b|system|software|data\b|compatib|schnittstelle|anbindung|daten|intégr|logiciel|donnée|integraci|datos|integrazion|dati|integraç|dados|koppeling|integracj|dane|連携|接続|システム|データ|تكامل|ربط|نظام|بيانات/,
  ],
  home: [
    'M3.5 11.5L12 4l8.5 7.5M5.5 10v10h13V10M10 20v-5.5h4V20',
    /home|house|room|apartment|flat\b|office|building|haus|wohnung|zimmer|raum|büro|maison|appartement|chambre|salle|casa|habitaci|oficina|appartamento|camer|quarto|escritório|huis|kamer|kantoor|dom\b|pokój|biur|部屋|住宅|客室|オフィス|建物|منزل|غرف|مكتب/,
  ],
  food: [
    'M7 3v18M4 3v4.5a3 3 0 0 0 6 0V3M17.5 21V3c-3 1.5-3.5 7.5 0 9.5',
    /food|menu|dinner|lunch|meal|kitchen|cater|breakfast|essen|küche|frühstück|repas|cuisine|dîner|comida|cocina|desayuno|cena|cibo|cucina|pranzo|refeiç|cozinha|eten|keuken|jedzen|kuchni|posił|食事|料理|朝食|夕食|طعام|وجبات|مطبخ/,
  ],
  leaf: [
    'M5 19.5C3.5 10.5 9.5 4 20 4c0 10.5-6.5 16.5-15 15.5zM5 19.5L13.5 11',
    /green|sustain|environment|nature|garden|energy|solar|organic|climate|natur|umwelt|nachhaltig|garten|energie|énergie|durable|jardin|energía|sostenib|naturalez|ambient|giardin|energia|sustentá|jardim|duurza|tuin|zielon|środowisk|ogród|環境|自然|庭|エネルギー|بيئة|طبيع|طاقة|حديق/,
  ],
  heart: [
    'M12 20.5C6.5 17 3.5 13.3 3.5 9.5A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.5c0 3.8-3 7.5-8.5 11z',
    /health|care\b|pain|patient|wellbeing|treat|after the|before the|gesund|pflege|behandlung|santé|soin|salud|cuidado|tratamiento|salute|cur[ae]\b|saúde|cuidad|gezond|zorg|zdrowi|opiek|leczen|健康|治療|ケア|医療|صحة|رعاية|علاج/,
  ],
  bolt: [
    'M13.5 3L5 13.5h6L10 21l8.5-10.5h-6z',
    /automat|instant|power|effort|efficien|no code|electric|automatisch|strom|automati|électri|eléctr|elettric|elétric|elektr|自動|電気|効率|تلقائي|كهرب/,
  ],
  phone: [
    'M6 3.5h3l2 5-2.3 1.5c1.1 2.4 2.9 4.2 5.3 5.3l1.5-2.3 5 2v3a2.5 2.5 0 0 1-2.5 2.5C10.3 20.5 3.5 13.7 3.5 6A2.5 2.5 0 0 1 6 3.5z',
    /phone|call us|when to call|telefon|anruf|téléphone|appeler|llam|teléfono|telefono|chiam|ligar|telefone|bellen|zadzwo|電話|هاتف|اتصل/,
  ],
  star: [
    'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
    /highlight|award|favourite|highlights|auszeichnung|受賞|特長|جوائز/,
  ],
  mail: ['M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5', /e-?mail|newsletter|メール|بريد/],
} as const satisfies Record<string, readonly [path: string, words: RegExp]>;

export type IconName = keyof typeof icons;
const names = Object.keys(icons) as IconName[];

export const iconOf = (name: IconName): Html =>
  trusted(
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name][0]}"/></svg>`,
  );

/**
 * One for each item, none twice; undefined unless all but one have theirs, for a sign here and a
 * gap there would look like a mistake.
 */
export function iconsFor(items: readonly { title: string }[]): Html[] | undefined {
  const taken = new Set<IconName>();
  for (const { title } of items) {
    const words = seenText(title).toLowerCase();
    const name = names.find(
      (candidate) => !taken.has(candidate) && icons[candidate][1].test(words),
    );
    taken.add(name ?? 'star');
  }
  const gaps = items.length - taken.size + (taken.has('star') ? 1 : 0);
  if (gaps > (items.length > 2 ? 1 : 0)) return undefined;
  return [...taken].map(iconOf);
}
