import type { Page } from '@playwright/test';

/** Until every sheet that the page asked for is there: before that it is not laid out. */
export const styled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const asked = links.filter(({ sheet }) => !sheet);
    const ended = (link: HTMLLinkElement): Promise<unknown> =>
      new Promise((resolve) => ['load', 'error'].forEach((end) => link.addEventListener(end, resolve)));
    await Promise.all(asked.map(ended));
  });

/** The connection is cut. Chromium leaves a sheet that is on its way then on its way for ever: it neither loads nor fails. */
export async function cutOff(page: Page): Promise<void> {
  await styled(page);
  await page.context().setOffline(true);
}
