import { defaultFieldResolver, getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { objectOf } from '@brokerage/domain/data/objects';
import { DomainError } from '../kernel/domain-error.js';

/** Turns a DomainError thrown by a mutation into its payload's `userErrors`; everything else goes on as it is. */
export function answerUserErrors(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.MUTATION_ROOT_FIELD](field) {
      const type = getNamedType(field.type);
      if (!isObjectType(type) || !('userErrors' in type.getFields())) return undefined;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = async (source, args, context, info) => {
        try {
          return { userErrors: [], ...objectOf(await resolve(source, args, context, info)) };
        } catch (error) {
          if (error instanceof DomainError) return { userErrors: error.problems };
          throw error;
        }
      };
      return field;
    },
  });
}
