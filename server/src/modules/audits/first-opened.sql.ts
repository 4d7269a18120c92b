import { USER_ACCOUNT } from '../users/public.sql.js';

/**
 * Part of a statement: who of the office first opened an enquiry or its application, and when; null: nobody yet.
 *
 * @param enquiryId the column or parameter with the id of the enquiry
 * @param applicationId the same of its application
 */
export const firstOpened = (enquiryId: string, applicationId: string): string => `(
  select json_build_object('by', reader.name, 'at', opened.created_at)
  from audit_event opened join ${USER_ACCOUNT} reader on reader.id = opened.actor_id
  where (opened.subject_type = 'enquiry' and opened.subject_id = ${enquiryId} and opened.action = 'enquiry.read')
     or (opened.subject_type = 'application' and opened.subject_id = ${applicationId} and opened.action = 'application.read')
  order by opened.created_at, opened.id limit 1
)`;
