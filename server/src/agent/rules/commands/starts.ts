// The words that instructions begin with, in ten languages.

/** Words that a wish begins with; a comma or an `and` before one parts two wishes. */
export const starters =
  "skip|no|not|nothing|leave|lead|mention|keep|make|use|end|finish|close|focus|address|only|do not|don[’']?t|avoid|open|start|begin|wrap up|round off|sign off|explain|ensure|write|emphasi[sz]e|put|quote|highlight|never|call|stay|vermeide|vermeiden|évite|évitez|éviter|evita|evite|evitar|evitare|eviti|vermijd|unikaj|kein|keine|keinen|nicht|nichts|ohne|nur|bitte|erwähne|nenne|betone|beginne|zitiere|sans|pas|ne pas|rien|seulement|uniquement|mentionner|mentionnez|finir|terminer|citer|citez|commencer|insister|mettre|sin|nada|solo|sólo|mencionar|terminar|acabar|citar|destacar|empezar|senza|non|niente|nulla|citare|finire|concludere|menzionare|iniziare|evidenziare|sem|não|só|apenas|começar|geen|niet|niets|alleen|noem|eindig|begin met|gebruik|benadruk|bez|nie|tylko|wspomnij|zakończ|użyj";
/** What takes something off the page. */
export const leaving =
  'skip|leave|omit|drop|hide|lass|lasse|laisse|laissez|deja|deje|lascia|lasci|deixe|deixa|laat|pomiń';
/** Other ways to begin one; too common elsewhere for a clause to be cut before them. */
export const orders =
  'name|show|say|answer|reply|tell|give|work out|calculate|be|consider|treat|describe|invite|thank|remind|offer|suggest|point out|link|list|include|talk|speak|bring|add|place|present|refer|zeige?|sage?|schreibe?|sprich|geh|verwende|benutze|stelle?|dites|parlez|utilisez|montrez|mettez|présentez|donnez|écrivez|indiquez|habla|hable|di|diga|pon|ponga|muestra|muestre|usa|use|haz|haga|hazle|escribe|escriba|incluye|incluya|da|dé|den|ten|tenga|calcula|calcule|considera|considere|parli|parla|metta|metti|mostri|dica|dia|usi|scriva|scrivi|indichi|inserisca|fale|fala|ponha|mostre|diga|escreva|inclua|zeg|schrijf|spreek|laat|zet|toon|vertel|pisz|mów|pokaż|użyj|podaj|umieść|daj';
/** `The most important thing is that nothing has to be replaced`: what the page is to begin with. */
export const mattersMost =
  /^(?:(?:the )?most important(?: (?:thing|point|message))?(?: (?:is|here is|for (?:her|him|them) is))?(?: that)?|what matters most(?: to (?:her|him|them))? is(?: that)?|am wichtigsten (?:ist|sind)(?: (?:ihr|ihm|ihnen))?(?:,? dass)?|das wichtigste(?: ist)?(?:,? dass)?|le plus important(?: est|,? c[’']est)(?: que)?|l[’']essentiel(?: est|,? c[’']est)(?: que)?|lo (?:más importante|principal|esencial) es(?: que)?|(?:la cosa|il punto) più importante è(?: che)?|l[’']importante è(?: che)?|o (?:mais importante|principal|essencial) é(?: que)?|het (?:belangrijkste|voornaamste) is(?: dat)?|najważniejsz[ea] (?:jest|są|to)(?:,? że)?)\s+(?=\S)/iu;

const polite = /(?:して|て|で)?(?:ください|下さい|お願いします|ほしい|欲しい)$/u;
/** In Japanese the politeness is an ending: `から始めてください`. */
export const withoutPoliteEnding = (text: string): string => text.replace(polite, '');

/** Patterns as they are, or by their source. */
export const compiled = (patterns: readonly (RegExp | string)[]): RegExp[] =>
  patterns.map((one) => (typeof one === 'string' ? new RegExp(one, 'iu') : one));
