import { lettersOf, type DrawnLetter, type Facts, type Layout } from './letters';

interface FrenchFacts extends Facts {
  payment: string;
}

const FACTS: readonly FrenchFacts[] = [
  { lender: 'Banque Nationale du Canada', balance: '312456.78', maturityDate: '2027-03-01', offeredRatePct: '4.79', rateType: 'fixed', termYears: '3', amortizationYears: '21.33', payment: '1845.22' },
  { lender: 'Caisse Desjardins de l’Érable', balance: '1063920.55', maturityDate: '2028-08-31', offeredRatePct: '5.04', rateType: 'variable', termYears: '5', amortizationYears: '24', payment: '6012.40' },
  { lender: 'RBC Banque Royale', balance: '98740.06', maturityDate: '2027-12-28', offeredRatePct: '6.39', rateType: 'fixed', termYears: '1', amortizationYears: '8', payment: '1230.00' },
]; // oxfmt-ignore

/** As typesetting parts digits and signs */
const SPACE = '\u00a0';
const MONTHS = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre']; // oxfmt-ignore

function dollars(text: string): string {
  const [whole = '', rest = ''] = text.split('.');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, SPACE)},${rest}${SPACE}$`;
}
const percent = (text: string): string => `${text.replace('.', ',')}${SPACE}%`;
function day(text: string): string {
  const [year = '', month = '', of = ''] = text.split('-');
  return `${of === '01' ? '1er' : String(Number(of))} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
const years = (text: string): string => (text === '1' ? '1 an' : text === '21.33' ? '21 ans et 4 mois' : `${text} ans`);
const kind = ({ rateType }: Facts): string => (rateType === 'fixed' ? 'fixe' : 'variable');

/** How lenders put it in French: sentences, a list, and a table with other figures beside those that count. */
const LAYOUTS: readonly Layout<FrenchFacts>[] = [
  (of) => [
    of.lender, 'Renouvellement de votre prêt hypothécaire', '', 'Madame, Monsieur,',
    `Votre prêt arrive à échéance le ${day(of.maturityDate)}.`,
    `Le solde à l’échéance sera de ${dollars(of.balance)}.`,
    `Nous vous offrons un taux ${kind(of)} de ${percent(of.offeredRatePct)}`,
    `pour un terme de ${years(of.termYears)}.`,
    `Votre versement mensuel serait de ${dollars(of.payment)}.`,
    `Période d’amortissement restante : ${years(of.amortizationYears)}`,
  ],
  (of) => [
    of.lender, 'Offre de renouvellement', '',
    `Date d’échéance : ${day(of.maturityDate)}`,
    `Solde à l’échéance : ${dollars(of.balance)}`,
    `Taux d’intérêt annuel : ${percent(of.offeredRatePct)}`,
    `Type de taux : ${kind(of)}`,
    `Terme : ${years(of.termYears)}`,
    `Amortissement : ${years(of.amortizationYears)}`,
    `Versement mensuel : ${dollars(of.payment)}`,
  ],
  (of) => [
    of.lender, 'Le 19 novembre 2026', '',
    'Votre taux actuel est de 2,14 %.',
    'Notre taux affiché est de 6,79 %.',
    ['Date d’échéance', day(of.maturityDate)],
    ['Solde du prêt à l’échéance', dollars(of.balance)],
    ['Indemnité de remboursement', '3 120,00 $'],
    [`Votre taux (${kind(of)})`, percent(of.offeredRatePct)],
    ['Nouveau terme', years(of.termYears)],
    ['Amortissement restant', years(of.amortizationYears)],
    ['Versement mensuel', dollars(of.payment)],
    ['Versement aux deux semaines', '922,61 $'],
  ],
]; // oxfmt-ignore

/** Nine letters: three mortgages, each in three layouts. */
export const FRENCH_LETTERS: readonly DrawnLetter[] = lettersOf(LAYOUTS, FACTS);
