import { clean } from '../support/axe';
import { expect, test } from '../support/test';

const covered = (position: string): string => `<!doctype html><html lang="en"><title>Covered</title><main>
  <h1>Covered</h1><a href="#a" style="position:absolute; top:100px; left:20px; width:200px; height:30px">Read on</a>
  <button style="position:${position}; top:105px; left:10px; width:300px; height:40px">Talk to us</button></main></html>`;

test('a target that another covers is a fault, unless a reader scrolls it free', async ({ page }) => {
  await page.goto('/nope');
  await page.setContent(covered('absolute'));
  await expect(clean(page)).rejects.toThrow(/target-size/);
  await page.setContent(covered('fixed'));
  await clean(page);
});

test('of a layer that opened, what is in it is a fault', async ({ page }) => {
  await page.goto('/nope');
  await page.setContent(`<!doctype html><html lang="en"><title>Layers</title><main><h1>Layers</h1><img src="data:,"></main>
    <div role="dialog" aria-label="Whole">Words</div><div role="menu" aria-label="Broken"><img src="data:,"></div></html>`);
  await clean(page, 'whole', '[role=dialog]');
  await expect(clean(page, 'broken', '[role=menu]')).rejects.toThrow(/image-alt/);
});
