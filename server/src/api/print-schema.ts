import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { printSchemaWithDirectives } from '@graphql-tools/utils';

/** The text of schema.graphql: sorted, so that a diff shows what changed and nothing else. */
export function printedSchema(schema: GraphQLSchema): string {
  const text = printSchemaWithDirectives(lexicographicSortSchema(schema));
  return `# Written by \`npm run schema\`; do not edit.\n\n${text.trim()}\n`;
}
