import { defineCalls } from '../../../rest/table.js';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { EMAIL, object, text, withoutNulls } from '../../../rest/json-shape.js';

export const SESSION_CALLS = defineCalls({
  operations: {
    Login: `mutation Login($input: LoginInput!) {
      login(input: $input) {
        userErrors { code message field }
        session { token id name email role }
      }
    }`,
    Logout: `mutation Logout { logout { userErrors { code message field } } }`,
  },
  routes: [
    {
      method: 'post',
      path: '/api/auth/login',
      summary: 'Sign in',
      tag: 'Authentication',
      operation: 'Login',
      field: 'login',
      throttled: true,
      body: object({ email: EMAIL, password: text(1_000), code: text(40) }, ['email', 'password']),
      success: { status: 200, message: 'Signed in' },
      reply: 'session',
      failure: MESSAGES.loginFailed,
      limited: MESSAGES.loginThrottled,
      // a wrong email or password; what is wrong with a field, such as the second step's code, is 422
      statuses: { INVALID: 401 },
      variables: ({ body }) => ({ input: withoutNulls(body) }),
    },
    {
      method: 'post',
      path: '/api/auth/logout',
      summary: 'Sign out and revoke the token',
      tag: 'Authentication',
      operation: 'Logout',
      field: 'logout',
      requires: 'ACCOUNT_HOLDER',
      success: { status: 200, message: 'Signed out' },
      variables: () => ({}),
    },
  ],
});
