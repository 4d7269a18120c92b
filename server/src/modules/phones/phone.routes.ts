import { defineCalls } from '../../rest/table.js';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { object, text } from '../../rest/json-shape.js';

export const PHONE_CALLS = defineCalls({
  operations: {
    ValidatePhone: `mutation ValidatePhone($phoneNumber: String!) {
      validatePhone(phoneNumber: $phoneNumber) { userErrors { code message field } phoneNumber message }
    }`,
  },
  routes: [
    {
      method: 'post',
      path: '/api/auth/validate-phone',
      summary: 'Check a Canadian phone number',
      tag: 'Authentication',
      operation: 'ValidatePhone',
      field: 'validatePhone',
      throttled: true,
      body: object({ phoneNumber: text(100) }, ['phoneNumber']),
      success: { status: 200, message: MESSAGES.phoneVerified },
      reply: ['phoneNumber'],
      failure: MESSAGES.phoneFailed,
      variables: ({ body }) => ({ phoneNumber: body.phoneNumber }),
    },
  ],
});
