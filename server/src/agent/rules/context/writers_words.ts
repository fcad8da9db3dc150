// What whoever collects a text adds to a heading for those who make the page: where it goes, whom they tell it, that it
// is settled. What is left heads the section.

const site =
  "(?:(?:the|our|die|der|den|unsere?r?|la|le|les|notre|el|nuestra|il|lo|nostro|sito|o|a|nossa|de|het|onze)\\s)?(?:web ?site|site|web|page|homepage|internet|webseite|seite|página|sito|pagina|pagina's|stronę|strony)";

/** `How it goes, for the site`, `Hoe het gaat, voor op de site`. */
const forSite = new RegExp(
  `\\s?[,–—-]\\s(?:(?:text|copy|texte?|tekst|testo|texto)\\s)?(?:for|on|für|auf|pour|sur|para|en|per|sul|da|voor(?: op)?|op|na)\\s${site}$`,
  'iu',
);
/** `Rollout – what we tell people`. */
const toPeople =
  /\s?[,–—:-]\s(?:what we (?:tell|say)|was wir (?:sagen|erzählen)|ce qu[’']on (?:dit|raconte)|lo que (?:contamos|decimos)|(?:quello )?che (?:diciamo|raccontiamo)|o que (?:dizemos|contamos)|wat we (?:zeggen|vertellen)|co mówimy)(?!\p{L})[^,;]{0,30}$/iu;
/** `New page for in-house courses`: the page is ours, and what it is about is theirs. */
const newPage =
  /^(?:new|neue|nouvelle|nueva|nuova|nova|nieuwe|nowa)\s(?:page|seite|webseite|página|pagina|strona)\s(?:(?:for|about|on|für|zu[rm]?|über|pour|sur|para|sobre|per|su|voor|over|o|dla)\s)?(?=\p{L})/iu;
/** In brackets: settled, agreed, from when on. */
const settled =
  /\s?\((?:(?:final(?:ised)?|agreed|approved|confirmed|decided|settled|fixed|beschlossen|festgelegt|abgestimmt|freigegeben|verabschiedet|validés?|validées?|arrêtés?|arrêtées?|aprobad[oa]s?|acordad[oa]s?|decidid[oa]s?|approvat[oaie]|decis[oaie]|aprovad[oa]s?|definid[oa]s?|vastgesteld|goedgekeurd|akkoord|zatwierdzon[eya]|ustalon[eya])(?!\p{L}))[^()]{0,60}\)$/iu;

/** `What we need from the customer`: whoever reads it. */
const fromReader =
  /(?<=^(?:what we|was wir|ce que nous|ce qu[’']on|lo que|cosa|o que|wat (?:we|wij)|co)(?=\s).{0,30})\s(?:from|by|vom|du|del|dal|do|van de|od) (?:the )?(?:customers?|clients?|kunden|cliente|klant|klienta)(?!\p{L})/iu;

export const withoutWritersWords = (heading: string): string => {
  const bare = [forSite, toPeople, settled, fromReader].reduce(
    (text, one) => text.replace(one, ''),
    heading,
  );
  const about = bare.replace(newPage, '');
  return /\p{L}{2}/u.test(about) ? about : heading;
};
