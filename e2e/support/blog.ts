import { expect } from '@playwright/test';
import { keptSession, type Person } from './people';
import { theProduct } from './product';

export interface WrittenPost {
  id: string;
  slug: string;
  /** As it was stored */
  content: string;
}

/** A call to the blog as this person, for what a journey is not about: `path` follows `/api/blogs`. */
export async function callBlog(
  who: Pick<Person, 'email' | 'password'>,
  method: string,
  path: string,
  body: object,
): Promise<WrittenPost> {
  const { token } = await keptSession(who);
  const reply = await fetch(`${theProduct().url}/api/blogs${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect([200, 201]).toContain(reply.status);
  return ((await reply.json()) as { data: WrittenPost }).data;
}
