import { CAREER_FORM, type CareerAnswers } from '@brokerage/domain/careers/application-form';
import { labelledAnswers } from '@brokerage/domain/forms/field-labels';
import { type IntakeSource, LEAD } from '../intake/public.js';

/** What is kept of an application besides who sent it. */
export interface KeptAnswers extends CareerAnswers {
  /** From the time when a later application replaced the answers: its day */
  sentAgainOn?: string;
}

/** An application for a job, or for none in particular. Its résumé is in the store already; here it gets its owner. */
export const CAREER: IntakeSource<KeptAnswers> = {
  name: 'career',
  kind: 'CAREER',
  operation: 'applyForJob',
  limit: LEAD,
  columns: { jobId: 'uuid', jobKey: 'text', emailIndex: 'text', resumeId: 'uuid', wrappedKey: 'text' },
  insert: `career_application as (
  insert into career_application (id, job_id, job_key, full_name, email, email_index, phone, answers)
  select "sourceId", "jobId", "jobKey", "fullName", "email", "emailIndex", "phone", "answers" from go
), resume as (
  update career_resume r set application_id = go."sourceId", wrapped_key = go."wrappedKey", updated_at = now()
  from go where r.id = go."resumeId"
)`,
  // whoever applies for a job is nobody's client
  agent: null,
  label: ({ sentAgainOn, ...answers }) => [
    ...labelledAnswers(CAREER_FORM, answers),
    ...(sentAgainOn === undefined ? [] : [{ label: 'Sent again', value: sentAgainOn }]),
  ],
};
