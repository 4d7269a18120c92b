import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import type { FieldTable } from '@brokerage/domain/forms/fields';
import { parse, print, type DocumentNode } from 'graphql';

const here = (name: string): string => path.join(import.meta.dirname, name);

test('a column that is added to a field table is taken, kept, read, called and documented', () => {
  const hooks = pathToFileURL(here('columns/added-column.mjs')).href;
  const printed = execFileSync(process.execPath, ['--import', hooks, here('columns/keep-motto.ts')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(JSON.parse(printed.trim().split('\n').at(-1) ?? '')).toEqual({
    // the second is the answer to a change that left it out
    sent: ['Read every line', 'Read every line', 'Twice', 'Say why'],
    read: ['Read every line', 'Twice', 'Twice', 'Say why', 'Call first'],
    called: ['Read every line', 'Twice', 'Say why'],
    rows: [{ agent: 'Read every line', post: 'Twice', job: 'Say why', company: 'Call first' }],
    described: 'A few words to work by.',
    documented: { type: 'string', maxLength: 200 },
  });
});

test('pages ask for it, because a document spreads the table', () => {
  const { expand } = createRequire(import.meta.url)(here('../../client/codegen/field-tables.cjs')) as {
    expand: (document: DocumentNode, tables: Record<string, FieldTable>) => DocumentNode;
  };
  const motto = { name: 'motto', kind: 'text', label: 'Motto', max: 120 } as const;
  const document = parse('fragment Shown on Agent { id ...AGENT_FORM ...Others }');
  const text = print(expand(document, { AGENT_FORM: [...AGENT_FORM, motto] }));
  expect(text).toMatch(/headline[^}]*social \{\s+website[^}]*\}[^}]*motto\s+\.\.\.Others/);
  expect(text).not.toContain('AGENT_FORM');
});
