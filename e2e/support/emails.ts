import { expect } from '@playwright/test';
import { theProduct } from './product';
import { keptMail } from './server';

/** How many emails somebody got whose subject begins like this. */
export const emailsTo = (to: string, subject: string): number =>
  keptMail(theProduct().dataDir).filter((email) => email.includes(`To: ${to}`) && email.includes(`Subject: ${subject}`))
    .length;

/** The addresses in the emails to somebody whose subject matches, oldest first, once there are so many. */
export async function linksTo(to: string, subject: string, count = 1): Promise<string[]> {
  const links = (): string[] =>
    keptMail(theProduct().dataDir)
      .filter((email) => email.includes(`To: ${to}`) && email.includes(`Subject: ${subject}`))
      .flatMap((email) => {
        const text = email.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
        const link = /https?:\/\/[^\s"<>]+#token=[\w.-]+/.exec(text)?.[0];
        return link === undefined ? [] : [link];
      });
  await expect.poll(() => links().length).toBeGreaterThanOrEqual(count);
  return links();
}
