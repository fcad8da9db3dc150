// Which question of a reader a section answers: what does it cost, how does it go,
// does it work, what happens next. Told by its heading, else by what it holds.

import { remembering } from '../../../../platform/text/remember.ts';
import { caseLabel, isRecapHeading } from '../../context/headings.ts';
import type { Section } from '../../context/reading.ts';
import { tellsResults } from '../../context/tables.ts';

export type SectionKind = 'offer' | 'proof' | 'process' | 'price' | 'risk' | 'recap' | 'practical';

const kinds: [SectionKind, RegExp][] = [
  [
    'price',
    /(?<!\p{L})(?:pric\p{L}*|costs?|what (?:you|it|they) (?:pay|costs?)|was (?:sie zahlen|es kostet|du zahlst)|ce que vous payez|lo que (?:paga|pagas|cuesta)|quanto (?:paga|paghi|pagate)|o que paga|wat u betaalt|wat je betaalt|ile (?:płacisz|państwo płacą)|(?<!\p{L}\s)charges|gebühren|frais|fees?|rates?|plans|packages?|payments?(?: terms)?|zahlung\p{L}*|paiements?|pagos?|pagament[oi]|betaling\p{L}*|płatnoś\p{L}+|preise?|kosten|honorar\p{L}*|beitrag|pakete|tarif\p{L}*|prix|coût\p{L}*|combien|precios?|costes?|honorarios|prezz[oi]|costi|preços?|planos|honorários|kosten|prijs\p{L}*|tarieven|cen[ay]|cennik|czynsz|czesne|opłaty|warunki)(?!\p{L})|料金|価格|費用|الأسعار|السعر/iu,
  ],
  [
    'process',
    /how (?:it|this|we|our .{1,30}|to) (?:works?|goes|get started|apply)|getting started|\bprocess\b|onboarding|roll-?out|implementation|lead times?|timeline|roadmap|on the day|before the|after the|so funktioniert|so läuft|\bablauf\b|einführung|in .{1,12} schritten|comment ça|reprise|déroulement|cómo (?:funciona|trabajamos)|plazos|come funziona|como funciona|prazos|zo werkt|werkwijze|jak to działa|jak pracujemy|の流れ|流れ|ステップ|الخطوات|كيف/iu,
  ],
  [
    'proof',
    /(?<!\p{L})(?:proof(?: points)?|results?|outcomes?|numbers?.{0,20}|case(?: stud(?:y|ies))?|cas client|casos? (?:de éxito|práctico)|caso (?:studio|cliente)|praktijkvoorbeeld|praxisbeispiel|stor(?:y|ies).{0,30}|references?|what .{2,20} says?|(?:customers?|clients?|users?) says?|(?:customer |client )?voices|testimonials|does it work|track record|referências|referencias|referenties|casos?(?: reales)?|casi|cosa dicono.{0,20}|(?:lo que|qué) dicen.{0,20}|o que dizem.{0,20}|ce (?:qu[’']ils|qu[’']elles|que) .{0,20}disent.{0,20}|ils (?:en parlent|nous font confiance)|wat .{2,20} zeggen|aan het woord|co mówią.{0,20}|das sagen .{2,20}|was .{2,20} sagen|ergebnisse|referenzen|stimmen|zahlen|erfolge|nutzen|résultats?|références|témoignages|resultados|opiniones|risultati|referenze|resultaten|ervaringen|wat het oplevert|efekty|referencje|opinie)(?!\p{L})|^(?:proofs?|beweise?|belege|preuves?|pruebas?|prove|provas?|bewijs|bewijzen|dowody)$|^(?:our |unsere |nos |les |nuestros |los |i nostri |i |os nossos |os |onze |de |nasi )?(?:customers|clients|kunden|clientes|clienti|klanten|klienci|beispiele|examples|exemples|ejemplos|esempi|exemplos|voorbeelden|przykłady|projects|projekte|projets|proyectos|progetti|projetos|projecten|realizacje|esperienze|verhalen|trabajos|trabalhos|lavori)$|(?<!\p{L})(?:who(?: is|[’']s)? us(?:es|ing) (?:us|it)|we (?:look after|work with|serve)|trust us|wer (?:uns|damit)|vertrauen uns|font confiance|l[’']ont fait|nous ont confié|confían|si fidano|confiam|vertrouwen ons|zaufali)(?!\p{L})|導入先|実績|効果|事例|お客様の声|النتائج|آراء/iu,
  ],
  [
    'risk',
    /(?<!\p{L})(?:security|safety|guarantee|warranty|compliance|privacy|insurance|what if .{0,40}|support|sicherheit|garantie|datenschutz|sécurité|seguridad|garantía|sicurezza|garanzia|segurança|garantia|veiligheid|bezpieczeństwo|gwarancja)(?!\p{L})|セキュリティ|保証|安全|الضمان|الأمان/iu,
  ],
  [
    'practical',
    /(?<!\p{L})(?:opening hours|hours|where|parking|directions|address|what (?:to bring|you need.*|we need.*)|bring|requirements|what we(?: are|[’']re)? look(?:ing)? for|your profile|anforderungen|(?:ihr|dein) profil|profil recherché|requisitos|qué buscamos|requisiti|cosa cerchiamo|o que procuramos|wat (?:vragen|zoeken) wij|wie zoeken wij|czego szukamy|wymagania|accreditations|sprechzeiten|öffnungszeiten|anfahrt|mitbringen|training|horaires|accès|horario|dónde|orari|dove|cosa portare|horário|onde|openingstijden|adres|godziny|dojazd|co zabrać.*)(?!\p{L})|営業時間|アクセス|مواعيد|العنوان/iu,
  ],
];

export function kindOf(section: Section): SectionKind {
  const { heading, tables, ordered } = section;
  const named = heading === undefined ? 'other' : kindOfHeading(heading);
  if (named !== 'other') return named;
  if (tables.some(({ columns }) => tellsResults(columns))) return 'proof';
  if (tables.some(({ kind }) => kind === 'prices')) return 'price';
  if (tables.some(({ kind }) => kind === 'hours')) return 'practical';
  // `Week 1`, `Week 2`: how it goes, under whatever heading. The hours of a day are what one comes to.
  const staged = tables.some(
    ({ kind, rows }) => kind === 'agenda' && rows.every(([when = '']) => !/\d[:.h]\d/.test(when)),
  );
  return ordered || staged ? 'process' : 'offer';
}

/** The same headings are asked about by every block, in every draft. */
export const kindOfHeading = remembering((heading): SectionKind | 'other' => {
  if (isRecapHeading(heading)) return 'recap';
  if (caseLabel.test(heading)) return 'proof';
  const named = kinds.find(([, pattern]) => pattern.test(heading))?.[0];
  return named ?? (aftercare.test(heading) ? 'risk' : 'other');
}, 100_000);

/** On its own it says what comes after the sale; `Our services` are what is sold. */
export const aftercare =
  /^(?:service|after-?sales|kundendienst|service(?: après-vente)|sav|servicio(?: técnico)?|asistencia|servizio|assistenza|serviço|assistência|serwis)$/iu;
