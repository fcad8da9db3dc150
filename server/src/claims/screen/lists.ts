// Entries of lists. Most are there for readers, and short; so an entry needs more against it than a
// sentence does. What tells: an entry that is not made like the others, and whom the heading speaks of.
import type { Line } from './lines.ts';
import { headingRank } from './sections.ts';

const bullet =
  /^\s*(?:[-*+•‣▪◦●○■□✓✔➤→–—]\s|[・·]\s?|\(?(?:\d{1,2}|[a-h]|(?:i{1,3}|iv|vi{1,3})(?=[.)]\s\p{L}{2}))[.)]\s)/u;
const tabled = /\||\t|\S\s{3,}\S|\.{4,}/;

/** Where an entry's own words begin; none for rows of tables and lines that are no entries. */
export function entryStart(text: string): number | undefined {
  if (tabled.test(text)) return undefined;
  return bullet.exec(text)?.[0].length;
}

/** A price, or a name with what is said of it. */
const shaped =
  /\d[^\p{L}]{0,4}\p{Sc}|\p{Sc}\s?\d|^[^:：.]{2,40}[:：]\s?\S|円|(?:euros?|zł|ريال|دينار|دولار)/iu;
const minShaped = 2;
const slide = /^(?:slide|folie|diapo|lámina|dia|slajd)\s?\d{1,2}\s?[-–—:.]?\s*/iu;

/** In lists of prices, the entries without one: by their lines. */
export function oddEntriesOf(lines: readonly Line[]): ReadonlySet<number> {
  const odd = new Set<number>();
  let plain: number[] = [];
  let alike = 0;
  const close = (): void => {
    const others = alike + plain.length - 1;
    if (alike >= minShaped && alike * 2 >= others) for (const at of plain) odd.add(at);
    plain = [];
    alike = 0;
  };
  for (const [at, { text }] of lines.entries()) {
    const begins = entryStart(text);
    if (begins === undefined) close();
    else if (shaped.test(text.slice(begins))) alike++;
    else plain.push(at);
  }
  close();
  return odd;
}

/** `Situation`, `Kunde`, `Siguientes pasos`: heads what the team knows of the reader, or has to do. */
const ofAccount =
  /^(?:(?:the |our )?(?:customer|client|account|prospect|buyer|lead|stakeholders?|contacts?|people|who is who|situation|background|history|politics|mood|(?:key )?takeaways?|impressions?|observations?|learnings?|next|next steps?|follow[- ]?ups?|actions?|action items|to ?dos?|pending|open|risks?|concerns?|blockers?|discovery|call recap)(?: .{0,20})?|(?:der |zum |beim )?(?:kunde|kundin|kunden|ansprechpartner intern|ausgangslage|lage|situation|hintergrund|stimmung|eindr[uü]ck\p{L}*|beobachtungen|n[aä]chste schritte|wie weiter|wiedervorlage|offen|aufgaben|risiken|sonstiges|verschiedenes|todo)(?: .{0,20})?|(?:le |la |les )?(?:client|cliente|prospect|interlocuteurs?|contexte|situation|ambiance|impressions?|historique|suite|suites|prochaines étapes|à faire|à suivre|risques?|divers|points d[’']attention)(?: .{0,20})?|(?:el |la |sobre el |situación del )?(?:cliente|contexto|situación|antecedentes|impresiones|ambiente|siguientes pasos|próximos pasos|pendientes?|por hacer|riesgos|varios|seguimiento)(?: .{0,20})?|(?:il |la |sul )?(?:cliente|contesto|situazione|antefatti|impressioni|clima|prossimi passi|da fare|in sospeso|rischi|varie|seguito)(?: .{0,20})?|(?:o |a |sobre o )?(?:cliente|contexto|situação|antecedentes|impressões|ambiente|próximos passos|pendentes?|a fazer|riscos|diversos|seguimento)(?: .{0,20})?|(?:de |over de )?(?:klant|relatie|situatie|achtergrond|sfeer|indruk(?:ken)?|gespreksverslag|vervolg|volgende stappen|actiepunten|acties|openstaand|risico[’']?s|rondvraag)(?: .{0,20})?|(?:o )?(?:klien(?:t|cie|tka)|sytuacja|tło|kontekst|wrażenia|atmosfera|następne kroki|dalsze kroki|kolejne kroki|do zrobienia|otwarte|ryzyka|różne)(?: .{0,20})?|(?:顧客|先方|お客様)(?:の?(?:状況|情報|背景))?|背景|状況|所感|印象|経緯|次のアクション|今後の(?:対応|進め方)|宿題|懸念(?:点)?|リスク|العميل|الوضع|الخلفية|الانطباع(?:ات)?|الخطوات (?:التالية|القادمة)|المتابعة|المخاطر|متفرقات)\s?[:：]?\s*$/iu;

