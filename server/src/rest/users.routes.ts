import { MESSAGES } from 'domain/vocabulary/messages';
import { roleFromLevel, ROLE_LEVEL, type RoleName } from 'domain/vocabulary/roles';
import { object, withoutNulls, type Shape } from './json-shape.js';
import type { Route, RouteInput } from './route.js';

const UUID = { type: 'string', format: 'uuid' };
const TIME = { type: 'string', format: 'date-time' };
const ROLE = { enum: Object.values(ROLE_LEVEL) };
const LEVEL: Shape = { type: 'number', minimum: 1, maximum: 3, multipleOf: 1 };
const text = (maxLength: number): Shape => ({ type: 'string', minLength: 1, maxLength });

const USER = {
  type: 'object',
  required: ['id', 'name', 'email', 'phone', 'role', 'suspended'],
  properties: {
    id: UUID,
    name: { type: 'string' },
    email: { type: 'string' },
    phone: { type: ['string', 'null'] },
    role: ROLE,
    emailVerified: { type: 'boolean' },
    suspended: { type: 'boolean' },
    marketingConsent: { type: 'boolean' },
    createdAt: TIME,
  },
};
const MODERATED = {
  type: 'object',
  properties: {
    id: UUID,
    name: { type: 'string' },
    email: { type: 'string', description: 'Masked' },
    role: ROLE,
    createdAt: TIME,
    blogs: { type: 'integer' },
    comments: { type: 'integer' },
    suspended: { type: 'boolean' },
  },
};
const APPLICATION = {
  type: 'object',
  properties: {
    id: UUID,
    applicationNumber: { type: 'string' },
    kind: { enum: ['basic', 'comprehensive'] },
    mortgageType: { type: 'string' },
    status: { type: 'string' },
    statusLabel: { type: 'string' },
    submittedAt: TIME,
    updatedAt: TIME,
  },
};
const LIKED_BLOG = {
  type: 'object',
  properties: {
    id: UUID,
    slug: { type: 'string' },
    title: { type: 'string' },
    excerpt: { type: 'string' },
    publishedAt: { type: ['string', 'null'], format: 'date-time' },
    likedAt: TIME,
  },
};
const pageOf = (items: object): Record<string, unknown> => ({
  type: 'object',
  required: ['items', 'page', 'limit', 'total', 'totalPages'],
  properties: {
    items: { type: 'array', items },
    page: { type: 'integer' },
    limit: { type: 'integer' },
    total: { type: 'integer' },
    totalPages: { type: 'integer' },
  },
});

type Row = Record<string, unknown>;

const withLevel = ({ role, ...row }: Row): Row => ({ ...row, role: ROLE_LEVEL[role as RoleName] });

function paged(value: Row, rowOf: (row: Row) => Row = (row) => row): Row {
  const { items, totalItems, page, limit } = value as { items: Row[]; totalItems: number; page: number; limit: number };
  return { items: items.map(rowOf), page, limit, total: totalItems, totalPages: Math.ceil(totalItems / limit) };
}

const paging = ({ page, limit }: RouteInput): Row => ({ page: page ?? 1, limit: limit ?? 10 });

function changes({ body, params }: RouteInput): Row {
  const { role, password, ...fields } = withoutNulls(body);
  return {
    id: params['id'],
    input: {
      ...fields,
      ...(password !== undefined && { password: withoutNulls(password as Row) }),
      ...(role !== undefined && { role: roleFromLevel(Number(role)) }),
    },
  };
}

