/** Small letters without their accents, which a reader that knows English alone drops. */
export const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of labels, each in one language alone. */
const FRENCH_WORDS =
  /\b(?:echeance|solde|taux|terme|amortissement|versement|paiement|renouvellement|hypothecaire|pret|interet|mensuel|mensualite|fixe|preteur)(?=(?:le)?s?\b)/g;
const ENGLISH_WORDS =
  /\b(?:maturity|mature|balance|rate|term|amortization|amortized|payment|renewal|mortgage|loan|interest|monthly|fixed|lender)(?=s?\b)/g;

/** Fewer can stand in a name, an address or a line for those who read the other language. */
const LEAST_WORDS = 3;

/**
 * Whether a letter is in French, by the words of its labels, with or without accents. They are several, and more than twice
 * the English ones: a letter in both languages is read as English.
 */
export function looksFrench(lines: readonly { text: string }[]): boolean {
  const text = unaccented(lines.map((line) => line.text).join('\n'));
  const french = new Set(text.match(FRENCH_WORDS)).size;
  return french >= LEAST_WORDS && french > 2 * new Set(text.match(ENGLISH_WORDS)).size;
}
