import fs from 'node:fs';
import path from 'node:path';
import { PUBLIC_PAGES } from '../support/pages';
import { expect, test } from '../support/test';

const ASSETS = path.join(import.meta.dirname, '../../client/dist/web/assets');
const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;
const RULE = /([^{}]+)\{/g;

/** The names of classes that a sheet's selectors have. */
const classesOf = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(RULE)].flatMap(([, selector = '']) => [...selector.matchAll(CLASS)].map(([, name = '']) => name)),
  );

const inHtml = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean)));

test('each page brings every sheet that its parts are styled by', async ({ request }) => {
  const sheets = new Map(
    fs
      .readdirSync(ASSETS)
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, classesOf(fs.readFileSync(path.join(ASSETS, file), 'utf8'))]),
  );
  const anywhere = new Set([...sheets.values()].flatMap((classes) => [...classes]));
  expect(anywhere.size).toBeGreaterThan(500);
  for (const [address] of PUBLIC_PAGES) {
    const html = await (await request.get(address)).text();
    const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap(([, css = '']) => [...classesOf(css)]);
    const linked = [...html.matchAll(/href="[^"]*\/([^"/]+\.css)"/g)].flatMap(([, file = '']) => [
      ...(sheets.get(file) ?? []),
    ]);
    const styled = new Set([...inline, ...linked]);
    // a class that no sheet at all names is a hook, and needs none
    const bare = [...inHtml(html)].filter((name) => anywhere.has(name) && !styled.has(name));
    expect.soft(bare, address).toEqual([]);
  }
});
