import type { Reply, TestApi } from './api.js';

/** Sends a file as GraphQL takes it: the multipart request of its own specification. */
export async function upload(
  { url }: Pick<TestApi, 'url'>,
  operations: { query: string; variables: Record<string, unknown> },
  {
    variable = 'file',
    bytes,
    name = 'file.pdf',
    token,
  }: { variable?: string; bytes: Buffer | string; name?: string; token?: string },
): Promise<Reply> {
  const form = new FormData();
  form.append(
    'operations',
    JSON.stringify({ ...operations, variables: { ...operations.variables, [variable]: null } }),
  );
  form.append('map', JSON.stringify({ 0: [`variables.${variable}`] }));
  form.append('0', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    body: form,
    headers: { 'apollo-require-preflight': 'true', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}
