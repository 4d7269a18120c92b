/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { claimByAddress } from './claim-by-address.js';
export { invitedWith } from './co-applicant-rows.js';
export { coApplicantView, type Standing } from './co-applicant-view.js';
export {
  auditInvitations,
  coApplicantsOf,
  FORGET_ADDRESS,
  insertCoApplicants,
  INVITATIONS_OF,
} from './co-applicant.sql.js';
export { CoApplicantView } from './co-applicant.types.js';
export { peopleNamedIn } from './named-people.js';
