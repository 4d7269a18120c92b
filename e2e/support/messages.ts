import type { Locator, Page } from '@playwright/test';

/** The message (a toast) that says this. */
export const messageWith = (page: Page, said: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByRole('alertdialog').filter({ hasText: said });

/**
 * From here on messages stay until they are closed, as somebody chooses in their menu who needs longer than their 8 seconds:
 * on a busy machine they could be over before Undo is pressed.
 */
export const messagesStay = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('messages', 'stay'));
