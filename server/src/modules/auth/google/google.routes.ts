import { defineCalls } from '../../../rest/table.js';
import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/vocabulary/roles';
import { object, text, withoutNulls } from '../../../rest/json-shape.js';

/** The spec's own shape: a session, or what is still to be asked. */
function googleReply(value: unknown): Record<string, unknown> {
  const { session, userData } = value as { session?: Record<string, unknown>; userData?: Record<string, unknown> };
  if (!session) return { success: true, message: 'We need a phone number', userData };
  const { token, id, name, email, role } = session;
  return { success: true, message: 'Signed in', token, user: { id, name, email, role: ROLE_LEVEL[role as RoleName] } };
}

export const GOOGLE_CALLS = defineCalls({
  operations: {
    GoogleSignIn: `mutation GoogleSignIn($input: GoogleSignInInput!) {
      googleSignIn(input: $input) {
        userErrors { code message field }
        session { token id name email role }
        userData { name email picture requiresPhone }
      }
    }`,
  },
  routes: [
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
        data: { type: 'object', description: '`token` and `user`, or `userData`, are at the top level' },
      },
      statuses: { INVALID: 401, CONFLICT: 409 },
      variables: ({ body }) => ({ input: withoutNulls(body) }),
      whole: googleReply,
    },
  ],
});
