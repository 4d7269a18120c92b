import net from 'node:net';
import { Receiver } from '../../../test/webhooks.js';
import { publicLookup } from '../../platform/public-address.js';
import { post, postOver, postToInternet } from './post.js';
import { signedHeaders } from './webhook-signature.js';

const receiver = new Receiver();
beforeAll(() => receiver.open());
afterAll(() => receiver.close());

test.each(['http://127.0.0.1', 'http://[::1]', 'http://[::ffff:127.0.0.1]', 'http://2130706433', 'http://0x7f.1'])(
  'nothing is ever sent to %s: a webhook does not lead into our own network',
  async (address) => {
    expect(await postToInternet(`${address}:${receiver.port}/in`, '{}', {})).toBeUndefined();
    expect(receiver.received).toEqual([]);
  },
);

test('nor to a name that leads there, whatever it led to before', async () => {
  const leadsHome = publicLookup(() => Promise.resolve(['127.0.0.1', '::1']));
  expect(await postOver(leadsHome)(`http://hooks.test:${receiver.port}/in`, '{}', {})).toBeUndefined();
  expect(receiver.received).toEqual([]);
});

test('the receiver of these tests does answer, where we may go there', async () => {
  expect(await post(new URL(`${receiver.home}/in`), '{}', {})).toBe(200);
});

test('one that answers with another protocol, or not at all, gives no status', async () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
  const rude = net.createServer((socket) => socket.once('data', () => socket.end(upgrade)));
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(rude.address() as net.AddressInfo).port}/in`);
  expect(await post(url, '{}', {})).toBeUndefined();
  await new Promise((resolve) => rude.close(resolve));
  expect(await post(url, '{}', {})).toBeUndefined();
});

test('events are signed as the specification’s own example is', () => {
  const at = new Date(1_614_265_330_000);
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(signedHeaders(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', at)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
