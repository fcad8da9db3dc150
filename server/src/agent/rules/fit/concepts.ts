// What readers everywhere ask about, by the words of ten languages: who asks about `childcare`
// is answered by what is said of a `nursery`, though no word is the same.
import { fold, wordsOf } from '../../../platform/text/words.ts';

/** Beginnings of words, whole words with a `$`; those of scripts without spaces are looked for anywhere. */
const named: Record<string, string> = {
  childcare:
    'childcare nursery creche kita kinderbetreu kindergarten garderie guarderia asilo kinderopvang zlobek przedszkol 託児 保育 حضانة',
  transport:
    'shuttle pickup abhol fahrdienst navette recogid recogemos traslado navetta ophaal vervoer dowoz 送迎 送り迎え 迎えに',
  parking:
    'parking parkplatz parkplatze parken parkhaus stationn aparcam parchegg estaciona parkeer parkeren 駐車 موقف',
  remote:
    'telework remote homeoffice teletrabaj teletravail smartworking telelavoro teletrabalh thuiswerk zdaln coworking 在宅 テレワーク リモート',
  warranty: 'warrant guarante garantie gewahrleist garantia garanzia gwaranc 保証 ضمان',
  delivery:
    'deliver lieferzeit lieferung liefertermin livraison delai entrega plazo consegn leverin levertijd dostaw 納期 納品 تسليم',
  financing:
    'financ instalment installment leas ratenzahl finanzier mensualite cuotas finanziam parcela afbetal raty ratal リース 分割 تقسيط تمويل',
  training:
    'training schulung formation formacion formazion formacao opleiding szkoleni 研修 تدريب',
  privacy:
    'gdpr dsgvo rgpd avg datenschutz datacenter rechenzentrum privacy privacid rodo 個人情報',
  cancelling: 'cancel kundig storn resili annul disdi opzeg rezygn anulowa 解約 キャンセル إلغاء',
  deduction: 'deduct deductib absetzbar deduc detrai deducib dedut aftrekbaar odlicz 控除',
  reporting:
    'rendicont rendiconto relazion verwendungsnachweis informes relatori verslag sprawozd 報告書',
  pain: 'pain painful schmerz douleur dolor duele dolore pijn bol boli 痛み 痛い ألم',
  insurance: 'insur versicher assuranc aseguradora assicuraz verzeker ubezpiecz 保険 تأمين',
  noise:
    'noise noisy acoust larm gerausch akust bruit ruido acustic rumore geluid akoest halas 騒音 ضوضاء',
  furniture: 'furnit mobel meuble mobilier mueble mobili mobilia moveis meubel meble 家具 أثاث',
  monday: 'monday mon$ montag lundi lunes lunedi maandag poniedzial 月曜',
  tuesday: 'tuesday tue$ dienstag mardi martes martedi dinsdag wtorek wtorki 火曜',
  wednesday: 'wednesday wed$ mittwoch mercredi miercoles mercoledi woensdag srod 水曜',
  thursday: 'thursday thu$ donnerstag jeudi jueves giovedi donderdag czwart 木曜',
  friday: 'friday fri$ freitag vendredi viernes venerdi vrijdag piatek piatki 金曜',
  saturday:
    'saturday sat$ weekend wochenend samstag sonnabend samedi sabado sabato zaterdag sobot 土曜',
  sunday: 'sunday sun$ weekend wochenend sonntag dimanche domingo domenica zondag niedziel 日曜',
  collision: 'collision kollision zusammenstoss 接触 ぶつか 衝突',
  pay: 'salary salaries wage gehalt salaire salario stipendio salaris wynagrodz 給与 راتب',
  wheelchair:
    'wheelchair rollstuhl barrierefrei fauteuil minusvalid carrozzin rolstoel wozk 車椅子',
  pets: 'pets dogs hund hunde haustier chien mascota animali huisdier zwierz ペット',
  diet: 'vegetar vegan allerg gluten アレルギー حساسية',
};

const beginning = 3;
const byBeginning = new Map<string, { stem: string; concept: string }[]>();
const anywhere: { piece: string; concept: string }[] = [];
for (const [concept, stems] of Object.entries(named)) {
  for (const stem of stems.split(' ')) {
    if (/[^\p{Script=Latin}$]/u.test(stem)) anywhere.push({ piece: stem, concept });
    else {
      const key = stem.slice(0, beginning);
      byBeginning.set(key, [...(byBeginning.get(key) ?? []), { stem, concept }]);
    }
  }
}

/** What a text speaks of; most texts speak of none of these. */
export function conceptsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (/[^\p{Script=Latin}\p{P}\p{N}\s]/u.test(text)) {
    for (const { piece, concept } of anywhere) if (text.includes(piece)) found.add(concept);
  }
  for (const word of wordsOf(fold(text))) {
    for (const { stem, concept } of byBeginning.get(word.slice(0, beginning)) ?? []) {
      const exact = stem.endsWith('$');
      if (exact ? word === stem.slice(0, -1) : word.startsWith(stem)) found.add(concept);
    }
  }
  return found;
}
