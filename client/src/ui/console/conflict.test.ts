import type { Outcome } from '../../lib/use-command';
import { rereading } from './conflict';

const refused = (code: string): Promise<Outcome<{ userErrors: { code: string }[] }>> =>
  Promise.resolve({ done: false, payload: { userErrors: [{ code }] }, problem: 'No', errors: {} });
const reread = jest.fn(() => Promise.reject(new Error('the network is gone')));

test('only what somebody else left is read again, and that it cannot be read is no answer', async () => {
  await rereading(refused('VALIDATION'), reread);
  expect(reread).not.toHaveBeenCalled();
  expect(await rereading(refused('CONFLICT'), reread)).toMatchObject({ problem: 'No' });
  expect(reread).toHaveBeenCalledTimes(1);
});
