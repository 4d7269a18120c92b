import { defineModule } from '../../manifest/module.js';
import { CoApplicant } from './co-applicant.entity.js';
import { INVITATION_LINK, INVITATION_NETWORK, INVITE_AGAIN, INVITE_FROM } from './co-applicant.limits.js';
import { CoApplicantResolver } from './co-applicant.resolver.js';
import { CoApplicantService } from './co-applicant.service.js';
import { CO_APPLICANT_INVITATION } from './emails/co-applicant-invitation.email.js';
import { CO_APPLICANT_MOVED } from './emails/co-applicant-moved.email.js';
import { InvitationService } from './invitation.service.js';

/** People on somebody else's application, and their own consent. */
export const CO_APPLICANTS = defineModule({
  name: 'co-applicants',
  entities: [CoApplicant],
  resolvers: [CoApplicantResolver],
  services: (platform) => ({
    coApplicants: new CoApplicantService(platform),
    invitations: new InvitationService(platform),
  }),
  limits: [INVITATION_NETWORK, INVITATION_LINK, INVITE_AGAIN, INVITE_FROM],
  emails: [CO_APPLICANT_INVITATION, CO_APPLICANT_MOVED],
  publicFields: { mutations: ['openCoApplicantInvitation', 'answerCoApplicantInvitation'] },
});
