import { AGREED_YEARS, isDayIn } from '../text/day.js';
import { HOME_TYPES, OCCUPANCIES } from '../application/choices.js';
import { PROVINCES, type Province } from '../mortgage/tables/provinces.js';
import { MORTGAGE_TYPES, type MortgageTypeValue } from '../application/applications.js';
import type { AnswerReader } from './answer-reader.js';
import type { MortgageFile } from './file.js';

type Home = MortgageFile['property'];
type Work = NonNullable<MortgageFile['improvements']>;
type Loan = Pick<MortgageFile['mortgage'], 'downPayment' | 'amount'>;

const TWO_UNITS = 2;
/** Homes that may have a fee besides the tax. */
const WITH_FEES: readonly (string | undefined)[] = ['condo', 'townhouse', 'mobile'];
const PROVINCE_CHOICES = PROVINCES.map((value) => ({ value }));

/** 'Something else' with a price counts as a purchase. */
export function purposeOf(answers: AnswerReader): MortgageTypeValue | undefined {
  const type = answers.choice('mortgageType', MORTGAGE_TYPES);
  if (type === undefined) answers.lacks('mortgageType');
  const isOtherPurchase =
    type === 'other' && answers.has('property.purchasePrice') && !answers.has('property.currentMortgage.balance');
  return isOtherPurchase ? 'new_purchase' : type;
}

export function unitsOf(property: AnswerReader): number | undefined {
  const type = property.choice('type', HOME_TYPES);
  if (type === 'multi-residential') {
    const units = property.needed('units');
    return units === undefined ? undefined : Math.max(1, Math.ceil(units));
  }
  return type === 'duplex' ? TWO_UNITS : 1;
}

export function occupancyOf(property: AnswerReader): Home['occupancy'] | undefined {
  const occupancy = property.choice('occupancy', OCCUPANCIES);
  if (occupancy === undefined) property.lacks('occupancy');
  return occupancy;
}

export function provinceOf(property: AnswerReader): Province | undefined {
  const province =
    property.choice('province', PROVINCE_CHOICES) ?? property.choice('address.province', PROVINCE_CHOICES);
  if (province === undefined) property.lacks('province');
  return province;
}

function costsOf(
  property: AnswerReader,
  assumedHeating: number,
): Pick<Home, 'annualPropertyTax' | 'monthlyHeating' | 'monthlyCondoFees'> {
  const hasFees = WITH_FEES.includes(property.text('type'));
  return {
    annualPropertyTax: property.needed('propertyTax') ?? 0,
    monthlyHeating: property.number('heating') ?? assumedHeating,
    monthlyCondoFees: (hasFees ? property.needed('condoFee') : property.number('condoFee')) ?? 0,
  };
}

function closingOf(property: AnswerReader): string | undefined {
  const day = property.text('closingDate');
  return day !== undefined && isDayIn(day, AGREED_YEARS) ? day : undefined;
}

/** The home, or nothing where an answer everything rests on is missing. */
export function homeOf(property: AnswerReader, purpose: MortgageTypeValue, assumedHeating: number): Home | undefined {
  const occupancy = occupancyOf(property);
  const units = unitsOf(property);
  const province = provinceOf(property);
  const isPurchase = purpose === 'new_purchase';
  const price = isPurchase ? property.needed('purchasePrice') : undefined;
  const value = isPurchase ? property.number('propertyValue') : property.needed('propertyValue');
  const costs = costsOf(property, assumedHeating);
  const isLet = occupancy === 'rental' || property.isTrue('hasSuite');
  const monthlyRent = isLet ? property.needed('monthlyRent') : undefined;
  // nothing asks for the rent of the land
  if (property.isTrue('leasedLand')) property.lacks('groundRent');
  if (occupancy === undefined || units === undefined || province === undefined) return undefined;
  if ((isPurchase ? price : value) === undefined) return undefined;
  const type = property.text('type');
  return {
    province,
    price,
    value,
    occupancy,
    type,
    units,
    newlyBuilt: property.isTrue('newlyBuilt'),
    closingDate: isPurchase ? closingOf(property) : undefined,
    monthlyRent,
    ...costs,
  };
}

/** Work that the mortgage pays for, once its cost and what it makes of the home are known. */
export function workOf(answers: AnswerReader): Work | undefined {
  const property = answers.within('property');
  const cost = property.number('improvementCost');
  const valueAfter = property.number('improvedValue');
  if (cost === undefined || valueAfter === undefined || valueAfter === 0) return undefined;
  return {
    cost,
    valueAfter,
    addsUnits: property.isTrue('addsSuite'),
    owing: property.number('currentMortgage.balance'),
  };
}

/** A second mortgage or a line leaves the mortgage there is in place; others pay it out. */
export const isBehind = (answers: AnswerReader): boolean =>
  ['second', 'heloc', 'private'].includes(answers.text('product') ?? '');

/** The loan that is asked for: what is wanted comes on top of what is owed. */
export function loanOf(
  answers: AnswerReader,
  purpose: MortgageTypeValue,
  downPayment: number | undefined,
): Loan | undefined {
  if (purpose === 'new_purchase') {
    const down = downPayment ?? answers.needed('property.downPayment');
    return down === undefined ? undefined : { downPayment: down };
  }
  const takesOut = purpose !== 'renewal';
  const wanted = takesOut ? answers.needed('property.amountRequested') : 0;
  const owed = isBehind(answers) ? 0 : answers.needed('property.currentMortgage.balance');
  return wanted === undefined || owed === undefined ? undefined : { amount: wanted + owed };
}

/** The charges that stay on the home. */
export function chargesThatStay(answers: AnswerReader): MortgageFile['secondMortgage'] {
  const places = [
    ...(isBehind(answers) && answers.has('property.currentMortgage') ? ['property.currentMortgage'] : []),
    ...(answers.has('property.secondMortgage') ? ['property.secondMortgage'] : []),
  ];
  if (places.length === 0) return undefined;
  const charges = places.map((place) => answers.within(place));
  const sum = (name: string): number => charges.reduce((total, charge) => total + (charge.needed(name) ?? 0), 0);
  return { balance: sum('balance'), monthlyPayment: sum('payment') };
}
