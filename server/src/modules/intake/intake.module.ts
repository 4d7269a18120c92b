import { defineModule } from '../../manifest/module.js';
import { LEAD } from './intake.limits.js';
import { IntakeService } from './intake.service.js';

export const INTAKE = defineModule({
  name: 'intake',
  services: (platform) => ({ intake: new IntakeService(platform) }),
  limits: [LEAD],
});
