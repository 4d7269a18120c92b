import { MESSAGES } from 'domain/vocabulary/messages';
import { ROLE_LEVEL, type RoleName } from 'domain/vocabulary/roles';
import { object, withoutNulls, type Shape } from './json-shape.js';
import type { Route } from './route.js';

const text = (maxLength: number): Shape => ({ type: 'string', minLength: 1, maxLength });
const UUID = { type: 'string', format: 'uuid' };
const NOTHING = { type: 'null' };

const SESSION = {
  type: 'object',
  required: ['token', 'role', 'id', 'name', 'email'],
  properties: {
    token: { type: 'string' },
    role: { enum: Object.values(ROLE_LEVEL) },
    id: UUID,
    name: { type: 'string' },
    email: { type: 'string' },
  },
};

function sessionData({ session }: Record<string, unknown>): unknown {
  const { token, role, id, name, email } = session as Record<string, unknown>;
  return { token, role: ROLE_LEVEL[role as RoleName], id, name, email };
}

/** The spec's own shape: a session, or what is still to be asked. */
function googleReply(value: unknown): Record<string, unknown> {
  const { session, userData } = value as { session?: Record<string, unknown>; userData?: Record<string, unknown> };
  if (!session) return { success: true, message: 'A phone number is needed', userData };
  const { token, id, name, email, role } = session;
  return { success: true, message: 'Signed in', token, user: { id, name, email, role: ROLE_LEVEL[role as RoleName] } };
}

/** Signing in, signing up, and the way back in. */
export const AUTH_ROUTES: readonly Route[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    summary: 'Sign in',
    tag: 'Authentication',
    operation: 'Login',
    field: 'login',
    throttled: true,
    body: object({ email: text(320), password: text(1_000), code: text(40) }, ['email', 'password']),
    success: { status: 200, message: 'Signed in', data: SESSION },
    failure: MESSAGES.loginFailed,
    // a wrong e-mail or password; what is wrong with a field, such as the second step's code, is 422
    statuses: { INVALID: 401 },
    variables: ({ body }) => ({ input: withoutNulls(body) }),
    data: sessionData,
  },
  {
    method: 'post',
    path: '/api/auth/register',
    summary: 'Make an account; signs in at once',
    tag: 'Authentication',
    operation: 'Register',
    field: 'register',
    throttled: true,
    body: object({ name: text(200), email: text(320), phone: text(100), password: text(1_000) }, [
      'name',
      'email',
      'phone',
      'password',
    ]),
    success: { status: 201, message: 'Account created', data: SESSION },
    statuses: { ALREADY_EXISTS: 409 },
    variables: ({ body }) => ({ input: body }),
    data: sessionData,
  },
  {
    method: 'post',
    path: '/api/auth/google',
    summary: 'Sign in with a Google credential',
    tag: 'Authentication',
    operation: 'GoogleSignIn',
    field: 'googleSignIn',
    throttled: true,
    body: object({ credential: text(5_000), phoneNumber: text(100) }, ['credential']),
    success: {
      status: 200,
      message: 'Signed in',
      data: { type: 'object', description: '`token` and `user`, or `userData`, stand at the top level' },
    },
    statuses: { INVALID: 401, CONFLICT: 409 },
    variables: ({ body }) => ({ input: withoutNulls(body) }),
    data: (value) => value,
    whole: googleReply,
  },
  {
    method: 'post',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a letter to choose a new password',
    tag: 'Authentication',
    operation: 'ForgotPassword',
    field: 'forgotPassword',
    throttled: true,
    body: object({ email: text(320) }, ['email']),
    success: { status: 200, message: MESSAGES.resetSent, data: NOTHING },
    failure: MESSAGES.resetSendFailed,
    variables: ({ body }) => ({ email: body.email }),
    data: () => null,
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password with the token of a letter',
    tag: 'Authentication',
    operation: 'ResetPassword',
    field: 'resetPassword',
    throttled: true,
    body: object({ token: text(200), password: text(1_000) }, ['token', 'password']),
    success: { status: 200, message: 'Password changed', data: NOTHING },
    variables: ({ body }) => ({ token: body.token, password: body.password }),
    data: () => null,
  },
  {
    method: 'post',
    path: '/api/auth/verify-email',
    summary: 'Confirm an e-mail address with the token of a letter',
    tag: 'Authentication',
    operation: 'VerifyEmail',
    field: 'verifyEmail',
    throttled: true,
    body: object({ token: text(200) }, ['token']),
    success: { status: 200, message: 'Email address confirmed', data: NOTHING },
    variables: ({ body }) => ({ token: body.token }),
    data: () => null,
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    summary: 'Sign out: the token ends',
    tag: 'Authentication',
    operation: 'Logout',
    field: 'logout',
    requires: 'ACCOUNT_HOLDER',
    success: { status: 200, message: 'Signed out', data: NOTHING },
    variables: () => ({}),
    data: () => null,
  },
  {
    method: 'post',
    path: '/api/auth/validate-phone',
    summary: 'Check a Canadian phone number',
    tag: 'Authentication',
    operation: 'ValidatePhone',
    field: 'validatePhone',
    throttled: true,
    body: object({ phoneNumber: text(100) }, ['phoneNumber']),
    success: {
      status: 200,
      message: MESSAGES.phoneVerified,
      data: { type: 'object', required: ['phoneNumber'], properties: { phoneNumber: { type: 'string' } } },
    },
    failure: MESSAGES.phoneFailed,
    variables: ({ body }) => ({ phoneNumber: body.phoneNumber }),
    data: ({ phoneNumber }) => ({ phoneNumber }),
  },
];
