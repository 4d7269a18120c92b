import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret for signatures, as the specification Standard Webhooks writes one: 256 random bits. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** The headers of one attempt. The time is that of the attempt: a receiver refuses what was signed long ago. */
export function signedHeaders(secret: string, id: string, body: string, at: Date): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
