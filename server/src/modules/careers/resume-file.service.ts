import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { type DocumentAddress, fileCookie, FileTickets, type Follower, type OpenedFile } from '../documents/public.js';
import { CAREER } from './career.source.js';
import { ENQUIRY } from '../enquiries/public.sql.js';

const NO_RESUME = 'We couldn’t find this résumé.';

interface ResumeRow {
  id: string;
  objectKey: string;
  wrappedKey: string;
  bytes: number;
  mime: string;
  active: boolean;
  scanned: boolean;
  /** Sealed */
  name: string;
  enquiryId: string;
}

const COLUMNS = `r.id, r.object_key as "objectKey", r.wrapped_key as "wrappedKey", r.bytes, r.mime, r.name, r.active, r.scanned,
  e.id as "enquiryId"
from career_resume r join ${ENQUIRY} e on e.source = '${CAREER.name}' and e.source_id = r.application_id`;

/** Résumés, for the office alone: as a download, never shown by the browser. */
export class ResumeFileService {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'encryption' | 'privateFiles'>;
  readonly #tickets: FileTickets;

  constructor(platform: Pick<Platform, 'config' | 'db' | 'encryption' | 'privateFiles'>) {
    this.#platform = platform;
    this.#tickets = new FileTickets(platform, 'resume');
  }

  /** An address for the résumé of an enquiry, for this person and 5 minutes. */
  async address(actor: Actor, enquiryId: string): Promise<DocumentAddress> {
    const [resume] = isUuid(enquiryId) ? await this.#find('e.id', enquiryId) : [];
    if (!resume) throw new DomainError('NOT_FOUND', NO_RESUME, 'enquiryId');
    return this.#tickets.make(actor, resume, false);
  }

  /** The cookie without which such an address opens nothing. */
  cookie(actor: Actor): string {
    return fileCookie(this.#platform, actor);
  }

  /** The résumé behind an address. That it was opened is written down before the first byte goes out. */
  async open(origin: Origin & Follower, token: string): Promise<OpenedFile | undefined> {
    const taken = await this.#tickets.take(origin, token);
    if (taken?.actor.role !== 'ADMIN') return undefined;
    const { db, encryption, privateFiles } = this.#platform;
    const [resume] = await this.#find('r.id', taken.file);
    if (!resume) return undefined;
    const { objectKey, wrappedKey, mime, bytes, enquiryId } = resume;
    const content = await privateFiles.read(objectKey, wrappedKey);
    await writeAudit(db.manager, taken.actor, origin, {
      action: 'career.resume',
      subjectType: 'enquiry',
      subjectId: enquiryId,
    });
    return { name: encryption.decryptText(resume.name), mime, bytes, inline: false, content };
  }

  #find(column: 'e.id' | 'r.id', id: string): Promise<ResumeRow[]> {
    return this.#platform.db.query<ResumeRow[]>(`select ${COLUMNS} where ${column} = $1`, [id]);
  }
}
