import { DirectiveLocation, GraphQLDirective, GraphQLNonNull, type GraphQLEnumType, type GraphQLSchema } from 'graphql';
import { getDirective } from '@graphql-tools/utils';
import { Directive } from 'type-graphql';
import { isOneOf } from '@brokerage/domain/data/codes';
import { SCOPE_CODES, TOKEN_SCOPES, type TokenScope } from '@brokerage/domain/integrations/token-scopes';
import type { Actor } from '../kernel/actor.js';
import { describedEnum } from '../kernel/described-enum.js';
import { codedError } from './coded-error.js';
import { wrapFields } from './wrap-fields.js';

/** A scope as the schema and the document tell of it */
const told = ({ scope, meaning }: (typeof TOKEN_SCOPES)[TokenScope]): string => `\`${scope}\`. ${meaning}`;

export const TokenScopes = describedEnum('TokenScope', 'What an API token may be used for.', {
  RATES_READ: told(TOKEN_SCOPES.RATES_READ),
  APPLICATIONS_READ: told(TOKEN_SCOPES.APPLICATIONS_READ),
  APPLICATIONS_WRITE: told(TOKEN_SCOPES.APPLICATIONS_WRITE),
});

/** Opens a root field to API tokens with this scope: `@Scope('RATES_READ')`. Every other root field is closed to them. */
export const Scope = (needs: TokenScope): MethodDecorator => Directive(`@scope(needs: ${needs})`);

/** `directive @scope(needs: TokenScope!) on FIELD_DEFINITION`, made once the TokenScope type exists. */
export const scopeDirective = (scopes: GraphQLEnumType): GraphQLDirective =>
  new GraphQLDirective({
    name: 'scope',
    description:
      'Also for API tokens that have this scope, with the rights of an account holder. A token may call no other root field.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: { needs: { type: new GraphQLNonNull(scopes) } },
  });

/** The scope that opens a root field to API tokens; undefined where nothing does. */
export function scopeOf(schema: GraphQLSchema, name: string): TokenScope | undefined {
  const field = schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  const needs: unknown = field && getDirective(schema, field, 'scope')?.[0]?.['needs'];
  return isOneOf(SCOPE_CODES, needs) ? needs : undefined;
}

/** Throws where an API token asks for what none of its scopes opens. A session needs no scope. */
export function checkScope(actor: Actor | undefined, needs: TokenScope | undefined): void {
  if (!actor?.token) return;
  if (needs === undefined) throw codedError('FORBIDDEN', 'An API token cannot do this.');
  if (actor.token.scopes.includes(needs)) return;
  throw codedError('FORBIDDEN', `This needs an API token with the scope ${TOKEN_SCOPES[needs].scope}.`);
}

/** Wraps the resolver of every root field: an API token passes where the field names one of its scopes. */
export const enforceScopes = (schema: GraphQLSchema): GraphQLSchema =>
  wrapFields(schema, ({ name }, type) => {
    if (type !== schema.getQueryType() && type !== schema.getMutationType()) return undefined;
    const needs = scopeOf(schema, name);
    return (resolve) => (source, args, context, info) => {
      checkScope(context.actor, needs);
      return resolve(source, args, context, info);
    };
  });
