import { APPLICATION, PASSWORD, testApi, type Reply, type TestApi } from '../../../test/api.js';
import { post } from '../../../test/posts.js';
import { sentEmails } from '../../../test/sent-emails.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());

const put = (id: string, body: unknown, token: string): Promise<Reply> =>
  api.call(`/api/users/${id}`, { method: 'PUT', body, token });
const remove = (id: string, token: string, body?: unknown): Promise<Reply> =>
  api.call(`/api/users/${id}`, { method: 'DELETE', body, token });
const alive = async (token: string): Promise<boolean> =>
  (await api.graphql('{ me { id } }', {}, token)).body.data.me !== null;

let counter = 0;
async function someone(role: 'ACCOUNT_HOLDER' | 'MODERATOR' | 'ADMIN' = 'ACCOUNT_HOLDER') {
  counter += 1;
  const email = `${role.toLowerCase()}${counter}@example.ca`;
  const id = await api.person(email, role);
  return { id, email, token: await api.token(email) };
}

describe('oneself', () => {
  test('changes a name and a phone number', async () => {
    const { id, token } = await someone();
    const reply = await put(id, { name: ' Noor Haddad ', phone: '(416) 555-0142' }, token);
    expect([reply.status, reply.body.data.name, reply.body.data.phone]).toEqual([200, 'Noor Haddad', '+14165550142']);
    expect((await put(id, { phone: '911' }, token)).body.errors[0].field).toBe('phone');
  });

  test('a new password asks for the old one, ends all other sessions and answers with a new token', async () => {
    const { id, email, token } = await someone();
    const other = await api.token(email);
    const wrong = await put(id, { password: { current: 'not it at all', next: 'eleven green kayaks' } }, token);
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'password.current']);
    const weak = await put(id, { password: { current: PASSWORD, next: 'qwertyuiop' } }, token);
    expect([weak.status, weak.body.errors[0].field]).toEqual([422, 'password.next']);
    const done = await put(id, { password: { current: PASSWORD, next: 'eleven green kayaks' } }, token);
    expect(done.status).toBe(200);
    expect(await Promise.all([token, other, done.body.data.token].map(alive))).toEqual([false, false, true]);
    await sentEmails(api, email, 'password-changed');
  });

  test('a new email asks for the password, is confirmed again, and the old address is told', async () => {
    const { id, email, token } = await someone();
    await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
    expect((await put(id, { email: 'moved@example.ca' }, token)).status).toBe(422);
    const done = await put(id, { email: 'moved@example.ca', password: { current: PASSWORD } }, token);
    expect([done.status, done.body.data]).toEqual([
      200,
      expect.objectContaining({ email: 'moved@example.ca', emailVerified: false }),
    ]);
    await sentEmails(api, email, 'email-changed');
    const [sent] = await sentEmails(api, 'moved@example.ca', 'verify-email');
    const verified = await api.call('/api/auth/verify-email', { method: 'POST', body: { token: sent?.token } });
    expect(verified.status).toBe(200);
    const taken = await put(id, { email: 'admin@example.ca', password: { current: PASSWORD } }, token);
    expect([taken.status, taken.body.errors[0].field]).toEqual([409, 'email']);
  });

  test.each<[string, string, number]>([
    ['a text', '{"role":"3"}', 422],
    ['3.0', '{"role":3.0}', 403],
    ['a list', '{"role":[3]}', 422],
    ['capitals', '{"ROLE":3}', 422],
    ['a prototype', '{"__proto__":{"role":3}}', 422],
    ['a constructor', '{"constructor":{"prototype":{"role":3}}}', 422],
  ])('cannot make oneself an administrator: role as %s', async (_name, body, status) => {
    const { id, token } = await someone();
    expect(
      (
        await api.call(`/api/users/${id}?role=3`, {
          method: 'PUT',
          body,
          token,
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(status);
    expect(await api.rows('select role from user_account where id = $1', [id])).toEqual([{ role: 'ACCOUNT_HOLDER' }]);
  });

  test('leaves with the password; nothing that names them stays but what they applied for, with what they agreed to then', async () => {
    const { id, email, token } = await someone();
    await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
    await api.call('/mortgage/basic', { method: 'POST', token, body: { ...APPLICATION, email: email.toUpperCase() } });
    await put(id, { marketingConsent: true }, token);
    const mine = await api.call('/api/users/fetch-applications', { token });
    expect(mine.body.data).toMatchObject({
      total: 1,
      totalPages: 1,
      items: [{ kind: 'basic', statusLabel: 'We have it' }],
    });
    expect((await remove(id, token)).status).toBe(422);
    expect((await remove(id, token, { password: 'not it' })).status).toBe(422);
    expect((await remove(id, token, { password: PASSWORD })).status).toBe(200);
    expect(await alive(token)).toBe(false);
    const [left] = await api.rows<{ people: number; consents: number; proofs: number; applications: number }>(
      `select (select count(*)::int from user_account where id = $1) as people,
              (select count(*)::int from consent where user_id = $1 or (lower(email) = $2 and source_id is null)) as consents,
              (select count(*)::int from consent where lower(email) = $2) as proofs,
              (select count(*)::int from application where lower(email) = $2) as applications`,
      [id, email],
    );
    expect(left).toEqual({ people: 0, consents: 0, proofs: 1, applications: 1 });
    await sentEmails(api, email, 'account-deleted');
  });

  test('takes away what is kept of them, readable', async () => {
    const { id, email, token } = await someone();
    await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
    await api.call('/mortgage/basic', { method: 'POST', token, body: { ...APPLICATION, email } });
    const lead = {
      fullName: 'Ada Tremblay',
      phone: '4165550142',
      serviceType: 'Other',
      email,
      additionalComments: 'A cabin',
    };
    await api.call('/api/mortgage/lead', { method: 'POST', body: lead });
    const inputs = {
      principal: 400_000,
      annualRatePct: 4,
      compounding: 'semi-annual',
      amortizationYears: 25,
      frequency: 'monthly',
    };
    const kept = { method: 'POST', token, body: { kind: 'payment', label: 'Elm Street', inputs } };
    expect((await api.call('/api/users/calculations', kept)).status).toBe(201);
    const { content } = (await api.graphql('{ myData { content } }', {}, token)).body.data.myData;
    expect(content.account.email).toBe(email);
    expect(content.applications).toEqual([
      expect.objectContaining({ phone: '+14165550142', answers: expect.anything() }),
    ]);
    expect(content.messages).toMatchObject([
      { source: 'chat', phone: '+14165550142', answers: { serviceType: 'Other', additionalComments: 'A cabin' } },
    ]);
    expect(content.calculations).toMatchObject([
      { kind: 'payment', label: 'Elm Street', inputs, results: { payment: expect.anything() } },
    ]);
    expect(JSON.stringify(content)).not.toMatch(/argon2|hash/i);
  });

  test('sees the own sessions and ends one, or all', async () => {
    const { email, token } = await someone();
    const other = await api.token(email);
    const list = async () =>
      (await api.graphql('{ mySessions { id device current } }', {}, token)).body.data.mySessions;
    const [newest, ...rest] = await list();
    expect([newest.current, rest.map(({ current }: { current: boolean }) => current)]).toEqual([false, [true]]);
    const END = 'mutation($id: ID!) { endSession(id: $id) { userErrors { code } endedId } }';
    const stranger = await someone();
    const stolen = await api.graphql(END, { id: newest.id }, stranger.token);
    expect(stolen.body.data.endSession.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
    await api.graphql(END, { id: newest.id }, token);
    expect([await alive(other), await alive(token)]).toEqual([false, true]);
    await api.graphql('mutation { endAllSessions { ended } }', {}, token);
    expect(await alive(token)).toBe(false);
  });
});

describe('staff', () => {
  test('a moderator suspends a client and nothing else; it ends the sessions at once', async () => {
    const moderator = await someone('MODERATOR');
    const colleague = await someone('MODERATOR');
    const client = await someone();
    for (const body of [{ role: 3 }, { name: 'Else' }, { email: 'else@example.ca' }, { suspended: true, role: 1 }]) {
      expect((await put(client.id, body, moderator.token)).status).toBe(403);
    }
    expect((await put(colleague.id, { suspended: true }, moderator.token)).status).toBe(403);
    expect((await put(moderator.id, { role: 3 }, moderator.token)).status).toBe(403);
    expect((await remove(client.id, moderator.token)).status).toBe(403);
    const done = await put(client.id, { suspended: true }, moderator.token);
    expect([done.status, done.body.data]).toEqual([
      200,
      expect.objectContaining({ suspended: true, email: 'a***@example.ca', phone: null }),
    ]);
    expect(await alive(client.token)).toBe(false);
    const audit = await api.rows('select action, before, after from audit_event where subject_id = $1', [client.id]);
    expect(audit).toEqual([{ action: 'user.suspend', before: { suspended: false }, after: { suspended: true } }]);
  });

  test('the moderators’ list shows clients alone, masked, and is not searched by what it hides', async () => {
    const { token } = await someone('MODERATOR');
    const list = await api.call('/api/users/moderator-view?limit=100', { token });
    expect(list.status).toBe(200);
    for (const row of list.body.data.items) {
      expect(Object.keys(row).sort()).toEqual(
        ['blogs', 'comments', 'createdAt', 'email', 'id', 'name', 'role', 'suspended'].sort(),
      );
      expect([row.role, row.email]).toEqual([1, expect.stringMatching(/^.\*\*\*@/)]);
    }
    expect((await api.call('/api/users/moderator-view?q=example.ca', { token })).body.data.total).toBe(0);
  });

  test('the moderators’ list counts what each client wrote', async () => {
    const [writer, silent, { token }] = [await someone(), await someone(), await someone('MODERATOR')];
    const id = await post(api, { slug: 'written-by-a-client', authorId: writer.id });
    await api.rows('update user_account set email_verified_at = now() where id = $1', [writer.id]);
    for (const content of ['One', 'Two']) {
      await api.call(`/api/blogs/${id}/comments`, { method: 'POST', token: writer.token, body: { content } });
    }
    const { items } = (await api.call('/api/users/moderator-view?limit=100', { token })).body.data;
    const wrote = (who: string) => items.find((row: { id: string }) => row.id === who);
    expect(wrote(writer.id)).toMatchObject({ blogs: 1, comments: 2 });
    expect(wrote(silent.id)).toMatchObject({ blogs: 0, comments: 0 });
  });

  test('a refusal uses the words of the catalogue', async () => {
    const ask = async (options: object, query = '') => {
      const { status, body } = await api.call(`/api/users/moderator-view${query}`, options);
      return [status, body.message];
    };
    const [client, moderator] = [await someone(), await someone('MODERATOR')];
    expect(await ask({})).toEqual([401, 'No authentication token found']);
    expect(await ask({ token: 'stale' })).toEqual([401, 'Session expired. Please login again.']);
    expect(await ask({ token: client.token })).toEqual([403, 'Failed to fetch users']);
    expect(await ask({ token: moderator.token }, '?limit=0')).toEqual([422, 'Failed to fetch users']);
    const { people } = api.app.services;
    const works = people.moderatorView.bind(people);
    people.moderatorView = () => Promise.reject(new Error('a secret'));
    expect(await ask({ token: moderator.token })).toEqual([500, 'Failed to fetch users']);
    people.moderatorView = works;
    // the database fails before anybody knows who asks
    const { sessions } = api.app.services;
    const authenticate = sessions.authenticate.bind(sessions);
    const away: NodeJS.ErrnoException = new Error('connect');
    away.code = 'ECONNREFUSED';
    try {
      for (const [error, status] of [
        [new Error('a secret'), 500],
        [away, 503],
      ] as const) {
        sessions.authenticate = () => Promise.reject(error);
        expect(await ask({ token: moderator.token })).toEqual([status, 'Failed to fetch users']);
      }
    } finally {
      sessions.authenticate = authenticate;
    }
  });

  test('an administrator finds people, changes a role, and the old token ends', async () => {
    const { id, email, token } = await someone();
    const found = await api.call(`/api/users?q=${encodeURIComponent(email)}&role=1`, { token: admin });
    expect(found.body.data).toMatchObject({ total: 1, items: [{ id, role: 1 }] });
    expect(found.text).not.toMatch(/argon2|passwordHash|googleSubject/);
    expect((await api.call('/api/users?role=9', { token: admin })).status).toBe(422);
    expect((await api.call('/api/users?page=x', { token: admin })).status).toBe(422);
    expect((await api.call('/api/users?limit=101', { token: admin })).status).toBe(422);
    expect((await put(id, { role: 2 }, admin)).body.data.role).toBe(2);
    expect(await alive(token)).toBe(false);
    expect((await put(id, { password: { current: 'x', next: 'eleven green kayaks' } }, admin)).status).toBe(403);
    const { auditEvents } = (
      await api.graphql(
        'query($f: AuditFilter) { auditEvents(filter: $f) { totalItems items { action actorName subjectId after } } }',
        { f: { action: 'user', subjectId: id, actor: 'Avery' } },
        admin,
      )
    ).body.data;
    expect(auditEvents).toEqual({
      totalItems: 1,
      items: [{ action: 'user.role', actorName: 'Avery Chen', subjectId: id, after: { role: 'MODERATOR' } }],
    });
  });

  test.each(['0', '-1', 'NaN', '1e9', '1 OR 1=1', 'undefined', '00000000-0000-7000-8000-000000000000'])(
    'an id such as %s is nobody',
    async (id) => {
      expect((await put(encodeURIComponent(id), { name: 'Some Body' }, admin)).status).toBe(404);
      expect((await remove(encodeURIComponent(id), admin)).status).toBe(404);
    },
  );

  test('a client is told of nobody else', async () => {
    const [one, other] = [await someone(), await someone()];
    expect((await put(other.id, { name: 'Mallory M' }, one.token)).status).toBe(404);
    expect((await remove(other.id, one.token, { password: PASSWORD })).status).toBe(404);
    expect((await api.call(`/api/users/profile?userId=${other.id}`, { token: one.token })).body.data.id).toBe(one.id);
  });
});

describe('the last administrator', () => {
  test('can neither leave nor be demoted nor suspended', async () => {
    const [{ id } = { id: '' }] = await api.rows<{ id: string }>(
      `select id from user_account where email = 'admin@example.ca'`,
    );
    expect((await put(id, { role: 1 }, admin)).status).toBe(409);
    expect((await remove(id, admin, { password: PASSWORD })).status).toBe(409);
    expect(await alive(admin)).toBe(true);
  });

  test('is known by an id in capitals, too', async () => {
    const [{ id } = { id: '' }] = await api.rows<{ id: string }>(
      `select upper(id::text) as id from user_account where email = 'admin@example.ca'`,
    );
    expect((await put(id, { role: 1 }, admin)).status).toBe(409);
    expect((await remove(id, admin)).status).toBe(422);
    expect((await remove(id, admin, { password: PASSWORD })).status).toBe(409);
    expect(await alive(admin)).toBe(true);
  });

  test('of two who delete or demote each other at once, ten times over, one remains', async () => {
    const [{ id: standing } = { id: '' }] = await api.rows<{ id: string }>(
      `select id from user_account where email = 'admin@example.ca'`,
    );
    // out of the way, so that each round's two are all there are
    await api.rows('update user_account set suspended_at = now() where id = $1', [standing]);
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [await someone('ADMIN'), await someone('ADMIN')];
      const strike = (by: string, whom: string): Promise<Reply> =>
        round % 2 ? put(whom, { role: 1 }, by) : remove(whom, by);
      const replies = await Promise.all([strike(a.token, b.id), strike(b.token, a.id)]);
      const left = await api.rows(`select id from user_account where role = 'ADMIN' and suspended_at is null`);
      expect(left).toHaveLength(1);
      expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      await api.rows(`delete from user_account where role = 'ADMIN' and suspended_at is null`);
    }
    await api.rows('update user_account set suspended_at = null where id = $1', [standing]);
  });
});

test('an address of the rules is not a way around them', async () => {
  const { id, token } = await someone();
  for (const path of [`/API/USERS/${id}/`, `/api/users/${id}/?role=3`, `/api//users/${id}`]) {
    const reply = await api.call(path, {
      method: 'PUT',
      body: { role: 3 },
      token,
      headers: { 'x-http-method-override': 'GET' },
    });
    expect([403, 404]).toContain(reply.status);
  }
  expect((await api.call('/api/users', { method: 'HEAD', token })).status).toBe(403);
});

test('an id in capitals is the same person, who shows the password as ever', async () => {
  const { id, email, token } = await someone();
  const capitals = id.toUpperCase();
  const refused = await put(capitals, { email: 'capitals@example.ca' }, token);
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'password.current']);
  const UPDATE =
    'mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { token userErrors { field } } }';
  const over = async (input: object) =>
    (await api.graphql(UPDATE, { id: capitals, input }, token)).body.data.updateUser;
  expect((await over({ email: 'capitals@example.ca' })).userErrors).toEqual([{ field: ['password', 'current'] }]);
  const changed = await over({ password: { current: PASSWORD, next: 'eleven green kayaks' } });
  expect(await alive(token)).toBe(false);
  expect(await alive(changed.token)).toBe(true);
  expect((await remove(capitals, changed.token, { password: 'eleven green kayaks' })).status).toBe(200);
  expect(await api.rows('select from user_account where email = $1', [email])).toEqual([]);
});

