import { usualCompounding } from '@brokerage/domain/mortgage/compounding';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import type { Bank } from '../../modules/lenders/bank.entity.js';
import { slugOf } from '../../modules/lenders/bank-facts.js';
import type { Rate, RateVisibility } from '../../modules/rates/rate.entity.js';
import { newId } from '../../platform/ids.js';
import { KINDS, type Kind } from './lender-kinds.js';

const FEWEST_RATES = 4;
const MOST_RATES = 8;
/** Hundredths of a percent between two lenders */
const STEP = 5;
/** Keeps neighbours in the list from rising in even steps */
const STRIDE = 7;
/** So many lenders to one that has not told us how it charges for leaving */
const SILENT = 4;
/** What the file costs at any lender, dollars */
const USUAL_COST = 450;

type New<T> = Omit<T, 'createdAt'>;

/** 55 lenders, each with 4 to 8 rates. The first one has the lowest. */
export function demoLenders(now: Date): { banks: New<Bank>[]; rates: New<Rate>[] } {
  const banks: New<Bank>[] = [];
  const rates: New<Rate>[] = [];
  for (const kind of KINDS) {
    for (const [index, name] of kind.lenders.entries()) {
      const bank = {
        id: newId(),
        name,
        slug: slugOf(name),
        kind: kind.name,
        logoFile: null,
        position: banks.length,
        active: true,
        penalty: banks.length % SILENT === SILENT - 1 ? 'unknown' : kind.penalty,
        version: 1,
        updatedAt: now,
      };
      banks.push(bank);
      rates.push(...ratesOf(bank, kind, index));
    }
  }
  return { banks, rates };
}

function ratesOf(bank: New<Bank>, kind: Kind, index: number): New<Rate>[] {
  const count = FEWEST_RATES + (index % (MOST_RATES - FEWEST_RATES + 1));
  const above = ((index * STRIDE) % kind.spread) * STEP;
  return kind.offers.slice(0, count).map((offer, position) => {
    const hundredths = offer.base + above + (index > 0 ? ((index + position) % 3) * STEP : 0);
    return {
      id: newId(),
      bankId: bank.id,
      term: String(offer.term),
      type: offer.type,
      compounding: usualCompounding(offer.type),
      rate: percent(hundredths),
      fees: ((EXAMPLE_MORTGAGE.principal * kind.feePct) / 100 + USUAL_COST).toFixed(2),
      feesToCheck: false,
      purpose: offer.purpose ?? 'any',
      insurance: offer.insurance,
      province: null,
      notes: offer.notes ?? kind.notes,
      visibility: visibilityOf(bank.position, position),
      endsOn: null,
      position,
      version: 1,
      updatedAt: bank.updatedAt,
    };
  });
}

const percent = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Most rates are for everyone. All rates of the first lenders are, because the home page shows them. */
function visibilityOf(lender: number, position: number): RateVisibility {
  if (lender < 8) return 'everyone';
  const turn = (lender * 3 + position) % 20;
  if (turn === 7) return 'hidden';
  return turn % 6 === 4 ? 'signed_in' : 'everyone';
}
