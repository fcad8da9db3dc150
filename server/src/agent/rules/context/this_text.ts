// Sentences that say what this text will tell, and nothing of what it is about: a page is read without them.
import { lean } from '../../../platform/text/quickened.ts';

/** `Le raccontiamo in breve chi siamo`, `Below you will find our prices`: what this text tells, and not what it is about. */
const ofThisText = lean(
  /^(?:below|in the following|on the (?:next|following) pages?|here)(?:,)? (?:you(?:[’']ll| will)? find|we (?:tell|show|explain|introduce|present))|^(?:im folgenden|nachfolgend|nachstehend|unten|anbei|hier) (?:finden|erhalten|lesen|stellen|zeigen|erzählen)|^(?:ci-dessous|ci-après|ci-joint|vous trouverez|voici (?:nos|notre))(?!\p{L})|^(?:a continuación|abajo|más abajo|adjunt[oa]s?) (?:encontrará|encontrarás|tiene|verá|le)|^(?:di seguito|qui sotto|in allegato) (?:trova|trovate|trovi|le)|^(?:abaixo|a seguir|em anexo) (?:encontra|encontrará|apresentamos)|^(?:hieronder|onderaan|bijgaand) (?:vindt|leest|vind|staan)|^poniżej (?:znajd\p{L}+|przedstawiamy)|(?<!\p{L})(?:we (?:will )?(?:briefly )?(?:tell you|introduce|present|show you)(?: briefly| in brief| in short)?|wir (?:stellen|erzählen|zeigen) (?:ihnen|uns) (?:\p{L}+ )?kurz|nous vous (?:présentons|racontons|expliquons) (?:brièvement|en bref|rapidement|en quelques mots)|le (?:contamos|presentamos|explicamos) (?:brevemente|en pocas palabras)|(?:le|vi) (?:raccontiamo|presentiamo|spieghiamo) (?:in breve|brevemente)|apresentamos-lhe (?:brevemente|em poucas palavras)|(?:we|wij) (?:vertellen|laten) u (?:kort|in het kort)|krótko (?:przedstawi\p{L}+|opowiemy))(?=[^.]{0,80}(?:who we are|wer wir|qui nous|notre|quiénes|nuestr|chi siamo|quem somos|nossa|wie wij|kim jesteśmy|then|dann|puis|luego|después|poi|depois|daarna|potem))|^以下に/iu,
);

/** How a letter begins: `Madame, Monsieur,`, and thanks for nothing in particular. */
const ofLetter = lean(
  /^(?:(?:madame|monsieur|mesdames|messieurs|chers?|chères?|dear|sehr geehrte\p{L}?|guten tag|liebe\p{L}?|estimad[oa]s?|muy señor(?:es|a)?|gentil[ei]|egregi[oa]?|spett(?:abile|\.)|prezad[oa]s?|caros?|caras?|exm[oa]s?|geachte|beste|szanown[aiey]\p{L}*|dzień dobry)(?:,?\s\p{L}+){0,3}[,:]?\.?|(?:thank you|thanks|(?:vielen |herzlichen )?dank|danke|merci|(?:muchas )?gracias|grazie|(?:muito )?obrigad[oa]s?|(?:hartelijk )?(?:dank|bedankt)|dziękujemy)(?!\p{L})(?! (?:to|a|al|alla|ai|ao|der|dem|den|de|het|unser\p{L}*|à|au|aan|zij)\s)(?:\s[\p{L}’']+){2,6}[.!]?)$/iu,
);
const maxLetter = 60;

export const isOfThisText = (sentence: string): boolean =>
  ofThisText.test(sentence) || (sentence.length <= maxLetter && ofLetter.test(sentence));
