import type { Locator, Page } from '@playwright/test';

/** The message (a toast) that says this. */
export const messageWith = (page: Page, said: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByRole('alertdialog').filter({ hasText: said });

/**
 * As somebody chooses in their menu who needs longer than the 8 seconds of a message: it stays until it is closed. On a busy
 * machine it could be over before a test has seen it.
 */
export const MESSAGES_STAY = { messages: 'stay' } as const;
