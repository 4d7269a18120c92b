import { draftContent } from '@brokerage/domain/forms/draft-content';
import { NOBODY } from '../../lib/draft-mark';
import type { DraftRecord, DraftStore, DraftTree, DraftVersion } from '../../lib/draft-store';
import { DraftMachine } from './draft-machine';
import type { DraftChannel, DraftRemote, SaveAnswer, Sent, TabMessage } from './draft-state';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T22:42:00Z') }));
afterEach(() => jest.useRealTimers());

/** What the browser makes of a value that it stores or sends to another tab. */
const copy = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

/** A browser's store, as several tabs and several people see it. */
function browser(): DraftStore & { records: Map<string, DraftRecord> } {
  const records = new Map<string, DraftRecord>();
  return {
    records,
    read: (owner, kind) => Promise.resolve(copy(records.get(`${owner}/${kind}`))),
    write(record) {
      records.set(`${record.owner}/${record.kind}`, copy(record));
      return Promise.resolve();
    },
    remove(owner, kind) {
      records.delete(`${owner}/${kind}`);
      return Promise.resolve();
    },
    removeOthers(owner) {
      for (const key of records.keys())
        if (!key.startsWith(`${owner}/`) && !key.startsWith(NOBODY)) records.delete(key);
      return Promise.resolve();
    },
  };
}

/** The server's side of the protocol. */
class Server implements DraftRemote {
  draft: DraftVersion | null = null;
  sent: Sent | null = null;
  offline = false;
  /** The next answer is lost after the save */
  loses = false;
  saves: DraftTree[] = [];

  put(content: DraftTree, version: number, at = new Date().toISOString()): void {
    this.draft = { id: 'd1', content: draftContent(content), lastStep: 0, version, device: 'Safari on an iPhone', at };
  }
  fetch(): ReturnType<DraftRemote['fetch']> {
    return this.offline
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ draft: this.draft, sent: this.sent });
  }
  save({ content, lastStep, expectedVersion }: Parameters<DraftRemote['save']>[0]): Promise<SaveAnswer> {
    if (this.offline) return Promise.reject(new Error('offline'));
    this.saves.push(content);
    if (this.sent) return Promise.resolve({ gone: this.sent });
    const version = this.draft?.version ?? 0;
    const stored = draftContent(content);
    if (JSON.stringify(this.draft?.content) !== JSON.stringify(stored)) {
      if (version !== expectedVersion) return Promise.resolve({ conflict: this.draft! });
      this.put(content, version + 1);
    }
    this.draft = { ...this.draft!, lastStep };
    if (this.loses) {
      this.loses = false;
      return Promise.reject(new Error('lost'));
    }
    const { id, version: now, at } = this.draft;
    return Promise.resolve({ saved: { id, version: now, at } });
  }
  discard(): Promise<void> {
    if (this.offline) return Promise.reject(new Error('offline'));
    this.draft = this.sent = null;
    return Promise.resolve();
  }
}

/** The tabs of one browser: one lock, one channel. */
function tabs() {
  const hears = new Set<(message: TabMessage) => void>();
  let holder: { lost: () => void; held: () => void } | undefined;
  const waiting: { lost: () => void; held: () => void }[] = [];
  const channel = (): DraftChannel => {
    let own: ((message: TabMessage) => void) | undefined;
    return {
      tell: (message) => hears.forEach((hear) => hear !== own && hear(copy(message))),
      listen(hear) {
        own = hear;
        hears.add(hear);
        return () => hears.delete(hear);
      },
    };
  };
  const lock = {
    wait(held: () => void, lost: () => void) {
      const me = { held, lost };
      const grant = (): void => {
        holder = me;
        held();
      };
      if (holder) waiting.push(me);
      else grant();
      return {
        take() {
          if (holder !== me) {
            holder?.lost();
            grant();
          }
          return Promise.resolve();
        },
        release() {
          if (holder !== me) return;
          holder = waiting.find((next) => next !== me);
          holder?.held();
        },
      };
    },
  };
  return { channel, lock };
}

