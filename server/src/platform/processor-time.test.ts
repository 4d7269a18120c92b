import fc from 'fast-check';
import { ProcessorTime } from './processor-time.js';

/** A process whose use the test sets. */
function process() {
  let used = 0;
  const time = new ProcessorTime(() => used);
  return { time, use: (ms: number) => (used += ms) };
}

test('a request that runs alone is charged what the process used meanwhile', () => {
  const { time, use } = process();
  use(100);
  const end = time.begin();
  use(30);
  expect([end(), end()]).toEqual([30, 30]);
  use(50);
  const next = time.begin();
  use(1);
  expect(next()).toBe(1);
});

test('two at the same moment share it', () => {
  const { time, use } = process();
  const one = time.begin();
  use(10);
  const two = time.begin();
  use(20);
  expect(one()).toBe(20);
  use(5);
  expect(two()).toBe(15);
});

test('what is charged together is what was used while any ran', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('use' as const), ms: fc.nat(50) }),
    fc.constant({ kind: 'begin' as const, ms: 0 }),
    fc.constant({ kind: 'end' as const, ms: 0 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { time, use } = process();
      const running: (() => number)[] = [];
      let [used, charged] = [0, 0];
      for (const { kind, ms } of steps) {
        if (kind === 'begin') running.push(time.begin());
        if (kind === 'end') charged += running.shift()?.() ?? 0;
        if (kind === 'use') {
          use(ms);
          if (running.length > 0) used += ms;
        }
      }
      for (const end of running) charged += end();
      expect(charged).toBeCloseTo(used, 6);
    }),
  );
});
