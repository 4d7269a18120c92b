import type { Platform } from '../../platform/platform.js';
import { publicQuery } from '../../platform/postgres/public-query.js';
import { OPEN_JOBS, PUBLIC_JOB } from './career.sql.js';
import type { PublicJob } from './career.types.js';

/** Jobs, as everybody sees them. */
export class JobService {
  readonly #platform: Pick<Platform, 'db'>;

  constructor(platform: Pick<Platform, 'db'>) {
    this.#platform = platform;
  }

  open(): Promise<PublicJob[]> {
    return publicQuery<PublicJob>(this.#platform.db, OPEN_JOBS, []);
  }

  /** By its slug or id; also one that is closed. */
  async find(id: string): Promise<PublicJob | null> {
    const [job] = await publicQuery<PublicJob>(this.#platform.db, PUBLIC_JOB, [id]);
    return job ?? null;
  }
}
