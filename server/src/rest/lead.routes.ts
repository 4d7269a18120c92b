import { COMMENTS_MAX } from 'domain/chat/answers';
import { DOWN_PAYMENTS, MORTGAGE_AMOUNTS, PROPERTY_VALUES, SERVICE_TYPES } from 'domain/chat/steps';
import { MESSAGES } from 'domain/vocabulary/messages';
import { object, withoutNulls, type Shape } from './json-shape.js';
import type { Route } from './route.js';

const text = (maxLength: number): Shape => ({ type: 'string', minLength: 1, maxLength });
const oneOf = (values: readonly string[]): Shape => ({ type: 'string', enum: values });

/** Those who ask to be called. */
export const LEAD_ROUTES: readonly Route[] = [
  {
    method: 'post',
    path: '/api/mortgage/lead',
    summary: 'Send what the chat collected',
    tag: 'Leads',
    operation: 'SubmitChatLead',
    field: 'submitChatLead',
    idempotent: true,
    throttled: true,
    body: object(
      {
        fullName: text(200),
        phone: text(100),
        serviceType: oneOf(SERVICE_TYPES),
        email: text(320),
        downPayment: oneOf(DOWN_PAYMENTS),
        propertyValue: oneOf(PROPERTY_VALUES),
        mortgageAmount: oneOf(MORTGAGE_AMOUNTS),
        additionalComments: { type: 'string', maxLength: COMMENTS_MAX },
      },
      ['fullName', 'phone', 'serviceType', 'email'],
    ),
    success: {
      status: 201,
      message: 'We have your message',
      data: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
    },
    failure: MESSAGES.submissionFailed,
    variables: ({ body, idempotencyKey }) => ({ input: withoutNulls(body), idempotencyKey: idempotencyKey ?? null }),
    data: ({ lead }) => lead,
  },
];
