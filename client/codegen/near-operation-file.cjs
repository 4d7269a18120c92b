// The preset of that name, without its import of the schema's types: it also writes one that nothing uses. Where types
// are used, `typescript-operations` imports them.
const { preset } = require('@graphql-codegen/near-operation-file-preset');

const importsTypes = ({ add }) => add?.content.startsWith('import type * as Types') ?? false;

module.exports = {
  ...preset,
  async buildGeneratesSection(options) {
    const files = await preset.buildGeneratesSection(options);
    return files.map((file) => ({ ...file, plugins: file.plugins.filter((plugin) => !importsTypes(plugin)) }));
  },
};
