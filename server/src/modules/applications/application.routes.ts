import { defineCalls } from '../../rest/table.js';
import { BASIC_FORM } from '@brokerage/domain/application/basic-application';
import { DRAFT_MAX_BYTES } from '@brokerage/domain/application/drafts';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { bodyShape, inputOfBody } from '../../rest/body-shape.js';
import { pages, paging } from '../../rest/paging.js';
import { APPLICATION_BODY } from './application-body.js';

const NUMBER = { pattern: '^MB-\\d{4}-[0-9A-HJKMNP-TV-Z]{8}$' };

export const APPLICATION_CALLS = defineCalls({
  operations: {
    SubmitBasicApplication: `mutation SubmitBasicApplication($input: BasicApplicationInput!, $idempotencyKey: String) {
      submitBasicApplication(input: $input, idempotencyKey: $idempotencyKey) {
        userErrors { code message field }
        application { id applicationNumber }
      }
    }`,
    SubmitComprehensiveApplication: `mutation SubmitComprehensiveApplication($application: JSONObject!, $idempotencyKey: String) {
      submitComprehensiveApplication(application: $application, idempotencyKey: $idempotencyKey) {
        userErrors { code message field }
        application { id applicationNumber status removed }
      }
    }`,
    MyApplications: `query MyApplications($page: Int, $limit: Int) {
      myApplications(page: $page, limit: $limit) {
        items { id applicationNumber kind mortgageType status statusLabel submittedAt updatedAt }
        totalItems page limit
      }
    }`,
  },
  routes: [
    {
      method: 'post',
      path: '/mortgage/basic',
      summary: 'Submit a basic application',
      tag: 'Mortgage',
      operation: 'SubmitBasicApplication',
      field: 'submitBasicApplication',
      idempotent: true,
      throttled: true,
      alsoPage: true,
      body: bodyShape(BASIC_FORM),
      success: { status: 201, message: 'Application received' },
      reply: 'application',
      also: { applicationNumber: NUMBER },
      failure: MESSAGES.submissionFailed,
      variables: ({ body, idempotencyKey }) => ({
        input: inputOfBody(BASIC_FORM, body),
        idempotencyKey: idempotencyKey ?? null,
      }),
    },
    {
      method: 'post',
      path: '/mortgage/comprehensive',
      summary: 'Submit a comprehensive application',
      tag: 'Mortgage',
      operation: 'SubmitComprehensiveApplication',
      fields: { application: '' },
      field: 'submitComprehensiveApplication',
      idempotent: true,
      throttled: true,
      body: APPLICATION_BODY,
      bodyLimit: 2 * DRAFT_MAX_BYTES,
      alsoPage: true,
      success: { status: 201, message: 'Application received' },
      reply: 'application',
      also: { applicationNumber: NUMBER },
      // whoever sends a token believes that it counts
      statuses: { UNAUTHENTICATED: 401 },
      failure: MESSAGES.applicationFailed,
      variables: ({ body, idempotencyKey }) => ({ application: body, idempotencyKey: idempotencyKey ?? null }),
    },
    {
      method: 'get',
      path: '/api/users/fetch-applications',
      summary: 'List your applications',
      tag: 'Users',
      operation: 'MyApplications',
      field: 'myApplications',
      requires: 'ACCOUNT_HOLDER',
      paged: pages(10),
      success: { status: 200, message: 'Applications' },
      variables: paging,
    },
    {
      method: 'get',
      path: '/mortgage/user',
      summary: 'List your 100 newest applications',
      tag: 'Mortgage',
      operation: 'MyApplications',
      operationId: 'myNewestApplications',
      field: 'myApplications',
      requires: 'ACCOUNT_HOLDER',
      alsoPage: true,
      success: { status: 200, message: 'Applications' },
      reply: 'items',
      variables: () => ({ page: 1, limit: 100 }),
    },
  ],
});
