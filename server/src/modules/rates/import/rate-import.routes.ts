import { MEGABYTE } from '../../../graphql/upload.js';
import { defineCalls } from '../../../rest/table.js';
import { object } from '../../../rest/json-shape.js';
import { FILTER_QUERY, filterOf } from '../desk/rate-desk.shapes.js';
import { FACTS, USER_ERRORS } from '../desk/rate-desk.fields.js';

/** The file, and what JSON writes around its quotes and line ends */
const IMPORT_BODY = 11 * MEGABYTE;
const MAX_CSV_CHARACTERS = 5 * MEGABYTE;

export const RATE_IMPORT_CALLS = defineCalls({
  operations: {
    ImportRates: `mutation ImportRates($csv: String!, $dryRun: Boolean!) {
      importRates(csv: $csv, dryRun: $dryRun) {
        ${USER_ERRORS} created changed unchanged refused undoId
        lines { line status bankName message before { ${FACTS} } after { ${FACTS} } }
      }
    }`,
    ExportRates: `query ExportRates($filter: DeskRateFilter) { exportRates(filter: $filter) }`,
  },
  routes: [
    {
      method: 'post',
      path: '/api/rates/import',
      summary: 'Import rates from a CSV table as pending changes. A dry run only reports',
      tag: 'Rates',
      operation: 'ImportRates',
      field: 'importRates',
      requires: 'ADMIN',
      bodyLimit: IMPORT_BODY,
      body: object(
        { csv: { type: 'string', minLength: 1, maxLength: MAX_CSV_CHARACTERS }, dryRun: { type: 'boolean' } },
        ['csv', 'dryRun'],
      ),
      fields: { file: 'csv' },
      success: { status: 200, message: 'Table read' },
      reply: ['lines', 'created', 'changed', 'unchanged', 'refused', 'undoId'],
      variables: ({ body }) => ({ csv: body.csv, dryRun: body.dryRun }),
    },
    {
      method: 'get',
      path: '/api/rates/export',
      summary: 'Export the published rates as a CSV table the import accepts',
      tag: 'Rates',
      operation: 'ExportRates',
      field: 'exportRates',
      requires: 'ADMIN',
      query: FILTER_QUERY,
      success: { status: 200, message: '' },
      file: { name: 'rates.csv', type: 'text/csv' },
      variables: ({ query }) => ({ filter: filterOf(query) }),
    },
  ],
});
