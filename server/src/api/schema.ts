import 'reflect-metadata';
import { ERROR_CODES } from '@brokerage/domain/vocabulary/error-codes';
import { GraphQLSchema, isEnumType, type GraphQLEnumType } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { authDirective, enforceAuth } from '../graphql/auth.js';
import { describeShared } from '../graphql/descriptions.js';
import { enforceScopes, scopeDirective } from '../graphql/scope.js';
import { checkInput } from '../graphql/check-input.js';
import { answerUserErrors } from '../graphql/user-errors.js';
import type { SchemaPart } from '../graphql/schema-part.js';
import type { Class } from '../kernel/class.js';
import { keptSecrets, policyGaps, publicRoots, tellTags } from './public-fields.js';

const ERRORS = [
  'What a caller can put right in a mutation is in its `userErrors`. Other errors are at the top level, with a code in `extensions.code`:',
  ...Object.entries(ERROR_CODES).map(([code, meaning]) => `- ${code}: ${meaning}`),
].join('\n');

function enumIn(schema: GraphQLSchema, name: string): GraphQLEnumType {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The schema has no enum ${name}.`);
  return type;
}

/** The one schema: what is printed is what is enforced. Throws where a root field has no policy. */
export function makeSchema(modules: readonly SchemaPart[]): GraphQLSchema {
  // there is always one: nothing else makes a schema
  const resolvers = modules.flatMap((module) => module.resolvers ?? []) as unknown as NonEmptyArray<Class>;
  const bare = describeShared(
    buildSchemaSync({
      resolvers,
      validate: false,
      emitSchemaFile: false,
      // Apollo Server checks what is made of it below
      skipCheck: true,
    }),
  );
  // type-graphql makes the enums itself, so the definitions of the directives join afterwards
  const config = bare.toConfig();
  const role = enumIn(bare, 'Role');
  const scopes = enumIn(bare, 'TokenScope');
  const schema = new GraphQLSchema({
    ...config,
    description: ERRORS,
    directives: [...config.directives, authDirective(role), scopeDirective(scopes)],
  });
  const open = publicRoots(modules);
  const gaps = policyGaps(schema, open);
  if (gaps.length > 0)
    throw new Error(`Root fields without a policy (@Auth or publicFields of a module): ${gaps.join(', ')}`);
  const secrets = keptSecrets(schema, open);
  if (secrets.length > 0)
    throw new Error(`Asked for with a secret, so null among the publicFields: ${secrets.join(', ')}`);
  return enforceScopes(enforceAuth(answerUserErrors(checkInput(tellTags(schema, open)))));
}
