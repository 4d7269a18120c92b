import { newPerson, type Person } from './people';
import { theProduct } from './product';
import { ADMIN } from './server';

/** What the office sees, asked over the API with the administrator's token. */
export interface Office {
  query<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** Application numbers of the enquiries that match. */
  applications(q: string): Promise<string[]>;
  /** Status of every email to this address. */
  emails(to: string): Promise<string[]>;
}

async function post<Reply>(address: string, body: unknown, token?: string): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Reply;
}

export async function openOffice(url: string): Promise<Office> {
  const login = await post<{ data: { token: string } }>(`${url}/api/auth/login`, ADMIN);
  async function query<Data>(text: string, variables?: Record<string, unknown>): Promise<Data> {
    const { data, errors } = await post<{ data: Data; errors?: { message: string }[] }>(
      `${url}/graphql`,
      { query: text, variables },
      login.data.token,
    );
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return data;
  }
  return {
    query,
    async applications(q) {
      const { enquiries } = await query<{ enquiries: { items: { applicationNumber: string }[] } }>(
        'query ($q: String) { enquiries(filter: { q: $q }, limit: 100) { items { applicationNumber } } }',
        { q },
      );
      return enquiries.items.map(({ applicationNumber }) => applicationNumber);
    },
    async emails(to) {
      const { mailQueue } = await query<{ mailQueue: { items: { to: string; status: string }[] } }>(
        '{ mailQueue(limit: 100) { items { to status } } }',
      );
      return mailQueue.items.filter((mail) => mail.to === to).map(({ status }) => status);
    },
  };
}

/** Somebody new of the office. */
export async function newColleague(name: string, email: string): Promise<Person> {
  const colleague = await newPerson(name, email);
  const office = await openOffice(theProduct().url);
  const { users } = await office.query<{ users: { items: { id: string }[] } }>(
    'query ($q: String) { users(filter: { q: $q }) { items { id } } }',
    { q: email },
  );
  await office.query('mutation ($id: ID!) { updateUser(id: $id, input: { role: ADMIN }) { userErrors { message } } }', {
    id: users.items[0]?.id,
  });
  return colleague;
}
