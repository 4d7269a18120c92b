import { defineModule } from '../../manifest/module.js';
import { APPLICATION_CALLS } from './application.routes.js';
import { CO_APPLICANTS } from '../co-applicants/co-applicant.module.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { INTAKE } from '../intake/intake.module.js';
import { ApplicationEvent } from './application-event.entity.js';
import { Application } from './application.entity.js';
import { ApplicationResolver } from './application.resolver.js';
import { ApplicationService } from './application.service.js';
import { BASIC_APPLICATION } from './basic-application.source.js';
import { COMPREHENSIVE_APPLICATION } from './comprehensive-application.source.js';
import { ComprehensiveResolver } from './comprehensive.resolver.js';
import { ComprehensiveService } from './comprehensive.service.js';
import { MyApplicationsResolver } from './my-applications.resolver.js';
import { correctSender } from './correct-sender.js';
import { MyApplicationsService } from './my-applications.service.js';
import { READ_PRODUCTS } from './read-products.js';
import { APPLICATION_RECEIVED } from './emails/application-received.email.js';

export const APPLICATIONS = defineModule({
  name: 'applications',
  needs: [CO_APPLICANTS, ENQUIRIES, INTAKE],
  entities: [Application, ApplicationEvent],
  resolvers: [ApplicationResolver, ComprehensiveResolver, MyApplicationsResolver],
  services(platform, { enquiries, intake }) {
    for (const source of [BASIC_APPLICATION, COMPREHENSIVE_APPLICATION]) {
      enquiries.addSource({ ...source, correct: correctSender });
    }
    return {
      applications: new ApplicationService(intake),
      comprehensive: new ComprehensiveService(intake, platform),
      myApplications: new MyApplicationsService(platform),
    };
  },
  emails: [APPLICATION_RECEIVED],
  schedules: [READ_PRODUCTS],
  publicFields: { mutations: ['submitBasicApplication', 'submitComprehensiveApplication'] },
  rest: APPLICATION_CALLS,
});
