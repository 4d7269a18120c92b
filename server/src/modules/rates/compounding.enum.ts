import type { Compounding as Period } from '@brokerage/domain/mortgage/periodic-rate';
import { describeEnum } from '../../kernel/described-enum.js';

/** Names are those of GraphQL, values those of the engine, the database and REST. */
export const Compounding = { SEMI_ANNUAL: 'semi-annual', MONTHLY: 'monthly' } as const satisfies Record<string, Period>;
describeEnum(Compounding, {
  name: 'Compounding',
  description:
    'How often interest is added. A field of the product: SEMI_ANNUAL for fixed rates, MONTHLY for most variable rates.',
  meanings: {
    SEMI_ANNUAL: 'Twice a year, as the Interest Act asks of fixed rates',
    MONTHLY: '12 times a year',
  },
});
