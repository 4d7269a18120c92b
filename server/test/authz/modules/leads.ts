import type { Rows } from '../rows.js';

const LEAD = { fullName: 'Ada Tremblay', phone: '4169671111', serviceType: 'Renewal', email: 'ada@example.ca' };
const FORM_LEAD = {
  fullName: 'Ada Tremblay',
  email: 'ada@example.ca',
  phone: '4169671111',
  consent: { contact: true },
};

export const LEADS: Rows = {
  rest: {
    'POST /api/mortgage/lead': { who: 'PUBLIC', field: 'submitChatLead', answers: [201], body: LEAD },
    'POST /api/mortgage/second-mortgage-lead': { who: 'PUBLIC', field: 'submitLead', answers: [201], body: FORM_LEAD },
    'POST /api/mortgage/private-finance-lead': { who: 'PUBLIC', field: 'submitLead', answers: [201], body: FORM_LEAD },
    'POST /api/mortgage/self-employed-lead': { who: 'PUBLIC', field: 'submitLead', answers: [201], body: FORM_LEAD },
  },
  mutations: {
    submitChatLead: 'PUBLIC',
    submitLead: 'PUBLIC',
  },
};