type World = ReturnType<typeof world>;
function world() {
  return { store: browser(), server: new Server(), tabs: tabs() };
}
async function open({ store, server, tabs: { channel, lock } }: World, owner = 'ann', left?: DraftTree) {
  const remote = owner === NOBODY ? undefined : server;
  const machine = new DraftMachine({
    kind: 'mortgage',
    owner,
    store,
    remote,
    lock,
    channel: channel(),
    stored: draftContent,
    left,
  });
  await machine.open();
  await settled();
  return machine;
}
const settled = (): Promise<void> => jest.advanceTimersByTimeAsync(0);
const wait = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

test('what is typed is saved after two seconds of rest, and "saved" waits for the server', async () => {
  const at = world();
  const machine = await open(at);
  expect(machine.state().status).toBe('empty');
  void machine.change({ a: '1' }, 0);
  await wait(1_500);
  void machine.change({ a: '12' }, 1);
  await wait(1_500);
  expect([at.server.saves, machine.state().savedAt]).toEqual([[], null]);
  await wait(500);
  expect(at.server.saves).toEqual([{ a: '12' }]);
  expect(machine.state()).toMatchObject({ status: 'saved', savedAt: at.server.draft?.at, lastStep: 1, draftId: 'd1' });
});

test('a change is only called stored when a reload would not lose it', async () => {
  const at = world();
  const [writer, other] = [await open(at), await open(at)];
  let commit: (() => void) | undefined;
  const { write } = at.store;
  at.store.write = (record) => new Promise<void>((resolve) => (commit = resolve)).then(() => write(record));
  const answers: string[] = [];
  void writer.change({ a: '1' }, 0).then((has) => answers.push(`first: ${has}`));
  // the same again, while the store is still at work
  void writer.change({ a: '1' }, 0).then((has) => answers.push(`again: ${has}`));
  await settled();
  expect(answers).toEqual([]);
  commit?.();
  await settled();
  expect(answers.sort()).toEqual(['again: true', 'first: true']);
  at.store.write = () => Promise.reject(new Error('full'));
  expect(await writer.change({ a: '2' }, 0)).toBe(false);
  at.store.write = write;
  other.close();
  writer.close();
  expect(await writer.change({ a: '3' }, 0)).toBe(false);
});

test('what was typed since the last save is not called saved', async () => {
  const at = world();
  const machine = await open(at);
  void machine.change({ a: '1' }, 0);
  await wait(2_000);
  expect(machine.state().status).toBe('saved');
  void machine.change({ a: '12' }, 0);
  expect(machine.state().status).toBe('saving');
  // as it was before: nothing is left to save
  void machine.change({ a: '1' }, 0);
  await wait(2_000);
  expect([machine.state().status, at.server.saves]).toEqual(['saved', [{ a: '1' }]]);
});

test('somebody who never pauses is saved every ten seconds', async () => {
  const at = world();
  const machine = await open(at);
  for (let n = 0; n < 12; n++) {
    void machine.change({ a: String(n) }, 0);
    await wait(1_000);
  }
  expect(at.server.saves).toHaveLength(1);
});

test('offline it is kept on the device, and saved when the connection is back', async () => {
  const at = world();
  const machine = await open(at);
  at.server.offline = true;
  void machine.change({ a: '1' }, 0);
  await wait(2_000);
  expect(machine.state().status).toBe('keptOnDevice');
  expect(at.store.records.get('ann/mortgage')?.mine).toEqual({ a: '1' });
  at.server.offline = false;
  machine.wake();
  await settled();
  expect([machine.state().status, at.server.draft?.content]).toEqual(['saved', { a: '1' }]);
});

test('an account that cannot be asked is said to be one, until it can', async () => {
  const at = world();
  at.server.put({ a: '1' }, 1);
  at.server.offline = true;
  const machine = await open(at);
  expect(machine.state()).toMatchObject({
    status: 'empty',
    problem: expect.stringMatching(/^Failed to fetch draft\./) as unknown,
  });
  at.server.offline = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(machine.state()).toMatchObject({ status: 'saved', content: { a: '1' }, problem: null });
});

