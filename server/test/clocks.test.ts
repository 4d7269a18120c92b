import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDERS = ['domain/src', 'domain/test', 'server/src', 'server/test', 'client/src', 'e2e/journeys', 'e2e/quality'];
const TEST = /\.(test|spec)\.tsx?$/;
/** What the tests stand on: it waits for them. */
const SUPPORT_FOLDERS = ['client/test', 'domain/test', 'server/test', 'e2e/support', 'e2e/engines'];

/** How a test reads a clock to say how long something took, or waits for a moment instead of a state. */
const CLOCKS: readonly RegExp[] = [
  /performance\.now\(/,
  /process\.(cpuUsage|hrtime)/,
  /Date\.now\(\) - [a-z]\w*\b(?!\s*\*)/,
  /\.timing\(\)/,
  /waitForTimeout\(/,
  /(?<!test\.)\bsetTimeout\(/,
  /\bpause\(/,
  // a limit of its own is shorter than the one that only ends what hangs
  /\btimeout: ?\d/,
  /AbortSignal\.timeout\((?!ANSWER_WITHIN_MS)/,
];

/** Files that may, and what for. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'e2e/journeys/analytics.spec.ts': 'how long the SDK counts a session',
  'e2e/engines/webkit.ts': 'looks again whether the driver listens',
  'e2e/journeys/kill.spec.ts': 'the moments at which the process is killed',
  'server/src/modules/auth/sessions/account-throttle.test.ts':
    'a delay that is wanted: only its least, which no busy machine shortens',
  'server/src/platform/scanner.test.ts': 'a virus scanner that answers in pieces',
  'e2e/support/free-times.ts': 'moves the pointer again until the times come',
  'e2e/support/kept-page.ts': 'who does not answer by then gets another page',
  'e2e/support/many.ts': 'scrolls again until the last row is drawn',
  'e2e/support/server.ts': 'looks again whether the product is ready',
  'e2e/support/test.ts': 'moves the pointer again until the form comes',
  'server/test/eventually.ts': 'looks again until it holds',
  'server/test/s3-double.ts': 'the age of a request that a store refuses',
  'server/test/until.ts': 'looks again until it is there',
};

const filesOf = (folders: readonly string[], what: RegExp): string[] =>
  folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => what.test(name))
      .map((name) => path.join(folder, name)),
  );
const testFiles = filesOf(FOLDERS, TEST);
const files = [...new Set([...testFiles, ...filesOf(SUPPORT_FOLDERS, /\.(tsx?|mjs)$/)])];

const hasClock = (file: string): boolean => {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  return CLOCKS.some((clock) => clock.test(text));
};

const SELF = path.relative(ROOT, import.meta.filename);

test('no test measures time or waits for a moment, but for those that say why (docs/decisions/0087)', () => {
  expect(files).toEqual(expect.arrayContaining([SELF, 'e2e/support/server.ts', 'server/test/instance.ts']));
  expect(files.filter((file) => file !== SELF && hasClock(file)).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test.each([
  'const began = performance.now();',
  'expect(Date.now() - began).toBeLessThan(3_000);',
  'const { responseEnd } = request.timing();',
  'await page.waitForTimeout(100);',
  "await screen.findByRole('dialog', {}, { timeout: 4_000 });",
])('%s is seen', (line) => {
  expect(CLOCKS.some((clock) => clock.test(line))).toBe(true);
});

test.each(['new Date(Date.now() - HOUR_MS)', 'Date.now() - minutesAgo * 60_000'])(
  '%s is a time in the past',
  (line) => {
    expect(CLOCKS.some((clock) => clock.test(line))).toBe(false);
  },
);

/** A loop around a test that opens a page, but for the lists of e2e/support/pages.ts (docs/decisions/0099). */
const LOOPED =
  /^( *)for \(const (?!.* of (?:PUBLIC|CONSOLE)_PAGES\))(?:(?!\) \{\n)[\s\S])*\) \{\n(?:(?!\1\}).*\n)*? +test\([\s\S]*?\{ ?[^}]*\bpage\b/m;

test('no loop stands around a browser test that loads a page', () => {
  const specs = testFiles.filter((file) => file.startsWith('e2e/') && !file.endsWith('pictures.spec.ts'));
  expect(specs.length).toBeGreaterThan(50);
  expect(specs.filter((file) => LOOPED.test(fs.readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  expect("for (const a of ['/x']) {\n  test(`${a}`, async ({ page }) => {\n  });\n}\n").toMatch(LOOPED);
});

/** What is looked for in vain: the pattern's alternatives, or the text. What is searched comes before it. */
const ABSENT = /expect\((?<where>.*)\)\.not\.to(?:Match\(\/(?<pattern>.*)\/[a-z]*|Contain\('(?<text>[^']*)')\)/g;
/** Four signs that an id or a moment may hold by chance: a uuid holds three given ones every 120th time. */
const BY_CHANCE = /^(?=.*\d)(?:[\da-f]|\\?\.|\[\d+\]){1,4}$/;

const byChance = (text: string): string[] =>
  [...text.matchAll(ABSENT)].flatMap(({ 0: line, groups: { where = '', pattern, text = '' } = {} }) =>
    /words/i.test(where) || !(pattern?.split('|') ?? [text]).some((one) => BY_CHANCE.test(one)) ? [] : [line],
  );

test('no test looks for three digits where ids are, whose digits they may be', () => {
  const found = testFiles
    .filter((file) => file !== SELF)
    .flatMap((file) => byChance(fs.readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
  expect(byChance("expect(text).not.toMatch(/967|ada@example/);\nexpect(body).not.toContain('454');")).toHaveLength(2);
  expect(byChance('expect(body).not.toMatch(/4\\.[12]9/)')).toHaveLength(1);
  expect(byChance("expect(wordsOf(text)).not.toMatch(/967/);\nexpect(text).not.toContain('95,000');")).toEqual([]);
});
