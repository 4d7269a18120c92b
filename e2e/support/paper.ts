import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** A figure that opens where it comes from is a button on a screen, and on paper the figure. */
const PRESSED = 'button:not([title="How this is worked out"])';

/** With PAPER=folder each page's PDF is kept there, to be looked at. */
const FOLDER = process.env.PAPER;
/** As wide as a sheet of Letter between its margins. */
const SHEET = { width: 700, height: 950 };

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** What stands over something else: text over text, or past the paper's edge. */
const tangled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = (line: Element): string => line.textContent.trim().slice(0, 60);
    const lines = [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td, figcaption, blockquote')]
      .filter((line) => line.checkVisibility({ visibilityProperty: true }) && line.textContent?.trim())
      .filter((line) => !line.closest('.sr-text, .sign'))
      .map((line) => ({ line, box: line.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    const wide = lines.filter(({ box }) => box.right > document.documentElement.clientWidth + 2);
    const over = lines.flatMap(({ line, box }, at) =>
      lines
        .slice(at + 1, at + 40)
        .filter(
          (other) =>
            !line.contains(other.line) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 4 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 8,
        )
        .map((other) => `${said(line)} × ${said(other.line)}`),
    );
    return [...wide.map(({ line }) => `${said(line)} is too wide`), ...over];
  });

/**
 * The open page as it is printed. What it is on paper comes once the page is at rest; to a page that was on paper before, only
 * after a minute, which React waits for a sheet that it needs.
 */
export async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await expect(page.locator('.print-head')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ media: 'print' });
}

/** The open page on paper is the page, and none of the site around it (A5). `name`: what its PDF is called. */
export async function printsWell(page: Page, address: string, name: string): Promise<void> {
  await onPaper(page);
  const head = page.locator('.print-head');
  await expect(head).toBeVisible();
  await expect(head).toContainText(new URL(address, page.url()).pathname);
  await expect(head).toContainText(/Brokerage licence ON .*\d{4}$/s);
  for (const around of ['.site-head', '.site-foot', '.chat', '.dock', PRESSED, '.btn', '.page-head-art', '.logo'])
    await expect(page.locator(around).filter({ visible: true }), around).toHaveCount(0);
  expect(await tangled(page)).toEqual([]);
  const pdf = await page.pdf({ format: 'Letter' });
  if (FOLDER) fs.writeFileSync(path.join(FOLDER, `${name}.pdf`), pdf);
  expect(pagesOf(pdf)).toBeLessThanOrEqual(8);
  await page.emulateMedia({ media: null });
}
