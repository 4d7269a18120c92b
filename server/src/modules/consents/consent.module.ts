import { defineModule } from '../../manifest/module.js';
import { Consent } from './consent.entity.js';

export const CONSENTS = defineModule({
  name: 'consents',
  entities: [Consent],
});
