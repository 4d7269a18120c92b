// Which tests a change can break: along the imports from what changed to the tests, and to the pages and their browser tests.
// `node scripts/lib/affected.mjs FILE…` prints them. What it cannot follow it answers with 'all'.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project.mjs';

const FOLDERS = ['domain/src', 'domain/test', 'server/src', 'server/test', 'client/src', 'client/test', 'e2e'];
const SOURCE = /\.(tsx?|css|graphql)$/;
const TEST = /\.test\.tsx?$/;
const SPEC = /^e2e\/(journeys|quality)\/(?!pictures).*\.spec\.ts$/;
/** A page, or its server half */
const PAGE = /^client\/src\/pages\/[^/]+\/([^/.]+)(?:\.server)?\.tsx?$/;
/** A landing page by its name, and the thank-you page that most of them share */
const LANDING =
  /^client\/src\/(?:landings\/([^/]+)\/(?:page|type-page|thanks)(?:\.server)?|pages\/landing\/\w+)\.tsx?$/;
const LANDING_LINKS = 'domain/src/landings/links.ts';
const LANDING_LISTS = [LANDING_LINKS, 'domain/src/landings/landings.ts'];
const NOUN = /^server\/src\/modules\/([^/]+)\//;
/** They import every module or page: whoever is reached through one of them is not reached by the change. */
const GATHERS = [
  'server/src/modules/index.ts',
  'client/src/app/routes.tsx',
  'client/src/landings/pages.ts',
  'client/src/schema.generated.ts',
  'client/src/features/gallery/',
];
/** They ask what all modules declare, so a change of what a module declares is theirs too. */
const OF_DECLARATIONS = /^server\/(test\/(authz|docs|schedules|added-noun|added-column)|src\/(rest|api)\/)/;
const DECLARES = /\.(types|inputs|enums|resolver|routes|module|entity|schedules)\.ts$/;
/** Words about the product and what is made from other files: no test reads them but these. */
const NO_CODE = /^(docs\/|README\.md|CONTRIBUTING\.md|schema\.graphql$|client\/src\/.*\.generated\.ts$)/;
const OF_DOCS = 'server/test/docs.test.ts';

const filesIn = (folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => path.posix.join(folder, String(name)))
    .filter((file) => SOURCE.test(file) && !file.includes('node_modules'));

