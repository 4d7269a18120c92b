import { defineCalls } from '../../rest/table.js';
import { CALCULATION_KINDS } from '@brokerage/domain/mortgage/calculate';
import { object, withoutNulls } from '../../rest/json-shape.js';
import { pages, paging } from '../../rest/paging.js';
import { constantCase } from '../../rest/words.js';

const RESULTS = { description: 'Calculated by the server. Schedule rows are left out' };

export const CALCULATION_CALLS = defineCalls({
  operations: {
    MyCalculations: `query MyCalculations($page: Int, $limit: Int) {
      myCalculations(page: $page, limit: $limit) {
        items { id kind label inputs results engineVersion rulesAsOf createdAt updatedAt }
        totalItems page limit
      }
    }`,
    SaveCalculation: `mutation SaveCalculation($input: SaveCalculationInput!) {
      saveCalculation(input: $input) {
        userErrors { code message field }
        calculation { id kind label inputs results engineVersion rulesAsOf createdAt updatedAt }
      }
    }`,
  },
  routes: [
    {
      method: 'get',
      path: '/api/users/calculations',
      summary: 'List your saved calculations, newest first',
      tag: 'Users',
      operation: 'MyCalculations',
      field: 'myCalculations',
      requires: 'ACCOUNT_HOLDER',
      paged: pages(25),
      success: { status: 200, message: '' },
      also: { 'items.results': RESULTS },
      variables: paging,
    },
    {
      method: 'post',
      path: '/api/users/calculations',
      summary: 'Save a calculation. The server works out the results',
      tag: 'Users',
      operation: 'SaveCalculation',
      field: 'saveCalculation',
      requires: 'ACCOUNT_HOLDER',
      body: object(
        {
          kind: { type: 'string', enum: CALCULATION_KINDS },
          inputs: { type: 'object', additionalProperties: true, description: "The engine's input fields" },
          label: { type: 'string', maxLength: 100 },
        },
        ['kind', 'inputs'],
      ),
      kinds: { by: 'kind', inputs: 'inputs', field: 'calculate', values: CALCULATION_KINDS },
      success: { status: 201, message: 'Calculation saved' },
      reply: 'calculation',
      also: { results: RESULTS },
      variables: ({ body }) => ({ input: withoutNulls({ ...body, kind: constantCase(body.kind) }) }),
    },
  ],
});