test('a draft deleted offline is said to be still there, and goes when the connection is back', async () => {
  const at = world();
  at.server.put({ a: '1' }, 1);
  const machine = await open(at);
  at.server.offline = true;
  await machine.startAgain();
  expect(machine.state()).toMatchObject({
    status: 'empty',
    content: {},
    problem: expect.stringMatching(/^Failed to delete draft\./) as unknown,
  });
  expect(at.server.draft).not.toBeNull();
  at.server.offline = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(machine.state()).toMatchObject({ status: 'empty', problem: null });
  expect(at.server.draft).toBeNull();
});

test('typed offline, closed, opened again: it is there, and saved', async () => {
  const at = world();
  at.server.offline = true;
  const first = await open(at);
  void first.change({ a: '1' }, 2);
  await wait(2_000);
  first.close();
  const second = await open(at);
  expect(second.state()).toMatchObject({ content: { a: '1' }, lastStep: 2, status: 'keptOnDevice' });
  at.server.offline = false;
  await wait(30_000);
  expect(at.server.draft?.content).toEqual({ a: '1' });
});

test('an answer that was lost is no conflict, even if more was typed meanwhile', async () => {
  const at = world();
  const machine = await open(at);
  at.server.loses = true;
  void machine.change({ a: '1' }, 0);
  await wait(2_000);
  void machine.change({ a: '12' }, 0);
  await wait(30_000);
  expect(machine.state()).toMatchObject({ status: 'saved', conflict: null, merged: null });
  expect(at.server.draft).toMatchObject({ content: { a: '12' }, version: 2 });
});

test('another device changed something else: put together, saved, and told', async () => {
  const at = world();
  at.server.put({ a: '1', b: '1' }, 1);
  const machine = await open(at);
  const { revision } = machine.state();
  at.server.put({ a: '1', b: '2' }, 2);
  void machine.change({ a: '9', b: '1' }, 0);
  await wait(2_000);
  expect(machine.state()).toMatchObject({
    status: 'saved',
    content: { a: '9', b: '2' },
    merged: { device: 'Safari on an iPhone', places: [['b']] },
    revision: revision + 1,
  });
  expect(at.server.draft).toMatchObject({ content: { a: '9', b: '2' }, version: 3 });
});

