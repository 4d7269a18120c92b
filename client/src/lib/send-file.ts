import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { readToken } from './session';

/**
 * A mutation with one file among its variables, as a GraphQL multipart request. It stands beside Apollo's link so that no
 * public page carries it.
 */
export async function sendFile<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  file: { name: keyof Variables & string; content: File },
): Promise<Data | undefined> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: print(document), variables: { ...variables, [file.name]: null } }));
  form.append('map', JSON.stringify({ file: [`variables.${file.name}`] }));
  form.append('file', file.content, file.content.name);
  const reply = await fetch('/graphql', {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', authorization: `Bearer ${readToken()}` },
    body: form,
  });
  const { data } = (await reply.json()) as { data?: Data };
  return data ?? undefined;
}
