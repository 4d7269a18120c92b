import { isInForce } from '../mortgage/tables/dated.js';
import { PURCHASE_BAN } from '../mortgage/tables/non-canadians.js';
import type { Borrower, MortgageFile } from '../underwriting/file.js';
import { closingOf, isPurchase } from '../underwriting/loan.js';
import type { ProgramNeed, ProgramQuestion, ProgramRow } from './rows.js';
import { reason, type ProgramReason, type ProgramReasonCode } from './reasons.js';

const DAY_MS = 86_400_000;
const SELF_EMPLOYED = ['self_employed', 'business_owner'];

const isNewcomer = ({ residency }: Borrower): boolean =>
  residency === 'permanent_resident' || residency === 'temporary_resident';
const isTemporary = ({ residency }: Borrower): boolean => residency === 'temporary_resident';

/** Whether a file has what a program is for, and the reason where it has not. */
const NEEDS: Readonly<Record<ProgramNeed, { lacks: ProgramReasonCode; isMet: (file: MortgageFile) => boolean }>> = {
  ADDED_UNITS: { lacks: 'NO_ADDED_UNITS', isMet: ({ improvements }) => improvements?.addsUnits === true },
  BORROWED_DOWN: { lacks: 'NOT_BORROWED', isMet: ({ mortgage }) => mortgage.nonTraditionalDownPayment === true },
  IMPROVEMENTS: { lacks: 'NO_IMPROVEMENTS', isMet: ({ improvements }) => (improvements?.cost ?? 0) > 0 },
  NEWCOMER: { lacks: 'NOT_NEWCOMER', isMet: ({ borrowers }) => borrowers.some(isNewcomer) },
  SELF_EMPLOYED: {
    lacks: 'NOT_SELF_EMPLOYED',
    isMet: ({ borrowers }) => borrowers.some(({ incomes }) => incomes.some(({ kind }) => SELF_EMPLOYED.includes(kind))),
  },
  SWITCH: { lacks: 'NOT_A_SWITCH', isMet: ({ mortgage }) => mortgage.straightSwitch === true },
};

/** What no figure changes: the purpose, the home, the people and what the program is for. */
export function conditionsMissed(file: MortgageFile, row: ProgramRow): ProgramReason[] {
  const { property, mortgage, borrowers } = file;
  const { mostUnits = Infinity } = row;
  const found: ProgramReason[] = [];
  if (!row.purposes.includes(file.mortgageType)) return [reason('PURPOSE')];
  if (!row.occupancies.includes(property.occupancy)) found.push(reason('OCCUPANCY'));
  if (!(property.units >= row.leastUnits && property.units <= mostUnits))
    found.push(
      reason('UNITS', {
        figure: property.units,
        limit: property.units < row.leastUnits ? row.leastUnits : mostUnits,
      }),
    );
  const need = row.needs && NEEDS[row.needs];
  if (need && !need.isMet(file)) found.push(reason(need.lacks));
  const isInsured = row.insurer !== 'conventional';
  if (isInsured && mortgage.nonTraditionalDownPayment && row.needs !== 'BORROWED_DOWN')
    found.push(reason('BORROWED_DOWN_PAYMENT'));
  const { residency: taken } = row;
  if (taken && borrowers.some(({ residency }) => residency !== undefined && !taken.includes(residency)))
    found.push(reason('RESIDENCY'));
  return found;
}

/** A permit too short to buy a home in a city while the ban lasts. Where the home is decides, so somebody asks. */
function isPermitShort({ permitEnds }: Borrower, closing: string): boolean {
  const ban = PURCHASE_BAN.find((row) => isInForce(row, closing));
  if (!ban) return false;
  const left = (Date.parse(permitEnds ?? closing) - Date.parse(closing)) / DAY_MS;
  return !(left >= ban.permitDays);
}

/** What of the people nobody wrote down and the program asks. */
export function questionsOfPeople(file: MortgageFile, row: ProgramRow): ProgramQuestion[] {
  const { borrowers } = file;
  const temporary = borrowers.filter(isTemporary);
  const buys = isPurchase(file);
  return [
    ...(row.residency && borrowers.some(({ residency }) => residency === undefined) ? (['RESIDENCY'] as const) : []),
    ...(buys && temporary.length > 0 && row.insurer !== 'conventional' ? (['WORK_PERMIT'] as const) : []),
    ...(buys && temporary.some((borrower) => isPermitShort(borrower, closingOf(file)))
      ? (['PURCHASE_BAN'] as const)
      : []),
  ];
}
