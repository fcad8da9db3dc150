// A figure with its unit, as the ten languages write it.

export const number = String.raw`(?:\d{1,3}(?:[,.’'\u00A0\u202F ]\d{3}){1,4}(?:[.,]\d{1,3})?|\d{1,9}(?:[.,]\d{1,4})?)(?![\d.,]*\d)`;
export const unit = String.raw`\s?(?:%|٪|per ?cent\b|prozent\b|pour cent\b|por ciento\b|per cento\b|por cento\b|procent\b|×|x\b|k\b|m\b|bn\b|million\b|billion\b|thousand\b|mio\.?|mln\b|mrd\.?|€|\$|£|¥|zł|円|万|億|％|倍|°C\b)`;
/** Times, weights and the like. */
export const measure = String.raw`\s(?:(?:business|working)\s)?(?:days?|weeks?|months?|hours?|minutes?|seconds?|years?|ms|min|hrs?|[kmgt]wh?|wh|[kmg]hz|[kmgt]b|kg|g|km|mm|cm|m²|m³|l|litres?|liters?|tonnes?|tons?|t|ppm|percentage points|prozentpunkte?|procentpunt(?:en)?|points de pourcentage|puntos porcentuales|punt[oi] percentual[ei]|pontos percentuais|punkt(?:u|y|ów) procentow(?:ego|e|ych)|points?|(?:werk|arbeits)?tage?n?|wochen?|monaten?|stunden?|minuten?|sekunden?|jahren?|tonnen|liter|jours?|semaines?|mois|heures?|secondes?|ans|días?|semanas?|meses|mes|horas?|minutos?|segundos?|años?|toneladas?|giorni|giorno|settiman[ae]|mes[ei]|or[ae]|minut[oi]|second[oi]|ann[oi]|dias?|anos?|(?:werk)?dagen|dag|weken|week|maanden|maand|uur|uren|seconden|jaar|dni|dzień|tygodni[ea]?|tydzień|miesięcy|miesiące|miesiąc|godzin[ay]?|minuty?|sekund[ay]?|lat|lata|rok|tony|يوم|أيام|أسابيع|أسبوع|شهر|أشهر|ساعة|ساعات|دقيقة|دقائق|ثانية|سنة|سنوات)(?!\p{L})`;

/** A number that says of what: a share, an amount or a measure. */
export const measured = `(?:[$€£¥]|USD |EUR |GBP |CHF )?${number}(?:${unit})?(?:${measure})?`;
