import { CAREER_FORM } from '@brokerage/domain/careers/application-form';
import { JOB_FORM } from '@brokerage/domain/careers/job-form';
import { MAX_RESUME_MB, RESUME_FORMATS, RESUME_NEEDED } from '@brokerage/domain/careers/resume';
import { selectionOf } from '@brokerage/domain/forms/field-output';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { bodyShape, inputOfBody } from '../../rest/body-shape.js';
import { text, type ObjectShape } from '../../rest/json-shape.js';
import { defineCalls } from '../../rest/table.js';
import { MAX_RESUME_BYTES } from './resume.service.js';

const form = bodyShape(CAREER_FORM);
const JOB = { ...text(200), description: 'A job’s id or slug. Left out: for no job in particular' };
const BODY: ObjectShape = { ...form, properties: { jobId: JOB, ...form.properties } };

/** Jobs and those who apply for them. */
export const CAREER_CALLS = defineCalls({
  operations: {
    Jobs: `query Jobs {
      jobs {
        id ${selectionOf(JOB_FORM)} remote licenceRequired status postedAt closesOn
      }
    }`,
    ApplyForJob: `mutation ApplyForJob($jobId: ID, $input: CareerApplicationInput!, $resume: Upload!, $idempotencyKey: String) {
      applyForJob(jobId: $jobId, input: $input, resume: $resume, idempotencyKey: $idempotencyKey) {
        userErrors { code message field }
        application { id }
      }
    }`,
  },
  routes: [
    {
      method: 'get',
      path: '/api/careers/jobs',
      summary: 'List the jobs that can be applied for, newest first',
      tag: 'Careers',
      operation: 'Jobs',
      field: 'jobs',
      public: true,
      success: { status: 200, message: 'Jobs' },
      variables: () => ({}),
    },
    {
      method: 'post',
      path: '/api/careers/apply',
      summary: 'Apply for a job with a résumé',
      tag: 'Careers',
      operation: 'ApplyForJob',
      field: 'applyForJob',
      idempotent: true,
      throttled: true,
      body: BODY,
      upload: {
        part: 'resume',
        maxBytes: MAX_RESUME_BYTES,
        missing: RESUME_NEEDED,
        description: `A ${RESUME_FORMATS} file of up to ${MAX_RESUME_MB} MB`,
      },
      success: { status: 201, message: 'We have your application' },
      reply: 'application',
      failure: MESSAGES.submissionFailed,
      statuses: { NOT_FOUND: 404, GONE: 410 },
      variables: ({ body, file, idempotencyKey }) => ({
        jobId: body['jobId'] ?? null,
        input: inputOfBody(CAREER_FORM, body),
        resume: file,
        idempotencyKey: idempotencyKey ?? null,
      }),
    },
  ],
});
