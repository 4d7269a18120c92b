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

export function sendSuccess(response: Response, status: number, message: string, data: unknown): void {
  response.status(status).json({ success: true, message, data, errors: [] } satisfies Envelope);
}

export function sendFailure(
  response: Response,
  status: number,
  message: string,
  errors: FieldError[] = [],
  retryAfterSeconds?: number,
): void {
  response.set('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  response.status(status).json({ success: false, message, data: null, errors } satisfies Envelope);
}
