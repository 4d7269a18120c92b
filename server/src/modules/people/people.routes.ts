import { defineCalls } from '../../rest/table.js';
import { objectOf } from '@brokerage/domain/data/objects';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { roleFromLevel } from '@brokerage/domain/account/roles';
import { actorOf, type Context } from '../../graphql/context.js';
import { EMAIL, object, text, withoutNulls, type Shape } from '../../rest/json-shape.js';
import { pages, paging } from '../../rest/paging.js';
import type { RouteInput } from '../../rest/route.js';
import type { AccountDeletionService } from './account-deletion.service.js';
import type { UserService } from './user.service.js';

type PeopleContext = Context<{ users: UserService; accountDeletions: AccountDeletionService }>;

const LEVEL: Shape = { type: 'number', minimum: 1, maximum: 3, multipleOf: 1 };

type Row = Record<string, unknown>;

function changes({ body, params }: RouteInput): Row {
  const { role, password, ...fields } = withoutNulls(body);
  return {
    id: params['id'],
    input: {
      ...fields,
      ...(password !== undefined && { password: withoutNulls(objectOf(password)) }),
      ...(role !== undefined && { role: roleFromLevel(Number(role)) }),
    },
  };
}

export const PEOPLE_CALLS = defineCalls({
  operations: {
    Users: `query Users($filter: UserFilter, $page: Int, $limit: Int) {
      users(filter: $filter, page: $page, limit: $limit) {
        items { id name email phone role emailVerified suspended marketingConsent createdAt }
        totalItems page limit
      }
    }`,
    ModeratorView: `query ModeratorView($q: String, $page: Int, $limit: Int) {
      moderatorView(q: $q, page: $page, limit: $limit) {
        items { id name email role createdAt blogs comments suspended }
        totalItems page limit
      }
    }`,
    Profile: `query Profile { profile { id name email phone role emailVerified suspended marketingConsent createdAt } }`,
    UpdateUser: `mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {
      updateUser(id: $id, input: $input) {
        userErrors { code message field }
        user { id name email phone role emailVerified suspended marketingConsent }
        token
      }
    }`,
    DeleteUser: `mutation DeleteUser($id: ID!, $password: String, $confirmationCode: String) {
      deleteUser(id: $id, password: $password, confirmationCode: $confirmationCode) { userErrors { code message field } deletedId }
    }`,
  },
  routes: [
    {
      method: 'get',
      path: '/api/users',
      summary: 'List people, newest first',
      tag: 'Users',
      operation: 'Users',
      field: 'users',
      requires: 'ADMIN',
      paged: pages(10),
      query: object({ q: text(200), role: LEVEL }, []),
      success: { status: 200, message: 'Users' },
      variables: (input) => {
        const { q, role } = input.query;
        const level = role === undefined ? null : roleFromLevel(Number(role));
        return { ...paging(input), filter: withoutNulls({ q: q ?? null, role: level }) };
      },
    },
    {
      method: 'get',
      path: '/api/users/moderator-view',
      summary: 'List clients with masked details',
      tag: 'Users',
      operation: 'ModeratorView',
      field: 'moderatorView',
      requires: 'MODERATOR',
      paged: pages(10),
      query: object({ q: text(200) }, []),
      success: { status: 200, message: 'Users' },
      also: { 'items.email': { description: 'Masked' } },
      failure: MESSAGES.usersFetchFailed,
      refusals: { noToken: MESSAGES.noToken, ended: MESSAGES.sessionExpired, other: MESSAGES.usersFetchFailed },
      variables: (input) => ({ ...paging(input), q: input.query.q ?? null }),
    },
    {
      method: 'get',
      path: '/api/users/profile',
      summary: 'Get your account',
      tag: 'Users',
      operation: 'Profile',
      field: 'profile',
      requires: 'ACCOUNT_HOLDER',
      success: { status: 200, message: 'Profile' },
      variables: () => ({}),
    },
    {
      method: 'put',
      path: '/api/users/{id}',
      summary: 'Update your account, or a person’s as staff',
      tag: 'Users',
      operation: 'UpdateUser',
      field: 'updateUser',
      requires: 'ACCOUNT_HOLDER',
      target: (context: PeopleContext, id) => context.services.users.checkReachable(actorOf(context), id),
      throttled: true,
      body: object(
        {
          name: text(200),
          phone: text(100),
          email: EMAIL,
          password: object({ current: text(1_000), next: text(1_000) }, []),
          confirmationCode: text(40),
          suspended: { type: 'boolean' },
          marketingConsent: { type: 'boolean' },
          role: LEVEL,
        },
        [],
      ),
      success: { status: 200, message: 'Saved' },
      reply: 'user',
      also: { token: { type: 'string', description: 'Of a new session, after you changed your password' } },
      statuses: { ALREADY_EXISTS: 409, CONFLICT: 409 },
      variables: changes,
      data: (user, { token }) => ({ ...objectOf(user), ...(token != null && { token }) }),
    },
    {
      method: 'delete',
      path: '/api/users/{id}',
      summary: 'Delete your account with your password, or any account as an administrator',
      tag: 'Users',
      operation: 'DeleteUser',
      field: 'deleteUser',
      requires: 'ACCOUNT_HOLDER',
      target: (context: PeopleContext, id) => context.services.accountDeletions.checkDeletable(actorOf(context), id),
      throttled: true,
      body: object({ password: text(1_000), confirmationCode: text(40) }, []),
      bodyOptional: true,
      success: { status: 200, message: 'Account deleted' },
      statuses: { CONFLICT: 409 },
      variables: ({ params, body }) => ({
        id: params['id'],
        password: body.password ?? null,
        confirmationCode: body.confirmationCode ?? null,
      }),
    },
  ],
});
