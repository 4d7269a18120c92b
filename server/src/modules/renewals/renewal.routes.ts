import { LETTER_FIGURES } from '@brokerage/domain/renewals/letter-form';
import { bodyShape, inputOfBody } from '../../rest/body-shape.js';
import { defineCalls } from '../../rest/table.js';

const COST = 'payment interest fees total';
const RIVAL = `bankName term rate apr cost { ${COST} } saving`;

export const RENEWAL_CALLS = defineCalls({
  operations: {
    RenewalVerdict: `query RenewalVerdict($input: RenewalLetterInput!) {
      renewalVerdict(input: $input) {
        isGood unknown insurance months letter { ${COST} } best { ${RIVAL} } ordinary { ${RIVAL} }
        asOf stage remindOn statementBy
      }
    }`,
  },
  routes: [
    {
      method: 'post',
      path: '/api/renewals/verdict',
      summary: 'Judge a renewal letter. Nothing is kept',
      tag: 'Rates',
      operation: 'RenewalVerdict',
      field: 'renewalVerdict',
      throttled: true,
      body: bodyShape(LETTER_FIGURES),
      success: { status: 200, message: '' },
      variables: ({ body }) => ({ input: inputOfBody(LETTER_FIGURES, body) }),
    },
  ],
});
