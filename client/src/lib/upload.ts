import { print, type DocumentNode } from 'graphql';

/**
 * The form that carries a mutation with files (a GraphQL multipart request); undefined where no variable is a file. The
 * last link sends it in place of JSON.
 */
export function uploadForm(query: DocumentNode, variables: Record<string, unknown>): FormData | undefined {
  const files = Object.entries(variables).filter((entry): entry is [string, File] => entry[1] instanceof File);
  if (files.length === 0) return undefined;
  const form = new FormData();
  const others = { ...variables, ...Object.fromEntries(files.map(([name]) => [name, null])) };
  form.append('operations', JSON.stringify({ query: print(query), variables: others }));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([name]) => [name, [`variables.${name}`]]))));
  for (const [name, file] of files) form.append(name, file, file.name);
  return form;
}
