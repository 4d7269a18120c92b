import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { objectOf } from '@brokerage/domain/data/objects';
import { DomainError } from '../kernel/domain-error.js';
import { wrapFields } from './wrap-fields.js';

/** Turns a DomainError thrown by a mutation into its payload's `userErrors`; everything else goes on as it is. */
export function answerUserErrors(schema: GraphQLSchema): GraphQLSchema {
  return wrapFields(schema, (field, parent) => {
    const type = getNamedType(field.type);
    if (parent !== schema.getMutationType() || !isObjectType(type) || !('userErrors' in type.getFields()))
      return undefined;
    return (resolve) => async (source, args, context, info) => {
      try {
        return { userErrors: [], ...objectOf(await resolve(source, args, context, info)) };
      } catch (error) {
        if (error instanceof DomainError) return { userErrors: error.problems };
        throw error;
      }
    };
  });
}