/** People and what is theirs. */
export const USER_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/api/users',
    summary: 'People, newest first',
    tag: 'Users',
    operation: 'Users',
    field: 'users',
    requires: 'ADMIN',
    paged: true,
    query: object({ q: text(200), role: LEVEL }, []),
    success: { status: 200, message: 'Users', data: pageOf(USER) },
    variables: (input) => {
      const { q, role } = input.query;
      const level = role === undefined ? null : roleFromLevel(Number(role));
      return { ...paging(input), filter: withoutNulls({ q: q ?? null, role: level }) };
    },
    data: (value) => paged(value, withLevel),
  },
  {
    method: 'get',
    path: '/api/users/moderator-view',
    summary: 'Clients, masked',
    tag: 'Users',
    operation: 'ModeratorView',
    field: 'moderatorView',
    requires: 'MODERATOR',
    paged: true,
    query: object({ q: text(200) }, []),
    success: { status: 200, message: 'Users', data: pageOf(MODERATED) },
    failure: MESSAGES.usersFetchFailed,
    variables: (input) => ({ ...paging(input), q: input.query.q ?? null }),
    data: (value) => paged(value, withLevel),
  },
  {
    method: 'get',
    path: '/api/users/profile',
    summary: 'One’s own account',
    tag: 'Users',
    operation: 'Profile',
    field: 'profile',
    requires: 'ACCOUNT_HOLDER',
    success: { status: 200, message: 'Profile', data: USER },
    variables: () => ({}),
    data: withLevel,
  },
  {
    method: 'get',
    path: '/api/users/fetch-applications',
    summary: 'One’s own applications',
    tag: 'Users',
    operation: 'MyApplications',
    field: 'myApplications',
    requires: 'ACCOUNT_HOLDER',
    paged: true,
    success: { status: 200, message: 'Applications', data: pageOf(APPLICATION) },
    variables: paging,
    data: (value) => paged(value),
  },
  {
    method: 'get',
    path: '/api/users/liked-blogs',
    summary: 'The posts one likes',
    tag: 'Users',
    operation: 'LikedBlogs',
    field: 'myLikedBlogs',
    requires: 'ACCOUNT_HOLDER',
    paged: true,
    success: { status: 200, message: 'Liked posts', data: pageOf(LIKED_BLOG) },
    variables: paging,
    data: (value) => paged(value),
  },
  {
    method: 'get',
    path: '/mortgage/user',
    summary: 'One’s own applications, the hundred newest',
    tag: 'Mortgage',
    operation: 'MyApplications',
    field: 'myApplications',
    requires: 'ACCOUNT_HOLDER',
    alsoPage: true,
    success: { status: 200, message: 'Applications', data: { type: 'array', items: APPLICATION } },
    variables: () => ({ page: 1, limit: 100 }),
    data: ({ items }) => items,
  },
  {
    method: 'put',
    path: '/api/users/{id}',
    summary: 'Change a person: oneself, or as staff',
    tag: 'Users',
    operation: 'UpdateUser',
    field: 'updateUser',
    requires: 'ACCOUNT_HOLDER',
    throttled: true,
    body: object(
      {
        name: text(200),
        phone: text(100),
        email: text(320),
        password: object({ current: text(1_000), next: text(1_000) }, ['current']),
        suspended: { type: 'boolean' },
        marketingConsent: { type: 'boolean' },
        role: LEVEL,
      },
      [],
    ),
    success: { status: 200, message: 'Saved', data: USER },
    statuses: { ALREADY_EXISTS: 409, CONFLICT: 409 },
    variables: changes,
    data: ({ user, token }) => ({ ...withLevel(user as Row), ...(token != null && { token }) }),
  },
  {
    method: 'delete',
    path: '/api/users/{id}',
    summary: 'Delete oneself, with the password, or anybody as an administrator',
    tag: 'Users',
    operation: 'DeleteUser',
    field: 'deleteUser',
    requires: 'ACCOUNT_HOLDER',
    throttled: true,
    body: object({ password: text(1_000) }, []),
    bodyOptional: true,
    success: { status: 200, message: 'Account deleted', data: { type: 'null' } },
    statuses: { CONFLICT: 409 },
    variables: ({ params, body }) => ({ id: params['id'], password: body.password ?? null }),
    data: () => null,
  },
];
