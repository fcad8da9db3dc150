// Words that put somebody above all others, or above one of them: they are claims
// like any figure, and need somebody who said so.
const superlative = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    "market leaders?|the leader|best[- ]in[- ]class|world[- ]class|world[’']?s (?:best|first|largest|leading|fastest|most \\p{L}+)|market[- ]leading|industry[- ]leading|award[- ]winning|number one|no\\. ?1|#1|unrivall?ed|unmatched|unbeatable|(?:the|our) (?:best|leading|largest|biggest|fastest|cheapest|only|most \\p{L}+)|guaranteed|100 ?% (?:safe|secure|satisfaction)|risk[- ]free|never fails?",
    'marktführer\\p{L}*|weltbeste\\p{L}*|führend\\p{L}*|einzigartig\\p{L}*|unschlagbar\\p{L}*|garantiert|nummer eins|der beste|die beste|das beste|größte[rns]?|schnellste[rns]?|günstigste[rns]?',
    'leader (?:du|mondial|européen)|numéro un|le meilleur|la meilleure|les meilleurs|inégalé\\p{L}*|garanti\\p{L}*|le plus \\p{L}+|la plus \\p{L}+',
    'líder(?:es)? (?:del|mundial|en)|número uno|el mejor|la mejor|los mejores|inigualable\\p{L}*|garantizad\\p{L}*',
    'leader (?:di|del|mondiale)|numero uno|il migliore|la migliore|i migliori|ineguagliabil\\p{L}*|garantit[oaie]',
    'o melhor|a melhor|os melhores|inigualáve\\p{L}*|garantid[oa]s?|líder (?:de|do)',
    'marktleider|toonaangevend\\p{L}*|de beste|nummer één|ongeëvenaard\\p{L}*|gegarandeerd',
    'lider rynku|najlepsz\\p{L}*|największ\\p{L}*|numer jeden|gwarantowan\\p{L}*',
  ].join(
    '|',
  )})(?![\p{L}\p{N}])|業界(?:No\.?\s?1|初|最大手?|最高)|世界(?:初|一|最大)|日本(?:初|一|最大)|No\.?\s?1|最高の|الأفضل|الأول عالمي|رائد\p{L}*`,
  'giu',
);
const comparison = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    '(?:\\p{L}+er|more \\p{L}+|less \\p{L}+|better|worse) than (?=\\p{Lu})|(?:unlike|compared (?:to|with)|versus|vs\\.?) (?=\\p{Lu})',
    '(?:better|faster|cheaper|safer|easier|stronger|more \\p{L}+) than (?:any|all|the|other|every|our) ',
    '(?:twice|double|triple|three times|ten times|\\d+ ?(?:x|times)) (?:as|the|faster|cheaper|more|better|\\p{L}+er)',
    '(?:besser|schneller|günstiger|mehr|weniger|sicherer) als (?=\\p{Lu})|im gegensatz zu|verglichen mit',
    '(?:meilleur|plus \\p{L}+|moins \\p{L}+) que (?=\\p{Lu})|contrairement à',
    '(?:mejor|más \\p{L}+|menos \\p{L}+) que (?=\\p{Lu})|a diferencia de',
    '(?:migliore|più \\p{L}+|meno \\p{L}+) (?:di|rispetto a) (?=\\p{Lu})|a differenza di',
    '(?:melhor|mais \\p{L}+|menos \\p{L}+) (?:do )?que (?=\\p{Lu})|ao contrário d',
    '(?:beter|sneller|goedkoper) dan (?=\\p{Lu})|in tegenstelling tot',
  ].join('|')})`,
  'gu',
);

export const superlativesIn = (sentence: string): string[] =>
  [...sentence.matchAll(superlative)].map(([found]) => found.trim());

export const comparisonsIn = (sentence: string): string[] =>
  [...sentence.matchAll(comparison)].map(([found]) => found.trim());
