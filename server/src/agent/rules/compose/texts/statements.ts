// Whether a line says something about its subject, or only names it: `Logs write themselves` does,
// `Tip pooling calculated from your POS` does not. Told by verbs that claims are made of.
const verbs: Readonly<Record<string, string>> = {
  en: "is|are|has|have|can|will|may|must|should|cannot|don[’']t|doesn[’']t|never|writes?|earns?|resells?|stays?|keeps?|gets?|sees?|knows?|pays|calls?|goes|go|comes?|arrives?|works?|needs?|takes?|falls?|drops?|decides?|owns?|loses?|wins?|lasts?|survives?|replaces?|runs?|fits?|starts?|stops?|saves?|cuts?|happens?|finds?|signs?|moves?|shows?|tells?|fills?|sends?|delivers?|means|grows?|turns?|ships|makes|brings|gives|reaches",
  de: 'ist|sind|hat|haben|kann|können|darf|dürfen|soll|sollen|wird|werden|bleibt|bleiben|läuft|laufen|kommt|kommen|braucht|brauchen|sinkt|sinken|steigt|spart|sparen|hält|halten|zahlt|zahlen|liefert|liefern|sieht|sehen|weiß|geht|gehen|muss|müssen|fällt|fallen|dauert|füllt|reicht|fährt|fahren|entscheidet|entscheiden',
  fr: 'est|sont|a|ont|peut|peuvent|doit|doivent|reste|restent|arrive|arrivent|baisse|baissent|tient|tiennent|dure|durent|livre|livrent|voit|voient|paie|paient|passe|passent|descend|suffit|suffisent|marche|fonctionne|décide|décident',
  es: 'es|son|está|están|tiene|tienen|puede|pueden|debe|deben|llega|llegan|baja|bajan|dura|duran|decide|deciden|funciona|funcionan|paga|pagan|ve|ven|sigue|siguen|queda|quedan|basta|suena|avisa|contesta',
  it: 'è|sono|ha|hanno|può|possono|deve|devono|resta|restano|arriva|arrivano|scende|scendono|dura|durano|funziona|funzionano|decide|decidono|vede|vedono|basta|bastano|paga|pagano|risponde|sparisce|spariscono|costa|costano|cala|calano|torna|tornano|diventa|diventano|riduce|riducono|passa|passano',
  pt: 'é|são|está|estão|tem|têm|pode|podem|deve|devem|fica|ficam|chega|chegam|desce|descem|dura|duram|funciona|funcionam|decide|decidem|vê|veem|basta|bastam|paga|pagam|faz|fazem',
  nl: 'is|zijn|heeft|hebben|kan|kunnen|mag|mogen|moet|moeten|wordt|worden|blijft|blijven|komt|komen|daalt|dalen|zakt|zakken|stijgt|werkt|werken|loopt|lopen|hoeft|hoeven|ziet|zien|vult|vullen|gaat|gaan|betaalt|betalen|duurt',
};

/** Behind its subject, and before what is said of it. */
const inside = new Map(
  Object.entries(verbs).map(([language, words]) => [
    language,
    new RegExp(`(?<=[\\p{L}\\d]\\s)(?:${words})(?=[\\s,;]\\s?\\S)`, 'iu'),
  ]),
);

/** A whole statement; Japanese ones end with their verb. */
export const isStatement = (line: string, language: string): boolean =>
  language === 'ja'
    ? /(?:ます|ました|ません|です)$/u.test(line)
    : inside.get(language)?.test(line) === true;

/** Whether the verbs of a language are known. */
export const knowsVerbs = (language: string): boolean => language === 'ja' || inside.has(language);
