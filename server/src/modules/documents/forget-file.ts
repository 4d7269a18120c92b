import type { Job } from '../../manifest/module.js';
import type { Platform } from '../../platform/platform.js';
import { forgetWithRow } from '../../platform/private-files/forget-with-row.js';

export const FORGET_QUEUE = 'forget-private-file';

export interface ForgetService {
  forget(objectKey: string): Promise<void>;
}

/** The object of a row that is gone: a job of the transaction that removed it, so that neither stays without the other. */
export const FORGET_FILE: Job<{ forgetFiles: ForgetService }> = {
  queue: FORGET_QUEUE,
  untilDone: true,
  run: ({ forgetFiles }, { objectKey }) => forgetFiles.forget(String(objectKey)),
};

export const makeForgetService = ({ privateFiles }: Pick<Platform, 'privateFiles'>): ForgetService => ({
  forget: (objectKey) => privateFiles.remove(objectKey),
});

const FORGET_PENDING = `delete from document where id = $1 and state = 'pending' returning object_key as "objectKey"`;

/** A file that never arrived whole. One that did stays, whatever whoever sent it was told. */
export const forgetPending = (platform: Pick<Platform, 'db' | 'privateFiles'>, id: string): Promise<void> =>
  forgetWithRow(platform, FORGET_PENDING, id);
