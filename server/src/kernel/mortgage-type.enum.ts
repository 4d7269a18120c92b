import { MORTGAGE_TYPES, type MortgageTypeName } from '@brokerage/domain/vocabulary/applications';
import { registerEnumType } from 'type-graphql';

/** As GraphQL names them. The database and REST have the values of `domain`. */
export const MortgageType = Object.fromEntries(MORTGAGE_TYPES.map(({ graphql }) => [graphql, graphql])) as {
  [Name in MortgageTypeName]: Name;
};
registerEnumType(MortgageType, { name: 'MortgageType', description: 'What the mortgage is for.' });