const IMPORTED = /(?:\bfrom|\bimport|\bimport\(|@import)\s*['"]([^'"]+)['"]/g;

/** The file that an import of `file` names, if it is one of ours. */
function resolved(file, name, known) {
  const bare = name.replace(/\?.*$/, '');
  const ours = bare.startsWith('@brokerage/domain/')
    ? `domain/src/${bare.slice('@brokerage/domain/'.length)}`
    : bare.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), bare)
      : undefined;
  if (ours === undefined) return undefined;
  const stem = ours.replace(/\.js$/, '');
  return [ours, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`].find((candidate) => known.has(candidate));
}

/** Every source with its text, and who imports it. */
function readGraph() {
  const texts = new Map(FOLDERS.flatMap(filesIn).map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')]));
  const importers = new Map([...texts.keys()].map((file) => [file, new Set()]));
  const add = (to, from) => importers.get(to)?.add(from);
  for (const [file, text] of texts) {
    for (const [, name] of text.matchAll(IMPORTED)) add(resolved(file, name, texts), file);
    if (file.endsWith('.graphql')) add(file, file.replace(/\.graphql$/, '.generated.ts'));
  }
  return { texts, importers };
}

const gathers = (file) => GATHERS.some((hub) => file.startsWith(hub));

/** `changed` and everything that imports it, directly or not. */
function reachedFrom(changed, importers) {
  const reached = new Set(changed);
  for (const file of reached) {
    if (gathers(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}

/** Client sources that ask for a root field of these modules. */
function askersOf(nouns, texts) {
  const fields = [...texts]
    .filter(([file]) => file.endsWith('.resolver.ts') && nouns.has(NOUN.exec(file)?.[1]))
    .flatMap(([, text]) => [
      ...text.matchAll(/@(?:Query|Mutation)\([\s\S]*?\)\s+(?:@[\s\S]*?\)\s+)*(?:async )?(\w+)\(/g),
    ])
    .map(([, field]) => field);
  const asks = new RegExp(`\\b(${fields.join('|')})\\b`);
  return fields.length === 0
    ? []
    : [...texts].filter(([file, text]) => file.endsWith('.graphql') && asks.test(text)).map(([file]) => file);
}

/** Patterns of the addresses that show these pages. */
function addressesOf(pages, routes) {
  const addresses = [];
  for (const [, address, file] of routes.matchAll(
    /\b\w*[pP]age\('([^']+)', (?:\(\) => import\('\.\.\/pages\/[^/]+\/([\w-]+)'\)|editor)/g,
  ))
    if (pages.has(file ?? 'blogs-form')) addresses.push(address);
  // the page for every address that is not there
  const known = addresses.map((address) => (address === '*' ? '/nope' : address));
  return known.map((address) => new RegExp(`^${address.replace(/:\w+\*?/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}$`));
}

/** Patterns of the addresses of these landing pages, and of all their thank-you pages. */
function landingAddresses(names, links) {
  const found = [...links.matchAll(/^ {2}'?([\w-]+)'?: \{ to: '([^']+)'/gm)].filter(([, name]) => names.has(name));
  return [...found.map(([, , address]) => new RegExp(`^${address}(/.*)?$`)), /\/thankyou$/];
}

/** Browser tests that take the addresses of landing pages from their list, or whose helpers do. */
const specsOfLandings = (importers) =>
  [
    ...reachedFrom(
      LANDING_LISTS.flatMap((list) => [...importers.get(list)]).filter((file) => file.startsWith('e2e/')),
      importers,
    ),
  ].filter((file) => SPEC.test(file));

/** Browser tests that open one of these addresses, or whose helpers do. */
function specsAt(addresses, texts, importers) {
  const opens = new Set();
  for (const [file, text] of texts) {
    if (!file.startsWith('e2e/')) continue;
    const literals = [...text.matchAll(/['"`](\/[^'"`?#\s]*)/g)].map(([, address]) =>
      address.replace(/\$\{[^}]*\}?/g, 'x'),
    );
    if (literals.some((literal) => addresses.some((address) => address.test(literal)))) opens.add(file);
  }
  return [...reachedFrom([...opens], importers)].filter((file) => SPEC.test(file));
}

/** @returns {{ unit: string[] | 'all', browser: string[] | 'all' }} files of tests */
export function affected(changed) {
  const { texts, importers } = readGraph();
  const code = changed.filter((file) => !NO_CODE.test(file));
  const docs = changed.length > code.length ? [OF_DOCS] : [];
  if (code.some((file) => !texts.has(file))) return { unit: 'all', browser: 'all' };
  const reached = reachedFrom(code, importers);
  const files = [...reached];
  // what every module stands on
  const isShared = files.some(
    (file) => file.startsWith('server/src/') && !NOUN.test(file) && !TEST.test(file) && !gathers(file),
  );
  const nouns = new Set(
    files
      .filter((file) => !TEST.test(file))
      .map((file) => NOUN.exec(file)?.[1])
      .filter(Boolean),
  );
  const declares = code.some((file) => DECLARES.test(file));
  const unit = [...texts.keys()].filter(
    (file) =>
      TEST.test(file) &&
      (reached.has(file) ||
        (isShared && file.startsWith('server/')) ||
        nouns.has(NOUN.exec(file)?.[1]) ||
        (declares && OF_DECLARATIONS.test(file))),
  );
  const onScreen = reachedFrom([...code, ...askersOf(nouns, texts)], importers);
  const pages = new Set([...onScreen].map((file) => PAGE.exec(file)?.[1]).filter(Boolean));
  const isEverywhere =
    isShared || [...onScreen].some((file) => file.startsWith('client/src/app/') && !TEST.test(file) && !gathers(file));
  const own = files.filter((file) => SPEC.test(file));
  const landings = [...onScreen].map((file) => LANDING.exec(file)).filter(Boolean);
  const addresses = addressesOf(pages, texts.get('client/src/app/routes.tsx'));
  if (landings.length > 0)
    addresses.push(...landingAddresses(new Set(landings.map(([, name]) => name)), texts.get(LANDING_LINKS)));
  const specs = [...specsAt(addresses, texts, importers), ...(landings.length > 0 ? specsOfLandings(importers) : [])];
  return {
    unit: [...new Set([...unit, ...docs])].sort(),
    browser: isEverywhere ? 'all' : [...new Set([...own, ...specs])].sort(),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(process.argv.slice(2).map((file) => affected(file.split(',')))));
