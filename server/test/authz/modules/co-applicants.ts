import type { Rows } from '../rows.js';

export const CO_APPLICANTS: Rows = {
  mutations: {
    answerCoApplicantInvitation: 'PUBLIC',
    inviteCoApplicant: 'ACCOUNT_HOLDER',
    openCoApplicantInvitation: 'PUBLIC',
  },
};
