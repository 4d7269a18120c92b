import { defineModule } from '../../../manifest/module.js';
import { RATE_CALLS } from './rate.routes.js';
import { RateAprResolver } from '../rate-apr.resolver.js';
import { RateHistory } from '../rate-history.entity.js';
import { RateDay, RateDayLowest } from './rate-day.entity.js';
import { rateDays } from './rate-days.js';
import { Rate } from '../rate.entity.js';
import { RateOfferResolver } from './rate-offer.resolver.js';
import { RateOfferService } from './rate-offer.service.js';
import { RateTrendResolver } from './rate-trend.resolver.js';
import { RateTrendService } from './rate-trend.service.js';
import { RateResolver } from './rate.resolver.js';
import { RateService } from './rate.service.js';
import { RateScenarioResolver } from './rate-scenario.resolver.js';
import { RATES_FOR, RateScenarioService } from './rate-scenario.service.js';
import { StartRateResolver } from './start-rate.resolver.js';

export const PUBLIC_RATES = defineModule({
  name: 'public rates',
  entities: [Rate, RateHistory, RateDay, RateDayLowest],
  resolvers: [
    RateAprResolver,
    RateResolver,
    RateOfferResolver,
    RateTrendResolver,
    RateScenarioResolver,
    StartRateResolver,
  ],
  services: (platform) => ({
    rates: new RateService(platform),
    rateOffers: new RateOfferService(platform),
    rateScenarios: new RateScenarioService(platform),
    rateTrends: new RateTrendService(platform),
  }),
  limits: [RATES_FOR],
  publicFields: {
    queries: {
      currentRates: ['rates'],
      bank: ['rates'],
      bestRates: ['rates'],
      rateCounts: ['rates'],
      startRate: ['rates'],
      startRates: ['rates'],
      rateTrend: ['rates'],
      ratesFor: ['rates'],
    },
  },
  schedules: [
    rateDays,
    // rates end with a day, and nothing changes then that could tell
    {
      name: 'rates of a new day',
      cron: '0 0 * * *',
      everyInstance: true,
      run: ({ cache }) => cache.invalidate('rates'),
    },
  ],
  rest: RATE_CALLS,
});
