// A document may spread a field table by its name, `...AGENT_FORM`, and gets the fields that the table asks for. A comment says
// where the table is: `# AGENT_FORM from '@brokerage/domain/agents/agent-form'`.
const fs = require('node:fs');
const { parse, visit } = require('graphql');
const { selectionOf } = require('@brokerage/domain/forms/field-output');

const TABLE = /^# (\w+) from '([^']+)'$/gm;

const fieldsOf = (table) => parse(`{ ${selectionOf(table)} }`).definitions[0].selectionSet.selections;

/** The document with the fields of these tables where their names are spread. */
const expand = (document, tables) =>
  visit(document, {
    SelectionSet: (set) => ({
      ...set,
      selections: set.selections.flatMap((selection) => {
        const table = selection.kind === 'FragmentSpread' && tables[selection.name.value];
        return table ? fieldsOf(table) : [selection];
      }),
    }),
  });

async function expanded(source) {
  const tables = {};
  for (const [, name, file] of fs.readFileSync(source.location, 'utf8').matchAll(TABLE))
    tables[name] = (await import(file))[name];
  return { ...source, document: expand(source.document, tables) };
}

const transform = ({ documents }) => Promise.all(documents.map(expanded));

module.exports = { expand, transform };
