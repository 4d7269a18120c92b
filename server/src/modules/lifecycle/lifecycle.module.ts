import { defineModule } from '../../manifest/module.js';
import { APPLICATIONS } from '../applications/application.module.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { CREDIT_CHECK, CreditCheckService } from './credit-check.service.js';
import { APPLICATION_STATUS } from './emails/application-status.email.js';
import { LifecycleResolver } from './lifecycle.resolver.js';
import { LifecycleService } from './lifecycle.service.js';

/** How applications move from one status to the next. */
export const LIFECYCLE = defineModule({
  name: 'lifecycle',
  needs: [APPLICATIONS, ENQUIRIES],
  resolvers: [LifecycleResolver],
  services: (platform, { enquiries }) => ({
    lifecycle: new LifecycleService(platform, enquiries),
    creditChecks: new CreditCheckService(platform),
  }),
  limits: [CREDIT_CHECK],
  emails: [APPLICATION_STATUS],
});
