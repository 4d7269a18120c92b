import { defineModule } from '../../manifest/module.js';
import { LEAD_CALLS } from './lead.routes.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { INTAKE } from '../intake/intake.module.js';
import { CHAT_LEAD } from './chat-lead.source.js';
import { LEAD_RECEIVED } from './emails/lead-received.email.js';
import { LEAD_FORM_SOURCES } from './lead-form.source.js';
import { Lead } from './lead.entity.js';
import { LeadResolver } from './lead.resolver.js';
import { LeadService } from './lead.service.js';

export const LEADS = defineModule({
  name: 'leads',
  needs: [ENQUIRIES, INTAKE],
  entities: [Lead],
  resolvers: [LeadResolver],
  services(_platform, { enquiries, intake }) {
    enquiries.addSource(CHAT_LEAD);
    for (const source of Object.values(LEAD_FORM_SOURCES)) enquiries.addSource(source);
    return { leads: new LeadService(intake) };
  },
  emails: [LEAD_RECEIVED],
  publicFields: { mutations: ['submitChatLead', 'submitLead'] },
  rest: LEAD_CALLS,
});
