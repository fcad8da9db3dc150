// Amounts of money as people write them: with a sign before, or a word behind.

const amount =
  /[$€£¥₹]\s?\d|(?:R\$|\b(?:EUR|USD|GBP|CHF|PLN))\s?\d|\d\s?(?:(?:Mio|Mrd|Tsd|mln|million(?:en|s|i)?|millones|milhões)\.?\s(?:d[’'e]\s?|de\s|di\s)?)?(?:€|£|[万千億]?円|zł|ريال|درهم|EUR|USD|GBP|CHF|PLN|(?:kr|euros?|pounds?|dollars?)\b)/iu;

export const hasAmount = (text: string): boolean => amount.test(text);
