import type { Answers } from '@brokerage/domain/application/parts';
import { labelledSections } from '@brokerage/domain/application/words';
import { auditInvitations, insertCoApplicants } from '../co-applicants/public.js';
import { insertDocumentRequests } from '../documents/public.js';
import { endDrafts } from '../drafts/public.js';
import { type IntakeSource, LEAD, SENDER } from '../intake/public.js';

/**
 * The comprehensive form: an application, its first event, the people who are invited to it, the papers it asks for, and
 * the end of the draft of whoever is signed in. The inbox reads its answers section by section.
 */
export const COMPREHENSIVE_APPLICATION: IntakeSource<Answers> = {
  name: 'comprehensive-application',
  kind: 'APPLICATION',
  operation: 'submitComprehensiveApplication',
  limit: LEAD,
  columns: {
    mortgageType: 'text',
    firstEventId: 'uuid',
    coApplicants: 'jsonb',
    documentRequests: 'jsonb',
    requestId: 'text',
    ip: 'text',
  },
  insert: `application as (
  insert into application (id, application_number, kind, user_id, full_name, email, phone, phone_index, mortgage_type,
                           province, content)
  select "sourceId", "applicationNumber", 'comprehensive', ${SENDER},
         "fullName", "email", "phone", "phoneIndex", "mortgageType", "province", "answers"
  from go
), application_event as (
  insert into application_event (id, application_id, actor_id, to_status)
  select "firstEventId", "sourceId", ${SENDER}, 'submitted' from go
), stored_people as (${insertCoApplicants('go."coApplicants"', 'go."emails"', 'go')}
), invitation_audit as (${auditInvitations('go."coApplicants"', 'go')}
), document_request as (${insertDocumentRequests('go."documentRequests"', 'go', 'stored_people')}
), ended_draft as (${endDrafts('comprehensive', 'go."userId"')}
)`,
  drawn: 'application_application_number_idx',
  label: (answers) => labelledSections(answers).flatMap(({ groups }) => groups.flatMap((group) => group.answers)),
};
