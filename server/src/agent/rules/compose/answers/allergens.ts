// What somebody must not eat. An answer about another food would read as a promise that theirs is safe.

const allergens: readonly RegExp[] = [
  /co?eliac|gluten|zöliakie|glutine|cœliaque|celíac|celiach|celiakia|グルテン|セリアック/iu,
  /(?<!\p{L})(?:pea)?nuts?(?!\p{L})|(?:erd)?nuss|nüsse|noix|arachide|frutos secos|cacahuete|frutta secca|arachidi|nozes|amendoim|pinda|(?<!\p{L})noten(?!\p{L})|orzech|ナッツ|落花生/iu,
  /lactos[aei]|laktose|dairy|lattosio|lácteo|lacteo|laktoz|zuivel|乳製品|乳糖/iu,
  /(?<!\p{L})eggs?(?!\p{L})|(?<!\p{L})eier?(?!\p{L})|(?<!\p{L})œufs?(?!\p{L})|huevos?|(?<!\p{L})uov[ao](?!\p{L})|(?<!\p{L})ovos?(?!\p{L})|jajk|卵/iu,
  /shellfish|crustac|meeresfrüchte|mariscos?|crostacei|schaaldier|skorupiak|甲殻類/iu,
];

/** What is said of every diet. */
const anyDiet =
  /allerg|intoler|unverträg|special diets?|diät|régimes?|dietas?|dieet|diety|アレルギー|食事制限/iu;

/** Whether the answer is of each food that what was said names, or of all; true where nobody named one. */
export const namesAllergens = (said: string, answer: string): boolean =>
  anyDiet.test(answer) || allergens.every((one) => !one.test(said) || one.test(answer));
