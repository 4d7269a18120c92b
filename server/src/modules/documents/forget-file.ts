import type { Job } from '../../manifest/module.js';
import type { Platform } from '../../platform/platform.js';

export const FORGET_QUEUE = 'forget-private-file';

export interface ForgetService {
  forget(objectKey: string): Promise<void>;
}

/** The object of a row that is gone: a job of the transaction that removed it, so that neither stays without the other. */
export const FORGET_FILE: Job<{ forgetFiles: ForgetService }> = {
  queue: FORGET_QUEUE,
  run: ({ forgetFiles }, { objectKey }) => forgetFiles.forget(String(objectKey)),
};

export const makeForgetService = ({ privateFiles }: Pick<Platform, 'privateFiles'>): ForgetService => ({
  forget: (objectKey) => privateFiles.remove(objectKey),
});
