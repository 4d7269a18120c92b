import { LEAST_EXIT, MOST_EXIT } from '@brokerage/domain/lender-fit/exit-chances';
import type { Context } from '../../graphql/context.js';
import { object } from '../../rest/json-shape.js';
import { defineCalls } from '../../rest/table.js';
import type { LenderFitService } from './lender-fit.service.js';

const EXIT_MONTH = { type: 'number', minimum: LEAST_EXIT, maximum: MOST_EXIT, multipleOf: 1 } as const;
const CHANGE = 'change { code amount to mortgageGained debt debtKind years date }';
const REASON = 'code amount limitAmount figure limit until';
const COST = `months payment interest penalty fees premium premiumTax cashback clawback total unknown totalIfLower
  totalIfHigher`;

/** For the office's own programs, with the session of an administrator: the same as the console asks. */
export const LENDER_FIT_CALLS = defineCalls({
  operations: {
    LenderFitOfApplication: `query LenderFitOfApplication($id: ID!, $exitMonth: Int!) {
      lenderFit(id: $id, exitMonth: $exitMonth) {
        applicationNumber exitMonth missing assumed rulesAsOf
        lenders {
          bankId bankName answer place policyId sample program asks
          rate { id term type rate apr } reasons { ${REASON} } ${CHANGE}
          figures { gdsPct gdsLimitPct tdsPct tdsLimitPct score minScore room } cost { ${COST} }
        }
      }
    }`,
  },
  routes: [
    {
      method: 'get',
      path: '/api/applications/{id}/lender-fit',
      summary: 'Which lenders an application fits, and what each costs until a month',
      tag: 'Mortgage',
      operation: 'LenderFitOfApplication',
      field: 'lenderFit',
      requires: 'ADMIN',
      target: ({ services }: Context<{ lenderFits: LenderFitService }>, id) => services.lenderFits.checkExists(id),
      query: object({ exitMonth: EXIT_MONTH }, []),
      success: { status: 200, message: 'Lender fit' },
      variables: ({ params, query }) => ({ id: params['id'], exitMonth: Number(query['exitMonth'] ?? MOST_EXIT) }),
    },
  ],
});
