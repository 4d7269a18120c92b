import type { Response } from 'express';

export interface FieldError {
  field: string | null;
  message: string;
}

/** What every reply of the documented calls looks like, unless the spec shows another shape. */
export interface Envelope {
  success: boolean;
  message: string;
  data: unknown;
  errors: FieldError[];
}

/** The envelope of what was done. */
export const done = (message: string, data: unknown): Envelope => ({ success: true, message, data, errors: [] });

export function sendSuccess(response: Response, status: number, message: string, data: unknown): void {
  response.status(status).json(done(message, data));
}

export function sendFailure(
  response: Response,
  status: number,
  message: string,
  errors: FieldError[] = [],
  retryAfterSeconds?: number,
): void {
  response.set('Cache-Control', 'no-store');
  if (status === 401) response.set('WWW-Authenticate', 'Bearer');
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  response.status(status).json({ success: false, message, data: null, errors } satisfies Envelope);
}
