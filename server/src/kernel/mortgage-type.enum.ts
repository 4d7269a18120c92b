import { tableOf } from '@brokerage/domain/data/objects';
import { enumOf } from '@brokerage/domain/data/codes';
import {
  MORTGAGE_TYPES,
  type MortgageTypeName,
  type MortgageTypeValue,
} from '@brokerage/domain/application/applications';
import { describeEnum } from './described-enum.js';

/** As GraphQL names them. The database and REST have the values of `domain`. */
export const MortgageType = enumOf<MortgageTypeName>(MORTGAGE_TYPES.map(({ graphql }) => graphql));
/** The name in GraphQL of what the database has. */
export const MORTGAGE_TYPE_NAMES: Readonly<Record<MortgageTypeValue, MortgageTypeName>> = tableOf(
  MORTGAGE_TYPES.map(({ value, graphql }) => [value, graphql]),
);

describeEnum(MortgageType, {
  name: 'MortgageType',
  description: 'What the mortgage is for.',
  meanings: {
    NEW_PURCHASE: 'To buy a home',
    REFINANCE: 'To replace a mortgage with a larger or cheaper one',
    RENEWAL: 'To go on at the end of a term',
    EQUITY_TAKEOUT: 'To borrow on what is paid off',
    OTHER: 'Something else, as the comments say',
  },
});
