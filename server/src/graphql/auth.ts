import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLNonNull,
  type GraphQLEnumType,
  type GraphQLSchema,
} from 'graphql';
import { getDirective } from '@graphql-tools/utils';
import { SECOND_FACTOR_NEEDED } from '@brokerage/domain/settings/staff-sign-in';
import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/account/roles';
import { Directive } from 'type-graphql';
import type { Actor } from '../kernel/actor.js';
import { codedError } from './coded-error.js';
import { SIGN_IN } from './context.js';
import { wrapFields } from './wrap-fields.js';

/** The one word a resolver or type needs: `@Auth('ADMIN')`. `beforeSecondFactor`: also for whom the second factor is still missing. */
export const Auth = (
  requires: RoleName,
  { beforeSecondFactor = false } = {},
): MethodDecorator & PropertyDecorator & ClassDecorator =>
  Directive(`@auth(requires: ${requires}${beforeSecondFactor ? ', beforeSecondFactor: true' : ''})`);

/** `directive @auth(requires: Role!) on FIELD_DEFINITION | OBJECT`, made once the Role type exists. */
export const authDirective = (role: GraphQLEnumType): GraphQLDirective =>
  new GraphQLDirective({
    name: 'auth',
    description: 'Requires a signed-in person with at least this role.',
    locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT],
    args: {
      requires: { type: new GraphQLNonNull(role) },
      beforeSecondFactor: {
        type: new GraphQLNonNull(GraphQLBoolean),
        defaultValue: false,
        description: 'Also for staff who still have to set up the second factor that the settings ask for.',
      },
    },
  });

type Node = Parameters<typeof getDirective>[1];

interface Requirement {
  requires: RoleName;
  beforeSecondFactor?: boolean;
}

const requirementOf = (schema: GraphQLSchema, node: Node): Requirement | undefined =>
  getDirective(schema, node, 'auth')?.[0] as Requirement | undefined;

/** The level a field or type asks for; undefined where it asks for none. */
export const requiredRole = (schema: GraphQLSchema, node: Node): RoleName | undefined =>
  requirementOf(schema, node)?.requires;

const NOT_ALLOWED = 'Your role does not allow this.';

/** Throws what refuses the actor: nobody signed in first, a second factor that is missing second, a role too low third. */
export function checkRole(
  actor: Actor | undefined,
  requires: RoleName,
  beforeSecondFactor = false,
): asserts actor is Actor {
  if (!actor) throw codedError('UNAUTHENTICATED', SIGN_IN);
  const { role, heldBack = role } = actor;
  if (ROLE_LEVEL[role] >= ROLE_LEVEL[requires]) return;
  const isHeldBack = ROLE_LEVEL[heldBack] >= ROLE_LEVEL[requires];
  if (!isHeldBack) throw codedError('FORBIDDEN', NOT_ALLOWED);
  if (!beforeSecondFactor) throw codedError('SECOND_FACTOR_REQUIRED', SECOND_FACTOR_NEEDED);
}

/** Wraps the resolver of every field that carries @auth, or whose type does. */
export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  return wrapFields(schema, (field, type) => {
    const asked = requirementOf(schema, field) ?? requirementOf(schema, type);
    if (!asked) return undefined;
    return (resolve) => (source, args, context, info) => {
      checkRole(context.actor, asked.requires, asked.beforeSecondFactor);
      return resolve(source, args, context, info);
    };
  });
}
