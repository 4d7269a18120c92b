import { defineModule } from '../../../manifest/module.js';
import { SecondFactor } from './second-factor.entity.js';
import { CONFIRM, RECOVERY_CODE, SECOND_FACTOR, SECOND_FACTOR_PERSON } from './second-factor.limits.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactorService } from './second-factor.service.js';

export const SECOND_FACTORS = defineModule({
  name: 'second factors',
  entities: [SecondFactor],
  resolvers: [SecondFactorResolver],
  services: (platform) => ({ secondFactors: new SecondFactorService(platform) }),
  limits: [CONFIRM, RECOVERY_CODE, SECOND_FACTOR, SECOND_FACTOR_PERSON],
});