describe('another device changed the same answer', () => {
  async function conflict(): Promise<{ at: World; machine: DraftMachine }> {
    const at = world();
    at.server.put({ a: '1', b: '1' }, 1);
    const machine = await open(at);
    at.server.put({ a: '2', b: '2' }, 2);
    void machine.change({ a: '9', b: '1' }, 0);
    await wait(2_000);
    return { at, machine };
  }

  test('put off: what is typed stays here, and the choice is between the answers as they stand now', async () => {
    const { at, machine } = await conflict();
    void machine.change({ a: '8', b: '2' }, 0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(machine.state().status).toBe('paused');
    expect(at.server.draft?.version).toBe(2);
    await machine.review();
    expect(machine.state()).toMatchObject({ status: 'paused', conflict: { clashes: [{ mine: '8', theirs: '2' }] } });
    // the same answer after all: there is nothing left to choose
    void machine.change({ a: '2', b: '2' }, 0);
    await machine.review();
    expect(machine.state()).toMatchObject({ status: 'saved', conflict: null });
  });

  test('saving pauses, both are shown, and nothing is saved until the person chooses', async () => {
    const { at, machine } = await conflict();
    expect(machine.state()).toMatchObject({
      status: 'paused',
      conflict: { clashes: [{ place: ['a'], mine: '9', theirs: '2' }], theirs: { version: 2 } },
    });
    void machine.change({ a: '99', b: '1' }, 0);
    await wait(60_000);
    expect(at.server.draft).toMatchObject({ content: { a: '2', b: '2' }, version: 2 });
    expect(await machine.flush()).toBe(false);
  });

  test('this device’s version is saved over the other', async () => {
    const { at, machine } = await conflict();
    await machine.choose('mine');
    expect(machine.state()).toMatchObject({ status: 'saved', conflict: null, content: { a: '9', b: '2' } });
    expect(at.server.draft).toMatchObject({ content: { a: '9', b: '2' }, version: 3 });
  });

  test('the other device’s version stands, after this device’s was kept as the previous version', async () => {
    const { at, machine } = await conflict();
    await machine.choose('theirs');
    expect(at.server.saves.slice(-2)).toEqual([
      { a: '9', b: '2' },
      { a: '2', b: '2' },
    ]);
    expect(machine.state()).toMatchObject({ status: 'saved', content: { a: '2', b: '2' } });
  });
});

test('after it was sent nothing is saved, and the number is there; a new draft can begin', async () => {
  const at = world();
  const machine = await open(at);
  void machine.change({ a: '1' }, 0);
  await wait(2_000);
  at.server.sent = { applicationNumber: 'MB-2026-00000001', at: new Date().toISOString() };
  at.server.draft = null;
  void machine.change({ a: 'late' }, 0);
  await wait(2_000);
  expect(machine.state()).toMatchObject({ status: 'gone', sent: { applicationNumber: 'MB-2026-00000001' } });
  expect(at.store.records.size).toBe(0);
  expect((await open(at)).state()).toMatchObject({ status: 'gone', sent: { applicationNumber: 'MB-2026-00000001' } });
  machine.close();
  const later = await open(at);
  expect(later.state()).toMatchObject({ status: 'gone', content: {} });
  await later.startAgain();
  void later.change({ a: 'new' }, 0);
  await wait(2_000);
  expect(at.server.draft).toMatchObject({ content: { a: 'new' } });
});

describe('tabs of one browser', () => {
  test('one writes, the other follows; the one that is typed in takes over', async () => {
    const at = world();
    const [one, two] = [await open(at), await open(at)];
    void one.change({ a: '1' }, 0);
    await settled();
    expect(two.state().content).toEqual({ a: '1' });
    void two.change({ a: '1', b: '2' }, 0);
    await wait(2_000);
    expect(one.state()).toMatchObject({ content: { a: '1', b: '2' }, status: 'saved' });
    expect(at.server.saves).toEqual([{ a: '1', b: '2' }]);
  });

  test('when the writer closes, the other goes on', async () => {
    const at = world();
    const [one, two] = [await open(at), await open(at)];
    void one.change({ a: '1' }, 0);
    await settled();
    one.close();
    await wait(2_000);
    expect([two.state().status, at.server.draft?.content]).toEqual(['saved', { a: '1' }]);
  });
});

describe('signed out', () => {
  test.each(['the one that writes', 'another'])('what %s sends is known to be sent in every tab', async (which) => {
    const at = world();
    const [one, two] = [await open(at, NOBODY), await open(at, NOBODY)];
    void one.change({ a: '1' }, 0);
    if (which === 'another') void two.change({ a: '1', b: '2' }, 0);
    await wait(2_000);
    const sent = { applicationNumber: 'MB-2026-00000001', at: new Date().toISOString() };
    await one.forget(sent);
    await wait(20_000);
    // the answers stay on its page, and are not kept for a second application
    expect(two.state()).toMatchObject({ status: 'gone', sent, content: { a: '1' } });
    await two.flush();
    expect(at.store.records.size).toBe(0);
    // what is typed on purpose begins another one
    await two.startAgain({ a: 'new' });
    expect(two.state()).toMatchObject({ sent: null, status: 'keptOnDevice' });
    expect(at.store.records.get(`${NOBODY}/mortgage`)?.mine).toEqual({ a: 'new' });
  });

  test('what is typed before this tab may write is written when it may', async () => {
    const at = world();
    let grant = (): void => undefined;
    at.tabs.lock = {
      wait(held) {
        grant = held;
        return { take: () => Promise.resolve(), release: () => undefined };
      },
    };
    const machine = await open(at, NOBODY);
    void machine.change({ a: '1' }, 0);
    await settled();
    expect(machine.state().status).not.toBe('keptOnDevice');
    grant();
    await settled();
    expect(machine.state().status).toBe('keptOnDevice');
    expect(at.store.records.get(`${NOBODY}/mortgage`)?.mine).toEqual({ a: '1' });
  });

  test('it is kept in the browser for 30 days', async () => {
    const at = world();
    const machine = await open(at, NOBODY);
    void machine.change({ a: '1' }, 0);
    await wait(2_000);
    expect([machine.state().status, at.server.saves]).toEqual(['keptOnDevice', []]);
    machine.close();
    jest.setSystemTime(Date.now() + 29 * 86_400_000);
    const later = await open(at, NOBODY);
    expect(later.state().content).toEqual({ a: '1' });
    later.close();
    jest.setSystemTime(Date.now() + 2 * 86_400_000);
    expect((await open(at, NOBODY)).state().content).toEqual({});
  });

  async function typedBefore(at: World, content: DraftTree): Promise<void> {
    const machine = await open(at, NOBODY);
    void machine.change(content, 1);
    await settled();
    machine.close();
  }

  test('at sign-in it goes into the account', async () => {
    const at = world();
    await typedBefore(at, { a: '1' });
    const machine = await open(at);
    expect(machine.state()).toMatchObject({ status: 'saved', content: { a: '1' }, lastStep: 1 });
    expect([...at.store.records.keys()]).toEqual(['ann/mortgage']);
    expect(at.server.draft?.content).toEqual({ a: '1' });
  });

  test('the newer of two wins, and the other is kept until the person chooses', async () => {
    const at = world();
    at.server.put({ a: 'account', b: '1' }, 4, '2026-11-01T00:00:00Z');
    await typedBefore(at, { a: 'browser' });
    const machine = await open(at);
    expect(machine.state()).toMatchObject({ content: { a: 'browser' }, other: { content: { a: 'account', b: '1' } } });
    machine.chooseOther(true);
    await wait(2_000);
    expect(at.server.draft?.content).toEqual({ a: 'account', b: '1' });
    machine.chooseOther(false);
    expect(machine.state().other).toBeNull();
  });

  test('an older one does not replace the account’s', async () => {
    const at = world();
    await typedBefore(at, { a: 'browser' });
    at.server.put({ a: 'account' }, 4, '2026-11-23T00:00:00Z');
    expect((await open(at)).state()).toMatchObject({ content: { a: 'account' }, other: { content: { a: 'browser' } } });
  });
});

test('another person never sees it', async () => {
  const at = world();
  const ann = await open(at);
  void ann.change({ a: 'secret' }, 0);
  await wait(2_000);
  ann.close();
  const bens = { ...at, server: new Server() };
  const ben = await open(bens, 'ben');
  expect([ben.state().content, [...at.store.records.keys()].includes('ann/mortgage')]).toEqual([{}, false]);
});

test('what another page brought along wins over the older draft of the account, which is kept', async () => {
  const at = world();
  at.server.put({ price: '1', name: 'Ann' }, 3, '2026-11-01T00:00:00Z');
  const machine = await open(at, 'ann', { price: '2' });
  expect(machine.state()).toMatchObject({ content: { price: '2' }, other: { content: { price: '1', name: 'Ann' } } });
});

test('a browser that stores nothing says so, and the draft is saved all the same', async () => {
  const at = world();
  const no = (): Promise<never> => Promise.reject(new Error('forbidden'));
  const machine = await open({ ...at, store: { ...at.store, read: no, write: no, remove: no, removeOthers: no } });
  void machine.change({ a: '1' }, 0);
  await wait(2_000);
  expect(machine.state()).toMatchObject({ status: 'saved', inMemory: true });
});
