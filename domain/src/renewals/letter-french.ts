import { addDays } from '../booking/local-days.js';
import type { RenewalLetter } from './letter-form.js';
import { ANSWER_DAYS, type BankEmail, type EmailFigures } from './letter-words.js';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** Keeps a figure and its sign on one line, as French sets them apart. */
const UNBROKEN = '\u00a0';

/** '1er mai 2027' */
function dayWords(isoDay: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  return [day === '01' ? '1er' : String(Number(day)), MONTHS[Number(month) - 1] ?? '', year].join(UNBROKEN);
}

function figure(value: number, decimals: number): string {
  const [whole = '', rest] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, UNBROKEN);
  return rest === undefined ? grouped : `${grouped},${rest}`;
}

const percent = (rate: number): string => `${figure(rate, 2)}${UNBROKEN}%`;
const dollars = (amount: number): string => `${figure(amount, Number.isInteger(amount) ? 0 : 2)}${UNBROKEN}$`;

/** '5 ans', '18 mois' */
function monthsWords(months: number): string {
  if (months % 12 !== 0) return `${months}${UNBROKEN}mois`;
  return `${months / 12}${UNBROKEN}${months === 12 ? 'an' : 'ans'}`;
}

/** The email to the bank for somebody whose letter is in French: what `emailToBank` says, to copy whole. */
export function emailToBankInFrench(letter: RenewalLetter, { quoted, months, today }: EmailFigures): BankEmail {
  const due = dayWords(letter.maturityDate);
  const by = dayWords(addDays(today, ANSWER_DAYS));
  const over = monthsWords(months);
  const term = monthsWords(Math.round(letter.termYears * 12));
  const kind = letter.rateType === 'fixed' ? 'fixe' : 'variable';
  const counted =
    letter.dischargeFee === null ? 'avant vos frais de quittance' : 'une fois les frais de transfert payés';
  const terms = quoted.hasKnownTerms ? ', avec les conditions habituelles de remboursement anticipé' : '';
  return {
    subject: `Renouvellement de mon prêt hypothécaire, échéance le ${due}`,
    text: [
      'Bonjour,',
      `Merci pour votre lettre de renouvellement. Vous m’offrez un taux ${kind} de ${percent(letter.offeredRatePct)} pour un terme de ${term}, sur un solde de ${dollars(letter.balance)}.`,
      `Un courtier hypothécaire titulaire d’un permis me propose ${percent(quoted.ratePct)} sur ${over}${terms}. La différence est de ${dollars(Math.round(quoted.saving))} sur ${over}, ${counted}.`,
      `Je préférerais rester chez vous. Pouvez-vous m’offrir le même taux et me le confirmer par écrit d’ici le ${by}? Veuillez aussi m’envoyer les conditions de remboursement anticipé et me dire comment vous calculez l’indemnité.`,
      'Merci',
    ].join('\n\n'),
  };
}
