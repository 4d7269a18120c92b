import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLDirective,
  GraphQLNonNull,
  type GraphQLEnumType,
  type GraphQLSchema,
} from 'graphql';
import { getDirective, mapSchema, MapperKind } from '@graphql-tools/utils';
import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/vocabulary/roles';
import { Directive } from 'type-graphql';
import type { Actor } from '../kernel/actor.js';
import { codedError } from './coded-error.js';
import { SIGN_IN } from './context.js';

/** The one word a resolver or type needs: `@Auth('ADMIN')`. */
export const Auth = (requires: RoleName): MethodDecorator & PropertyDecorator & ClassDecorator =>
  Directive(`@auth(requires: ${requires})`);

/** `directive @auth(requires: Role!) on FIELD_DEFINITION | OBJECT`, made once the Role type exists. */
export const authDirective = (role: GraphQLEnumType): GraphQLDirective =>
  new GraphQLDirective({
    name: 'auth',
    description: 'Requires a signed-in person with at least this role.',
    locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT],
    args: { requires: { type: new GraphQLNonNull(role) } },
  });

type Node = Parameters<typeof getDirective>[1];

/** The level a field or type asks for; undefined where it asks for none. */
export function requiredRole(schema: GraphQLSchema, node: Node): RoleName | undefined {
  return getDirective(schema, node, 'auth')?.[0]?.requires as RoleName | undefined;
}

const NOT_ALLOWED = 'Your role does not allow this.';

/** Throws what refuses the actor: nobody signed in first, a role too low second. */
export function checkRole(actor: Actor | undefined, requires: RoleName): asserts actor is Actor {
  if (!actor) throw codedError('UNAUTHENTICATED', SIGN_IN);
  if (ROLE_LEVEL[actor.role] < ROLE_LEVEL[requires]) {
    throw codedError('FORBIDDEN', NOT_ALLOWED);
  }
}

/** Wraps the resolver of every field that carries @auth, or whose type does. */
export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  const ofType = new Map<string, RoleName>();
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE](type) {
      const requires = requiredRole(schema, type);
      if (requires) ofType.set(type.name, requires);
      return undefined;
    },
    [MapperKind.OBJECT_FIELD](field, _name, typeName) {
      const requires = requiredRole(schema, field) ?? ofType.get(typeName);
      if (!requires) return undefined;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, context: { actor?: Actor }, info) => {
        checkRole(context.actor, requires);
        return resolve(source, args, context, info);
      };
      return field;
    },
  });
}
