import { expect } from '@playwright/test';
import { keptMail } from './server';

/** The addresses in the letters to somebody whose subject matches, oldest letter first, once there are so many. */
export async function linksTo(to: string, subject: string, count = 1): Promise<string[]> {
  const links = (): string[] =>
    keptMail(process.env.E2E_DATA_DIR ?? '')
      .filter((letter) => letter.includes(`To: ${to}`) && letter.includes(`Subject: ${subject}`))
      .flatMap((letter) => {
        const text = letter.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
        const link = /https?:\/\/[^\s"<>]+#token=[\w-]+/.exec(text)?.[0];
        return link === undefined ? [] : [link];
      });
  await expect.poll(() => links().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  return links();
}
