import { objectOf } from '@brokerage/domain/data/objects';
import { levelNamed, ROLE_LEVEL } from '@brokerage/domain/account/roles';
import { defineCalls } from '../../../rest/table.js';
import { object, text, withoutNulls } from '../../../rest/json-shape.js';

const SIGNED_IN = 'Signed in';
const NEEDS_PHONE = 'We need a phone number';

/** The spec's own shape: a session, or what is still to be asked. */
function googleReply(value: unknown): Record<string, unknown> {
  const { session, userData } = objectOf(value);
  if (!session) return { success: true, message: NEEDS_PHONE, userData };
  const { token, id, name, email, role } = objectOf(session);
  return { success: true, message: SIGNED_IN, token, user: { id, name, email, role: levelNamed(role) } };
}

const TEXT = { type: 'string' };
const whole = (message: string, parts: Record<string, object>): object => ({
  type: 'object',
  required: ['success', 'message', ...Object.keys(parts)],
  properties: { success: { const: true }, message: { const: message }, ...parts },
  additionalProperties: false,
});
const person = (properties: Record<string, object>): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});
const REPLY = {
  oneOf: [
    whole(SIGNED_IN, {
      token: { ...TEXT, description: 'Bearer token. Valid until its session ends' },
      user: person({
        id: { type: 'string', format: 'uuid' },
        name: TEXT,
        email: TEXT,
        role: { type: 'integer', enum: Object.values(ROLE_LEVEL) },
      }),
    }),
    whole(NEEDS_PHONE, {
      userData: person({
        name: TEXT,
        email: TEXT,
        picture: { type: ['string', 'null'] },
        requiresPhone: { type: 'boolean', description: 'Send the credential again with phoneNumber' },
      }),
    }),
  ],
};

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
      body: object(
        {
          credential: text(5_000),
          phoneNumber: text(100),
          password: text(1_000),
          code: text(40),
          nonce: text(200),
        },
        ['credential'],
      ),
      success: { status: 200, message: SIGNED_IN, whole: REPLY },
      statuses: { INVALID: 401, CONFLICT: 409 },
      variables: ({ body }) => ({ input: withoutNulls(body) }),
      whole: googleReply,
    },
  ],
});
