import { records } from './draft-store';

/** A database that this browser has open. */
interface Opened {
  close: jest.Mock;
  transaction: () => { objectStore: () => object };
  onversionchange?: () => void;
  onclose?: () => void;
}

const opened: Opened[] = [];

beforeAll(() => {
  const open = (): { result: Opened; onsuccess?: () => void } => {
    const database: Opened = { close: jest.fn(), transaction: () => ({ objectStore: () => ({}) }) };
    const request: { result: Opened; onsuccess?: () => void } = { result: database };
    queueMicrotask(() => {
      opened.push(database);
      request.onsuccess?.();
    });
    return request;
  };
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test('the database is opened once, and again after it was closed', async () => {
  await Promise.all([records('readonly'), records('readwrite')]);
  expect(opened).toHaveLength(1);
  opened[0]?.onversionchange?.();
  expect(opened[0]?.close).toHaveBeenCalledTimes(1);
  await records('readonly');
  expect(opened).toHaveLength(2);
  // as WebKit does when it loses its database server
  opened[1]?.onclose?.();
  await records('readonly');
  expect(opened).toHaveLength(3);
});
