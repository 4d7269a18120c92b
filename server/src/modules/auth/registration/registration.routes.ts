import { REGISTRATION } from '@brokerage/domain/account/account';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { bodyShape } from '../../../rest/body-shape.js';
import { EMAIL, object, text } from '../../../rest/json-shape.js';
import { defineCalls } from '../../../rest/table.js';

export const REGISTRATION_CALLS = defineCalls({
  operations: {
    Register: `mutation Register($input: RegisterInput!) {
      register(input: $input) { userErrors { code message field } session { token id name email role } }
    }`,
    ForgotPassword: `mutation ForgotPassword($email: String!) {
      forgotPassword(email: $email) { userErrors { code message field } message }
    }`,
    ResetPassword: `mutation ResetPassword($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password) { userErrors { code message field } }
    }`,
    VerifyEmail: `mutation VerifyEmail($token: String!) { verifyEmail(token: $token) { userErrors { code message field } } }`,
  },
  routes: [
    {
      method: 'post',
      path: '/api/auth/register',
      summary: 'Create an account and sign in',
      tag: 'Authentication',
      operation: 'Register',
      field: 'register',
      throttled: true,
      body: bodyShape(REGISTRATION),
      success: { status: 201, message: 'Account created' },
      reply: 'session',
      statuses: { ALREADY_EXISTS: 409 },
      variables: ({ body }) => ({ input: body }),
    },
    {
      method: 'post',
      path: '/api/auth/forgot-password',
      summary: 'Email a link to choose a new password',
      tag: 'Authentication',
      operation: 'ForgotPassword',
      field: 'forgotPassword',
      throttled: true,
      body: object({ email: EMAIL }, ['email']),
      success: { status: 200, message: MESSAGES.resetSent },
      failure: MESSAGES.resetSendFailed,
      variables: ({ body }) => ({ email: body.email }),
    },
    {
      method: 'post',
      path: '/api/auth/reset-password',
      summary: 'Choose a new password with the token from the email',
      tag: 'Authentication',
      operation: 'ResetPassword',
      field: 'resetPassword',
      throttled: true,
      body: object({ token: text(200), password: text(1_000) }, ['token', 'password']),
      success: { status: 200, message: 'Password changed' },
      variables: ({ body }) => ({ token: body.token, password: body.password }),
    },
    {
      method: 'post',
      path: '/api/auth/verify-email',
      summary: 'Confirm an email address with the token from the email',
      tag: 'Authentication',
      operation: 'VerifyEmail',
      field: 'verifyEmail',
      throttled: true,
      body: object({ token: text(200) }, ['token']),
      success: { status: 200, message: 'Email address confirmed' },
      variables: ({ body }) => ({ token: body.token }),
    },
  ],
});
