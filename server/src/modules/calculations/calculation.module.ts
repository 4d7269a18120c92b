import { defineModule } from '../../manifest/module.js';
import { CALCULATION_CALLS } from './calculation.routes.js';
import { CalculateResolver } from './calculate.resolver.js';
import { Calculation } from './calculation.entity.js';
import { CALCULATE } from './calculation.limits.js';
import { CalculationResolver } from './calculation.resolver.js';
import { CalculationService } from './calculation.service.js';
import { ExplanationResolver } from './explanation.resolver.js';
import { LendingResolver } from './lending.resolver.js';
import { RefinanceResolver } from './refinance.resolver.js';
import { SEAL_LABELS } from './seal-labels.js';

export const CALCULATIONS = defineModule({
  name: 'calculations',
  entities: [Calculation],
  resolvers: [CalculateResolver, CalculationResolver, ExplanationResolver, LendingResolver, RefinanceResolver],
  services: (platform) => ({ calculations: new CalculationService(platform) }),
  limits: [CALCULATE],
  schedules: [SEAL_LABELS],
  publicFields: { queries: { calculate: [] } },
  rest: CALCULATION_CALLS,
});
