/** @jest-environment node */
import { render } from './entry-server';

/** A page before a server that has nothing to say. */
const shown = (address: string) =>
  render({
    url: new URL(address, 'https://mortgages.example.ca'),
    execute: () => Promise.resolve({ data: null }),
  });

const words = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&#x27;|&#39;/g, "'");

/** The trail that the page shows, as its words. */
const onPage = (body: string): string[] =>
  [...(/<ol class="crumbs">(.*?)<\/ol>/s.exec(body)?.[1] ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(
    ([, item = '']) => words(item),
  );

/** The trail that search engines are told. */
function inData(head: string): string[] {
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  const { '@graph': things } = JSON.parse(json) as {
    '@graph': { '@type': string; itemListElement: { name: string }[] }[];
  };
  return things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement.map(({ name }) => name) ?? [];
}

test.each([
  ['/contact', ['Home', 'Contact']],
  ['/calculator', ['Home', 'Calculator']],
  ['/calculator/penalty', ['Home', 'Calculator', 'Penalty']],
  ['/careers/apply', ['Home', 'Careers', 'Your résumé']],
  ['/2ndmortgage', []],
  ['/', []],
])('C7: %s tells search engines the trail that it shows', async (address, trail) => {
  const { body, head } = await shown(address);
  expect(onPage(body)).toEqual(trail);
  expect(inData(head)).toEqual(trail);
});
