import { Kind, parse } from 'graphql';
import { render } from './entry-server';

it.each([
  ['/agent/nobody', '/agent/:subdomain', ['agent', 'bestRates']],
  ['/blog/no-such-post', '/blog/:id', ['blog', 'bestRates']],
  ['/careers/no-such-job', '/careers/:slug', ['job']],
])(
  'nothing is at %s: once that answer is known, only the page’s own question is asked',
  async (address, pattern, fields) => {
    const asked: string[] = [];
    const page = await render({
      url: new URL(address, 'https://example.ca'),
      execute: (query) => {
        const [operation] = parse(query).definitions;
        const selected = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
        const names = selected.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
        asked.push(...names);
        return Promise.resolve({ data: Object.fromEntries(names.map((name) => [name, null])) });
      },
      isKept: (kept) => kept === pattern,
    });
    expect([asked, page.answeredBy, page.body]).toEqual([fields, pattern, '']);
  },
);
