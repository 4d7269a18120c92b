import type { Province } from '@brokerage/domain/mortgage/tables/provinces';
import { byPayment, rankByCost, type Costed } from '@brokerage/domain/rates/ranking';
import { scenarioMortgage, type ScenarioInput } from '@brokerage/domain/rates/scenario';
import { couldBeHad } from '@brokerage/domain/rates/start-rate';
import type { DataSource } from 'typeorm';
import { DomainError } from '../../../kernel/domain-error.js';
import { checkLimit } from '../../../kernel/paging.js';
import { runEngine } from '../../../kernel/run-engine.js';
import type { Limit, Limits } from '../../../platform/interfaces.js';
import { networkOf } from '../../../platform/limits.js';
import type { Platform } from '../../../platform/platform.js';
import { publicQuery } from '../../../platform/postgres/public-query.js';
import { checkMonths, rateCost, type CostedOffer } from './rate-cost.js';
import { PUBLIC_OFFERS } from './rate-offer.sql.js';
import type { MortgageScenarioInput, RateOrder, ScenarioRates } from './rate-scenario.types.js';

/** Each ranks every published rate twice, so each costs about as much as a calculation. */
export const RATES_FOR: Limit = { name: 'rates-for', points: 120, duration: 60, local: true };

const USUAL_YEARS = 25;
const USUAL_TERM = 5;

interface Asked {
  scenario: MortgageScenarioInput;
  order: RateOrder;
  limit: number;
}

/** The rates that one mortgage can have, in the order of what they cost. */
export class RateScenarioService {
  readonly #db: DataSource;
  readonly #limits: Limits;

  constructor({ db, limits }: Pick<Platform, 'db' | 'limits'>) {
    this.#db = db;
    this.#limits = limits;
  }

  /** One statement; the rules are the domain's. Nothing of the scenario is kept. */
  async ratesFor(ip: string, { scenario, order, limit }: Asked): Promise<ScenarioRates> {
    checkLimit(limit);
    await this.#limits.consume(RATES_FOR, networkOf(ip));
    const input = scenarioOf(scenario);
    const mortgage = runEngine(() => scenarioMortgage(input));
    const rows = await publicQuery<CostedOffer>(this.#db, PUBLIC_OFFERS, []);
    const wanted = { ...input, insurance: mortgage.insurance, term: scenario.term ?? USUAL_TERM };
    const fit = ofNearestTerm(
      rows.filter((row) => couldBeHad(row, wanted)),
      wanted.term,
    );
    const term = fit[0]?.term ?? wanted.term;
    const end = Math.round(term * 12);
    const at = (months: number): Costed<CostedOffer>[] =>
      runEngine(() => rankByCost(fit, { ...input, principal: mortgage.principal, months }, lent(rows)));
    const ranked = at(Math.min(scenario.months ?? end, end));
    const staying = new Map(at(end).map(({ rate, cost }) => [rate.id, cost]));
    const items = order === 'PAYMENT' ? [...ranked].sort(byPayment) : ranked;
    return {
      mortgage: { ...mortgage, amount: mortgage.principal },
      term,
      updatedAt: newestOf(fit),
      leastCost: ranked[0]?.cost.total ?? null,
      items: items.slice(0, limit).map(({ rate, cost }) => ({
        ...rate,
        cost: rateCost(cost),
        staying: rateCost(staying.get(rate.id) ?? cost),
      })),
      totalItems: fit.length,
      lenders: new Set(fit.map(({ bankId }) => bankId)).size,
      unknown: ranked.filter(({ cost }) => cost.total === null).length,
    };
  }
}

const lent = (rows: readonly CostedOffer[]): CostedOffer[] => rows.filter(({ type }) => type === 'fixed');

/** Those of the term closest to the one wanted, of two as close the shorter: all are compared over the same months. */
function ofNearestTerm(rows: readonly CostedOffer[], wanted: number): CostedOffer[] {
  const away = (term: number): number => Math.abs(term - wanted);
  const [nearest] = rows.map(({ term }) => term).sort((a, b) => away(a) - away(b) || a - b);
  return rows.filter(({ term }) => term === nearest);
}

/** When any of them was last published. */
const newestOf = (rows: readonly CostedOffer[]): Date | null =>
  rows.reduce<Date | null>((newest, { updatedAt }) => {
    const at = new Date(updatedAt);
    return newest !== null && newest > at ? newest : at;
  }, null);

const dollars = (text: string | null | undefined): number | undefined => (text == null ? undefined : Number(text));

function scenarioOf(scenario: MortgageScenarioInput): ScenarioInput {
  const { purpose, amortizationYears, firstTimeBuyer, closingDate, months } = scenario;
  if (purpose === 'any') throw new DomainError('INVALID', 'Name the purpose.', 'purpose');
  if (months != null) checkMonths(months);
  return {
    purpose,
    price: dollars(scenario.price),
    downPayment: dollars(scenario.downPayment),
    mortgage: dollars(scenario.mortgage),
    province: scenario.province as Province,
    amortizationYears: amortizationYears ?? USUAL_YEARS,
    firstTimeBuyer: firstTimeBuyer ?? false,
    closingDate: closingDate ?? undefined,
  };
}
