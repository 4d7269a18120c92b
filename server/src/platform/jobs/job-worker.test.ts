import { eventually } from '../../../test/eventually.js';
import { makeLogger } from '../logger.js';
import { startJobWorker } from './job-worker.js';

const log = makeLogger({ logLevel: 'silent' });

/** A queue that gives these jobs once. */
function queueOf(jobs: readonly { id: string; retryCount: number; retryLimit: number }[]) {
  const settled: string[] = [];
  let waiting = jobs;
  const boss = {
    fetch: async () => {
      const given = waiting.map((job) => ({ ...job, data: { documentId: job.id } }));
      waiting = [];
      return given;
    },
    complete: async (_queue: string, id: string) => void settled.push(`${id} done`),
    fail: async (_queue: string, id: string) => void settled.push(`${id} failed`),
  };
  return { boss: boss as never, settled };
}

test('a file that cannot be scanned holds back no other, and is set aside at its last try', async () => {
  const { boss, settled } = queueOf([
    { id: 'before', retryCount: 0, retryLimit: 20 },
    { id: 'bad again', retryCount: 3, retryLimit: 20 },
    { id: 'bad at last', retryCount: 20, retryLimit: 20 },
    { id: 'after', retryCount: 0, retryLimit: 20 },
  ]);
  const noted: unknown[] = [];
  const setAside = {
    note: (work: string, _error: unknown, row?: string) => void noted.push([work, row]),
    flush: async () => undefined,
  };
  const scan = async ({ data }: { data: Record<string, unknown> }): Promise<void> => {
    if (String(data['documentId']).startsWith('bad')) throw new Error('the object is gone');
  };
  const worker = startJobWorker(boss, 'scan-document', scan, { log, setAside, pollSeconds: 0.01 });
  await eventually(() => expect(settled).toHaveLength(4));
  await worker.stop();
  expect(settled.sort()).toEqual(['after done', 'bad again failed', 'bad at last failed', 'before done']);
  expect(noted).toEqual([['scan-document', 'bad at last']]);
});
