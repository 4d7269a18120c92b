import { defineModule } from '../../manifest/module.js';
import { APPLICATIONS } from '../applications/application.module.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { LENDERS } from '../lenders/lender.module.js';
import { readSender } from '../settings/public.js';
import { UNDERWRITING } from '../underwriting/underwriting.module.js';
import { LENDER_CHOICE } from './emails/lender-choice.email.js';
import { LENDER_CHOSEN } from './emails/lender-chosen.email.js';
import { FitChange } from './fit-change.entity.js';
import { FitChangeResolver } from './fit-change.resolver.js';
import { ASK_FILES_AGAIN } from './fit-change.schedules.js';
import { FitChangeService } from './fit-change.service.js';
import { FitRound } from './fit-round.entity.js';
import { LenderChoice } from './lender-choice.entity.js';
import { LENDER_CHOICE_LINK } from './lender-choice.limits.js';
import { LenderChoiceResolver } from './lender-choice.resolver.js';
import { LenderChoiceService } from './lender-choice.service.js';
import { LenderFitResolver } from './lender-fit.resolver.js';
import { LENDER_FIT_CALLS } from './lender-fit.routes.js';
import { LenderFitService } from './lender-fit.service.js';
import { LenderOfferService } from './lender-offer.service.js';
import { LenderPolicy } from './lender-policy.entity.js';
import { LenderPolicyResolver } from './lender-policy.resolver.js';
import { LenderPolicyService } from './lender-policy.service.js';

export const LENDER_FIT = defineModule({
  name: 'lender fit',
  needs: [APPLICATIONS, ENQUIRIES, LENDERS, UNDERWRITING],
  entities: [LenderPolicy, LenderChoice, FitRound, FitChange],
  resolvers: [LenderPolicyResolver, LenderFitResolver, LenderChoiceResolver, FitChangeResolver],
  services(platform, { underwriting }) {
    const lenderFits = new LenderFitService(platform, underwriting);
    return {
      lenderFits,
      lenderPolicies: new LenderPolicyService(platform),
      lenderChoices: new LenderChoiceService(platform, lenderFits, () => readSender(platform)),
      lenderOffers: new LenderOfferService(platform),
      fitChanges: new FitChangeService(platform),
    };
  },
  limits: [LENDER_CHOICE_LINK],
  emails: [LENDER_CHOICE, LENDER_CHOSEN],
  schedules: [ASK_FILES_AGAIN],
  rest: LENDER_FIT_CALLS,
  publicFields: {
    // what somebody was offered is in the answer: none is kept
    queries: { lenderChoice: null },
    mutations: ['chooseLender'],
  },
});
