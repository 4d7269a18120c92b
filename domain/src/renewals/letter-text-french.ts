import { dayInFrench, FRENCH_MONTH } from './letter-days.js';
import { unaccented } from './letter-language.js';
import { amortizationIn, amountOf, kindIn, termIn, type LetterLanguage } from './letter-rules.js';
import { ENGLISH } from './letter-text-english.js';

const DURATION = {
  years: /(?:^|[^\w.,])(\d{1,2}(?:,\d)?)\)?[ -]?(?:ans?|annees?)\b/g,
  months: /(?:^|[^\w.,])(\d{1,3})\)?[ -]?mois\b/g,
  yearsAndMonths: /(?:^|[^\w.,])(\d{1,2})\)?[ -]?(?:ans?|annees?),?(?: et)? (\d{1,2})[ -]?mois\b/,
};
const KIND = { fixed: /\bfixes?\b/, variable: /\b(?:variables?|ajustables?|revisables?)\b/ };

/** Groups of three and two decimals, below ten million: what stands before an amount may end in digits too. */
const AMOUNT = /^(?:(?:\d \d{3}|\d{1,3}) \d{3}|\d{1,7})(?:[.,]\d\d)?$/;
const RATE = /^\d{1,2}(?:[.,]\d{1,3})?$/;
/** The year of a day is no part of the amount behind it. */
const YEAR_OF_DAY = new RegExp(`\\b(${FRENCH_MONTH}) (?:19|20)\\d\\d\\b`, 'g');

/** The word before a figure: with a digit in it, or of one letter other than “à”, it is a part of the figure that was misread. */
const MISREAD = /\d[a-z]|[a-z]\d|^[^a\d(:=]$/;
/** Then the figure is added to something or taken off it. */
const DIFFERENCE = /[-+−–—]$|^(?:plus|moins)$/;

/**
 * A figure at the end of a text, all of it: its digits are parted by spaces, so it is whatever stands behind the last word.
 * Undefined where that has another shape, or its first digits were read as something else.
 */
function figureAtEnd(text: string, shape: RegExp): string | undefined {
  const [end = ''] = /[\d., ]*$/.exec(text) ?? [];
  const [word = ''] = /\S*$/.exec(text.slice(0, text.length - end.length).trimEnd()) ?? [];
  // “3 ans, 4,79 %”, “solde ..... 312 456,78 $”: the first marks are of the sentence
  const figure = end.replace(/[a-z]{3}$|\)$/.test(word) ? /^[., ]* / : /^ /, '').trimEnd();
  const isApart = word === '' || figure !== end.trimEnd() || /[(:=]$/.test(word);
  return isApart && !MISREAD.test(word) && !DIFFERENCE.test(word) && shape.test(figure) ? figure : undefined;
}

/** The only figure before a sign: of two, or of one that was not read surely, none. */
function figureBefore(sign: '$' | '%', shape: RegExp, text: string): string | undefined {
  const [before = '', ...rest] = text.replace(YEAR_OF_DAY, '$1').split(sign);
  const isOne = rest.length === 1 && !/^[\w%$]/.test(rest.join(''));
  return isOne ? figureAtEnd(before, shape) : undefined;
}

const money = (text: string): string | undefined => amountOf(figureBefore('$', AMOUNT, text));
const percent = (text: string): string | undefined => figureBefore('%', RATE, text)?.replace(',', '.');

/** What they have now, and what nobody has. */
const NOT_OFFERED = 'affiches?|actuel\\w*|taux present|en vigueur|en cours|anciens?|precedents?';
/** A rate that is not the offer: what a discount, a charge or credit in all comes to, what a rate is reckoned from, what may be prepaid. */
const OTHER_RATE = new RegExp(
  `\\b(?:${NOT_OFFERED}|tac|taux annuel du cout|taux de credit|cout d.emprunt|preferentiels?|de base|plafond|maxim\\w+|escomptes?|rabais|remises?|reduction|primes?|indemnites?|penalites?|frais|taxes?|assurances?|retards?|arrerages|anticip\\w+|rembours\\w+|jusqu.a)\\b`,
);

/** A capital before an apostrophe is an “l” that was misread. */
const LENDER =
  /^(?:(?:[A-Z]{2,4}|La) )?(?:Banque|BANQUE|Caisse|CAISSE|Fiducie)(?: populaire)?(?:(?: (?:de|du|des|et|la))* (?:[dl][’'])?[A-ZÀ-Þ](?![’'])[A-Za-zÀ-ÿ.’'-]*){1,5}$|^(?:Mouvement )?Desjardins$/;

/** How letters in French put it, without accents: some readers drop them. */
export const FRENCH: LetterLanguage = {
  plain: unaccented,
  below: /^(?:le )?[\d(]/,
  // a lender of an English name writes in French too
  lender: new RegExp(`${LENDER.source}|${ENGLISH.lender.source}`),
  rules: [
    {
      name: 'balance',
      label:
        /\b(?:solde|capital (?:restant|impaye|a renouveler)|montant (?:a renouveler|du renouvellement|impaye|du a))\b/,
      not: /\b(?:initial|origine|original|taxes?|assurances?|minimum|31 decembre|indemnites?|penalites?|frais|marge|versements?|paiements?)\b/,
      read: money,
    },
    {
      name: 'maturityDate',
      label: /\b(?:echeance|echoit|date de renouvellement|terme\b.*\b(?:prend fin|se termine|expire))\b/,
      // how long the offer stands, the end of the new term, the day of a payment
      not: /\b(?:offre|nouve(?:au|l|lle)|prochaine?|premiere?|versements?|paiements?)\b/,
      read: dayInFrench,
    },
    { name: 'offeredRatePct', label: /\b(?:taux|offre|offrons|proposons)\b/, not: OTHER_RATE, read: percent },
    {
      name: 'rateType',
      label: /\b(?:fixes?|variables?|ajustables?|revisables?)\b/,
      // one below prime is an offer too: beside a fixed one neither is the answer
      not: new RegExp(`\\b(?:${NOT_OFFERED})\\b`),
      read: (text) => kindIn(text, KIND),
    },
    {
      name: 'termYears',
      label: /\b(?:terme|fixe|variable)\b/,
      not: /\b(?:amorti\w*|actuel|present|restante?|echu|echeance|prend fin|se termine|expire|en cours|ancien|precedent)\b/,
      read: (text) => termIn(text, DURATION),
    },
    {
      name: 'amortizationYears',
      label: /\b(?:amorti|amortie|amortissement|annees restantes)\b/,
      not: /\b(?:initiale?|origine|originale?)\b/,
      read: (text) => amortizationIn(text, DURATION),
    },
    {
      name: 'payment',
      label: /\b(?:versement|paiement|mensualite|(?:versements|paiements) mensuels)\b/,
      not: /\b(?:actuels?|present|anciens?|precedents?|total|taxes?|assurances?|forfaitaire|anticip\w+|indemnites?|penalites?|frais|solde|semaines?|jours|quinzaine|hebdo\w+|bihebdo\w+|bimensuel\w*|acceler\w+|trimestr\w+|semestr\w+|annuel\w*)\b/,
      read: money,
    },
  ],
};
