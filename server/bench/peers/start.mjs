import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const SUBMIT = 'mutation ($input: ApplicationInput!) { submitApplication(input: $input) { id } }';
const PEERS = [
  { name: 'Apollo Server', script: 'apollo.mjs', url: 'http://127.0.0.1:4715/', query: SUBMIT },
  { name: 'GraphQL Yoga', script: 'yoga.mjs', url: 'http://127.0.0.1:4716/graphql', query: SUBMIT },
  {
    name: 'PostGraphile',
    script: 'postgraphile.mjs',
    url: 'http://127.0.0.1:4717/graphql',
    query: 'mutation ($input: SubmitApplicationInput!) { submitApplication(input: $input) { result } }',
    isNewer: true,
  },
];
const headers = { 'content-type': 'application/json' };
const postOf = (asked) => ({ method: 'POST', headers, body: JSON.stringify(asked) });

/**
 * Installs and starts other GraphQL servers that write the rows of an application, and gives the request that each is
 * measured by. Throws where one answers with errors, which has the status 200 too.
 */
export async function startPeers({ start }, databaseUrl) {
  if (!fs.existsSync(path.join(FOLDER, 'node_modules/.package-lock.json')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
  // PostGraphile needs a newer Node than ours
  const newer = execFileSync('npx', ['--yes', 'node@24', '-p', 'process.execPath'], { cwd: FOLDER, encoding: 'utf8' });
  const started = [];
  for (const { name, script, url, query, isNewer } of PEERS) {
    const input = { fullName: 'Bench Person', email: 'bench@example.ca', mortgageType: 'new_purchase' };
    const post = postOf({ query, variables: { input } });
    await start(
      [isNewer ? newer.trim() : process.execPath, FOLDER + script],
      { PORT: new URL(url).port, DATABASE_URL: databaseUrl },
      async () => (await fetch(url, postOf({ query: '{ __typename }' }))).ok,
    );
    const { errors } = await fetch(url, post).then((reply) => reply.json());
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    started.push({ name: `application’s rows by ${name}`, url, ...post });
  }
  return started;
}
