import puppeteer from 'puppeteer-core';
import { ANSWER_WITHIN_MS, selected, type Engine } from './engine';

/** Debian's Firefox through WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    timeout: ANSWER_WITHIN_MS,
    protocolTimeout: ANSWER_WITHIN_MS,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(ANSWER_WITHIN_MS);
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    type: async (selector, text) => {
      const element = await page.waitForSelector(selector);
      await page.evaluate(selected(selector));
      await element?.type(text);
    },
    click: (selector) => page.locator(selector).click(),
    close: () => browser.close(),
  };
}
