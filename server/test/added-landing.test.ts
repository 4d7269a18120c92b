import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANDINGS } from '@brokerage/domain/landings/landings';
import { LEAD_SOURCES } from '@brokerage/domain/leads/lead-sources';

// What the browser shows of an added landing page: client/src/app/added-landing.test.tsx

const ROOT = path.join(import.meta.dirname, '../..');
const inLandings = (name: string): string => path.join(import.meta.dirname, 'landings', name);

test('an added lead source is taken by page and call, documented, and read by the office', () => {
  const hooks = pathToFileURL(inLandings('added-source.mjs')).href;
  const printed = execFileSync(process.execPath, ['--import', hooks, inLandings('send-leads.ts')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(JSON.parse(printed.trim().split('\n').at(-1) ?? '')).toMatchObject({
    page: { lead: { id: expect.any(String) }, userErrors: [] },
    call: 201,
    office: { subject: 'Cottage mortgage', answers: [{ label: 'Lake', value: 'Muskoka' }] },
    sources: [
      { email: 'call@example.ca', source: 'cottage' },
      { email: 'page@example.ca', source: 'cottage' },
    ],
    documented: 'Submit a lead for a cottage',
    meanings: expect.arrayContaining([{ name: 'COTTAGE', description: 'The page for cottages' }]),
  });
});

/** Where landing pages are described. */
const OWN = /^(domain|client)\/src\/landings\//;
/** Files that name an address or a source all the same, and why. */
const NAMED: Readonly<Record<string, string>> = {
  'client/src/features/leads/live-lead-form.tsx':
    'which answers of a form mean the same on other pages, by the meaning of its questions',
  'domain/src/booking/booking-form.ts':
    'what a call is about, in the caller’s words: not every landing page is a topic',
  'server/src/database/migrations/1792000900000-lead-forms.ts': 'a migration says what was stored on its day',
  'server/src/database/migrations/1792004000100-agent-leads.ts': 'a migration says what was stored on its day',
  'server/src/database/demo/posts/one-tax-return.ts': 'an article, as an author writes it',
  'server/src/database/demo/samples.ts': 'visits, as browsers report them',
};
/** Codes that are words of something else, too: an employment, and what a program needs. */
const WORDS_OF_OTHERS = new Set(['self_employed', 'SELF_EMPLOYED']);

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

function productFiles(): string[] {
  return ['domain/src', 'server/src', 'client/src', 'client/vite', 'scripts'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|generated)\./.test(file) && !OWN.test(file)),
  );
}

test('no file but those of the landing pages names an address or a source of one', () => {
  const sources = LEAD_SOURCES.filter(({ graphql }) => LANDINGS.some(({ lead }) => lead.source === graphql));
  const codes = sources.flatMap(({ value, graphql }) => [value, graphql]).filter((code) => !WORDS_OF_OTHERS.has(code));
  // below /mortgage stand calls and other pages, so it counts alone
  const addresses = LANDINGS.map(({ to }) => (to === '/mortgage' ? to : `${to}(?:[/?#][^'"\`]*)?`));
  const literal = new RegExp(`['"\`](?:${[...codes, ...addresses].join('|')})['"\`]`);
  expect(literal.test("'/2ndmortgage/thankyou'")).toBe(true);
  const found = productFiles().filter((file) =>
    literal.test(withoutComments(fs.readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  expect(found.sort()).toEqual(Object.keys(NAMED).sort());
});
