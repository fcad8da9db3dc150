// Amounts of money as people write them: with a sign before, or a word behind.

const amount =
  /[$€£¥₹]\s?\d|(?:R\$|\b(?:EUR|USD|GBP|CHF|PLN))\s?\d|\d\s?(?:(?:Mio\.?|Mrd\.?|millions?|millionen|millones|milioni|milhões|miljoen|mln|Tsd\.?|k|M)\s?(?:de\s|di\s|d[’'])?)?(?:€|£|[万千億]?円|zł|ريال|درهم|EUR|USD|GBP|CHF|PLN|(?:kr|euros?|pounds?|dollars?)\b)/iu;

export const hasAmount = (text: string): boolean => amount.test(text);
