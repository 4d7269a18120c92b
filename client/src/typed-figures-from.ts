import { formatAmount } from '@brokerage/domain/forms/dollars';
import { INVITATION_DAYS } from '@brokerage/domain/application/co-applicants';
import { calendarDay, longDate } from '@brokerage/domain/calendar/wall-clock';
import { KEEP_APPLICATION_MONTHS } from '@brokerage/domain/careers/jobs';
import { helocMax, refinanceMax } from '@brokerage/domain/mortgage/equity';
import { minDownPayment } from '@brokerage/domain/mortgage/min-down-payment';
import { qualifyingRate } from '@brokerage/domain/mortgage/qualifying-rate';
import { DOWN_PAYMENT } from '@brokerage/domain/mortgage/tables/down-payment';
import { HOME_BUYERS_PLAN } from '@brokerage/domain/mortgage/tables/home-buyers-plan';
import { INSURED_AMORTIZATION, LOW_RATIO_CAP } from '@brokerage/domain/mortgage/tables/insurance';
import { NOVA_SCOTIA_NON_RESIDENT } from '@brokerage/domain/mortgage/tables/land-transfer-nova-scotia';
import { REPAYMENT_RIGHT } from '@brokerage/domain/mortgage/tables/lending';
import { PURCHASE_BAN } from '@brokerage/domain/mortgage/tables/non-canadians';
import { UNDERWRITING } from '@brokerage/domain/mortgage/tables/underwriting';
import { HOLD_DAYS } from '@brokerage/domain/renewals/maturity';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';

/** Where a figure comes from: a function of the engine that gives it again, or a source in words. */
export type From = (() => string) | string;
/** Of the words of a file, by the figure as it is typed. */
export type Typed = Readonly<Record<string, From | readonly From[]>>;

export const percent = (pct: number | undefined): string => `${pct}%`;
export const money = (dollars: number | undefined): string => formatAmount(dollars ?? Number.NaN);
export const millions = (dollars: number | undefined): string => `$${(dollars ?? Number.NaN) / 1_000_000} million`;
export const count = (number: number | undefined, unit: string): string => `${number} ${unit}`;
export const day = (date: string | undefined): string => longDate(calendarDay(date ?? ''));
/** The first day on which a rule no longer holds. */
export const dayAfter = (date: string | undefined): string =>
  day(new Date(Date.parse(date ?? '') + 86_400_000).toISOString().slice(0, 10));
export const least = (price: number): number => minDownPayment({ price, ownerOccupied: true }).minDownPayment;

// what the engine and its tables say today
export const FIRST_SHARE = () => percent((least(500_000) / 500_000) * 100);
export const REST_SHARE = () => percent(((least(600_000) - least(500_000)) / 100_000) * 100);
export const CONVENTIONAL = () => percent((least(1_500_000) / 1_500_000) * 100);
export const FIRST_PART = () => money(DOWN_PAYMENT.at(-1)?.firstPart);
export const HIGH_RATIO_CAP = () => millions(DOWN_PAYMENT.at(-1)?.uninsurableFrom);
export const LOW_CAP = () => millions(LOW_RATIO_CAP);
export const INSURED_YEARS = () => count(INSURED_AMORTIZATION.at(-1)?.years, 'years');
export const RELIEF_YEARS = () => count(INSURED_AMORTIZATION.at(-1)?.yearsWithRelief, 'years');
export const REFINANCE = () => percent(refinanceMax({ value: 100, balances: 0 }).maxTotalMortgage);
export const LINE = () => percent(helocMax({ value: 100, mortgageBalance: 0 }).maxRevolving65);
export const BUFFER = () =>
  percent(qualifyingRate({ contractRatePct: 6, straightSwitch: false }).qualifyingRatePct - 6);
export const FLOOR = () => percent(qualifyingRate({ contractRatePct: 1, straightSwitch: false }).qualifyingRatePct);
export const EXAMPLE = () => money(EXAMPLE_MORTGAGE.principal);
export const POLICY = UNDERWRITING.at(-1);
export const NON_RESIDENT = () => percent(NOVA_SCOTIA_NON_RESIDENT.at(-1)?.pct);
export const HBP = () => money(HOME_BUYERS_PLAN.at(-1)?.most);
export const HOLD = () => count(HOLD_DAYS, 'days');
export const RIGHT_YEARS = () => count(REPAYMENT_RIGHT.at(-1)?.years, 'years');
export const BAN_ENDS = () => dayAfter(PURCHASE_BAN.at(-1)?.effectiveTo);
export const BAN_PERMIT = () => count(PURCHASE_BAN.at(-1)?.permitDays, 'days');
export const INVITATION = () => count(INVITATION_DAYS, 'days');
export const KEPT_APPLICATION = () => count(KEEP_APPLICATION_MONTHS, 'months');

// what no table of the engine has
export const FHSA = 'Income Tax Act s. 146.6: $8,000 a year, $40,000 in all';
export const SLIP = 'an invented slip of the picture';
export const TESTIMONIAL = 'an invented example, named so in the heading';
export const APPRAISAL = 'what appraisals usually cost; no law says it';
export const SAMPLE_OF_PAGE = 'a part of the page’s own sample, as its constants have it';
export const ADVICE = 'our own rule of thumb, said as advice; no law says it';
export const LENDERS = 'what lenders ask for, said as theirs; no law says it';
export const FOUR_YEARS = 'SOR/2012-281 and Excise Tax Act s. 123: the year of the purchase and the four before';
export const ISLAND = 'princeedwardisland.ca, real property transfer tax: 6 months, or 2 returns in 6 years [S2]';
export const COAST = 'gov.bc.ca, First Time Home Buyers’ Program: 12 months, or 2 returns in 6 years [S2]';
export const NOVA_SCOTIA_MOVE = 'novascotia.ca, Provincial Non-resident Deed Transfer Tax: 6 months to move [S2]';