test('an address that stays, however it is written, asks for nothing', async () => {
  const { id, email, token } = await someone();
  await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
  for (const [by, name] of [
    [token, 'Noor Haddad'],
    [admin, 'Noor B. Haddad'],
  ] as const) {
    const { status, body } = await put(id, { name, email: email.toUpperCase() }, by);
    expect([status, body.data.name, body.data.emailVerified]).toEqual([200, name, true]);
  }
});

describe('another person’s address', () => {
  const change = (id: string, more: object, token = admin) =>
    put(id, { email: `new-${id.slice(-8)}@example.ca`, ...more }, token);

  test.each(['ACCOUNT_HOLDER', 'MODERATOR', 'ADMIN'] as const)(
    'asks an administrator for their own password: %s',
    async (role) => {
      const { id, email } = await someone(role);
      for (const proof of [{}, { password: { current: 'not it' } }, { confirmationCode: 'x' }]) {
        const refused = await change(id, proof);
        expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'password.current']);
      }
      expect((await change(id, { password: { current: PASSWORD } })).status).toBe(200);
      // both addresses are told
      await sentEmails(api, email, 'email-changed');
      await sentEmails(api, `new-${id.slice(-8)}@example.ca`, 'verify-email');
    },
  );

  test('is no way to another person’s password', async () => {
    const { id } = await someone();
    const refused = await change(id, { password: { current: PASSWORD, next: 'eleven green kayaks' } });
    expect(refused.status).toBe(403);
    expect((await put(id, { name: 'Noor Haddad' }, admin)).status).toBe(200);
  });

  test('a moderator learns nothing of the proof: they may not', async () => {
    const { token } = await someone('MODERATOR');
    const { id } = await someone();
    expect((await change(id, { password: { current: PASSWORD } }, token)).status).toBe(403);
  });
});
