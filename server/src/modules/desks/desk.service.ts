import { statusLabel } from '@brokerage/domain/application/application-status';
import type { MortgageTypeValue } from '@brokerage/domain/application/applications';
import type { Actor, Origin } from '../../kernel/actor.js';
import { MORTGAGE_TYPE_NAMES } from '../../kernel/mortgage-type.enum.js';
import type { Platform } from '../../platform/platform.js';
import { writeRead } from '../audits/public.js';
import { MY_FILES } from './desk-files.sql.js';
import type { MyFile } from './desk-files.types.js';
import type { MyDesk } from './desk-leads.types.js';
import { AGENT_ON_DESK } from '../agents/public.sql.js';

export const NO_DESK = 'Your account belongs to no adviser.';

const OF_ACCOUNT = `select id as "agentId", name as "licensedName", subdomain from ${AGENT_ON_DESK} agent where user_id = $1`;

type FileRow = Omit<MyFile, 'statusLabel' | 'mortgageType'> & { mortgageType: MortgageTypeValue };

/** Whose desk it is, and the files on it. */
export class DeskService {
  readonly #platform: Pick<Platform, 'db'>;

  constructor(platform: Pick<Platform, 'db'>) {
    this.#platform = platform;
  }

  /** null: the account belongs to no adviser. */
  async of({ userId }: Actor): Promise<MyDesk | null> {
    const [desk = null] = await this.#platform.db.query<MyDesk[]>(OF_ACCOUNT, [userId]);
    return desk;
  }

  /** The applications whose enquiries stand on the desk, newest first. */
  async files(actor: Actor, origin: Origin): Promise<MyFile[]> {
    const { db } = this.#platform;
    const rows = await db.query<FileRow[]>(MY_FILES, [actor.userId]);
    await writeRead(db.manager, actor, origin, 'application.list', {});
    return rows.map(({ mortgageType, ...row }) => ({
      ...row,
      mortgageType: MORTGAGE_TYPE_NAMES[mortgageType],
      statusLabel: statusLabel(row.status),
    }));
  }
}