/** `Who it is for`, `Für wen`: heads whom the offer suits, told to them. */
const ofAudience =
  /^(?:who (?:(?:it|this) is|it[’']s|is it|we are) (?:\p{L}+ )?for|who we (?:work (?:with|for)|serve|help)|(?:made|built|ideal|perfect|suitable|good) for|suited (?:to|for)|für wen(?: .{0,20})?|geeignet für|ideal für|pour (?:qui|quelles? .{1,20}|quels .{1,20})|à qui s[’']adresse.{0,20}|idéal pour|para quién(?: es)?|a quién va dirigido|pensado para|ideal para|per chi(?: è)?|a chi (?:serve|è rivolto|si rivolge)|ideale per|para quem(?: é)?|a quem se destina|voor wie(?: .{0,20})?|geschikt voor|bedoeld voor|dla (?:kogo|jakich .{1,15})|対象(?:のお客様)?|こんな.{1,8}に(?:おすすめ)?|(?:向いている|おすすめの).{0,6}|لمن(?: هذه الخدمة| هذا)?|مناسب ل.{0,10})\s?[:：?？؟]?\s*$/iu;

/** `Next steps`: heads who does what by when, agreed with the reader. */
const ofPlan =
  /^(?:(?:agreed |our |the )?next steps?|what (?:happens|comes) next|action (?:items|points)|(?:die )?nächsten? schritte|wie es weitergeht|vereinbart(?:e schritte)?|(?:les )?prochaines étapes|la suite|(?:los )?próximos pasos|siguientes pasos|(?:i )?prossimi passi|(?:os )?próximos passos|(?:de )?volgende stappen|vervolg(?:stappen)?|kolejne kroki|dalsze kroki|今後の(?:流れ|予定|進め方)|次のステップ)$/iu;
/** `Problems we solve`: heads what troubles people of the reader's trade, told to them. */
const ofProblems =
  /^(?:(?:the |common |typical |your )?(?:problems?|challenges?)(?: (?:we|you|our) .{1,30})?|sound familiar|(?:die |typische |ihre )?(?:probleme|herausforderungen)(?: .{1,30})?|kennen sie das|(?:le |les |vos )?(?:problèmes?|défis)(?: .{1,30})?|(?:el |los |sus )?(?:problemas?|retos|desafíos)(?: .{1,30})?|(?:il |i )?(?:problem[ai]|sfide)(?: .{1,30})?|(?:o |os )?(?:problemas?|desafios)(?: .{1,30})?|(?:het |de |uw )?(?:probleem|problemen|uitdagingen)(?: .{1,30})?|(?:problemy?|wyzwania)(?: .{1,30})?|(?:お客様の|よくある|現場の)?(?:お?悩み|課題|お困りごと))[:：]?$/iu;

export interface Headed {
  /** What the team knows of the reader, or has to do. */
  ofAccount: ReadonlySet<number>;
  ofAudience: ReadonlySet<number>;
  ofPlan: ReadonlySet<number>;
  ofProblems: ReadonlySet<number>;
}

/** Which lines stand under such headings. */
export function linesHeaded(lines: readonly Line[]): Headed {
  const under = [ofAccount, ofAudience, ofPlan, ofProblems].map((heads) => ({
    heads,
    rank: undefined as number | undefined,
    found: new Set<number>(),
  }));
  for (const [at, { text }] of lines.entries()) {
    const heading = headingRank(lines, at);
    const name =
      heading === undefined
        ? ''
        : text
            .replace(/^[\s#*_■□◆●【\d.)-]{0,12}/u, '')
            .replace(/[*_】]{0,4}\s*$/u, '')
            .replace(slide, '');
    for (const one of under) {
      if (heading !== undefined) {
        if (name.length <= 60 && one.heads.test(name)) one.rank = heading;
        else if (one.rank === undefined || heading <= one.rank) one.rank = undefined;
      } else if (one.rank !== undefined && text.trim() !== '') one.found.add(at);
    }
  }
  const [account, audience, plan, problems] = under.map(({ found }) => found);
  const none: ReadonlySet<number> = new Set();
  return {
    ofAccount: account ?? none,
    ofAudience: audience ?? none,
    ofPlan: plan ?? none,
    ofProblems: problems ?? none,
  };
}

const maxTrailing = 3;
const minAbove = 8;

/** The last few lines, set apart from the text and without an end: where colleagues add what they still have to say. */
export function trailingLines(lines: readonly Line[]): ReadonlySet<number> {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  const gap = lines.findLastIndex(({ text }, at) => at < last && text.trim() === '');
  const apart = gap >= minAbove && last - gap <= maxTrailing;
  return new Set(apart ? Array.from({ length: last - gap }, (_, n) => gap + 1 + n) : []);
}

/** `Ms Hale: choose the tiles by 22 May` beside `Acme: …, by 8 May`: who does what by when is for both sides. */
export function isPlanned(lines: readonly Line[], at: number): boolean {
  const [own, ...others] = [at, at - 1, at + 1].map(
    (near) => task.exec((lines[near]?.text ?? '').slice(0, 300))?.[1],
  );
  return own !== undefined && others.some((other) => other !== undefined && other !== own);
}
const task = /^\s*(?:[-*•–—・]\s?)?(\p{L}[^:：.!?\d]{1,30})[:：]\s?[^\d]*\d/u;
