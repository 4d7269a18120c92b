import { expect } from '@playwright/test';
import { openOffice } from './office';
import { theProduct } from './product';

interface Contact {
  email: string;
  phone: string;
}

/** Somebody applies for a renewal, as the basic form does. */
async function applied(fullName: string, contact: Contact): Promise<void> {
  const reply = await fetch(`${theProduct().url}/mortgage/basic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName, ...contact, mortgageType: 'renewal', consent: { contact: true } }),
  });
  expect(reply.status).toBe(201);
}

/** The address of somebody's file in the office; the newest where they wrote more than once. */
async function fileOf(fullName: string): Promise<string> {
  const office = await openOffice(theProduct().url);
  const { enquiries } = await office.query<{ enquiries: { items: { id: string; fullName: string }[] } }>(
    'query ($q: String) { enquiries(filter: { q: $q }) { items { id fullName } } }',
    { q: fullName },
  );
  const [id] = enquiries.items.filter((item) => item.fullName === fullName).map((item) => item.id);
  expect(id, `the file of ${fullName}`).toBeDefined();
  return `/admin/enquiries/${id}`;
}

/** Somebody applied: the address of their file. */
export async function newFile(fullName: string, contact: Contact): Promise<string> {
  await applied(fullName, contact);
  return fileOf(fullName);
}
