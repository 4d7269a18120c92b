// The preset of that name, with field tables in the documents, and without its import of the schema's types: it also writes
// one that nothing uses. Where types are used, `typescript-operations` imports them.
const { preset } = require('@graphql-codegen/near-operation-file-preset');
const { transform } = require('./field-tables.cjs');

const importsTypes = ({ add }) => add?.content.startsWith('import type * as Types') ?? false;

module.exports = {
  ...preset,
  async buildGeneratesSection(options) {
    const files = await preset.buildGeneratesSection({ ...options, documents: await transform(options) });
    return files.map((file) => ({ ...file, plugins: file.plugins.filter((plugin) => !importsTypes(plugin)) }));
  },
};
