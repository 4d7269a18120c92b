import { defineModule } from '../../manifest/module.js';
import { PHONE_CALLS } from './phone.routes.js';
import { VALIDATE_PHONE } from './phone.limits.js';
import { PhoneResolver } from './phone.resolver.js';
import { PhoneService } from './phone.service.js';

export const PHONES = defineModule({
  name: 'phones',
  resolvers: [PhoneResolver],
  services: (platform) => ({ phones: new PhoneService(platform) }),
  limits: [VALIDATE_PHONE],
  publicFields: { mutations: ['validatePhone'] },
  rest: PHONE_CALLS,
});
