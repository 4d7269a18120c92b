import type { Job } from '../../manifest/module.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { LOCK_REQUEST } from './document-requests.sql.js';
import { FORGET_QUEUE } from './forget-file.js';

export const SCAN_QUEUE = 'scan-document';

interface Waiting {
  requestId: string;
  objectKey: string;
  wrappedKey: string;
}

/** Scans a file that came while the scanner was away. Throws while it still is: the job is tried again. */
export class ScanService {
  readonly #platform: Pick<Platform, 'db' | 'jobs' | 'privateFiles' | 'scanner'>;

  constructor(platform: Pick<Platform, 'db' | 'jobs' | 'privateFiles' | 'scanner'>) {
    this.#platform = platform;
  }

  async scan(documentId: string): Promise<void> {
    const { db, privateFiles, scanner } = this.#platform;
    const [waiting] = await db.query<Waiting[]>(
      `select request_id as "requestId", object_key as "objectKey", wrapped_key as "wrappedKey" from document
       where id = $1 and state = 'scanning'`,
      [documentId],
    );
    if (!waiting) return;
    const verdict = await scanner.scan(await privateFiles.read(waiting.objectKey, waiting.wrappedKey));
    if (verdict === 'infected') await this.#refuse(documentId, waiting);
    else {
      await db.query(
        `update document set state = $2, scanned = $3, updated_at = now() where id = $1 and state = 'scanning'`,
        [documentId, verdict, verdict === 'clean'],
      );
    }
  }

  /** Nothing of it is kept but that it came. */
  async #refuse(documentId: string, { requestId, objectKey }: Waiting): Promise<void> {
    const { db, jobs } = this.#platform;
    await db.transaction(async (manager) => {
      await manager.query(LOCK_REQUEST, [requestId]);
      await manager.query(
        `update document set state = 'infected', wrapped_key = null, updated_at = now() where id = $1`,
        [documentId],
      );
      await manager.query(
        `update document_request r set state = 'needed', told_at = null, version = version + 1, updated_at = now()
         where r.id = $1 and r.state = 'received' and not exists (
           select from document d where d.request_id = r.id and d.state in ('scanning', 'clean', 'not_scanned'))`,
        [requestId],
      );
      await jobs.insert(manager, [{ id: newId(), queue: FORGET_QUEUE, data: { objectKey } }]);
    });
  }
}

export const SCAN_DOCUMENT: Job<{ documentScans: ScanService }> = {
  queue: SCAN_QUEUE,
  untilDone: true,
  run: ({ documentScans }, { documentId }) => documentScans.scan(String(documentId)),
};
