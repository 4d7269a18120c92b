import { EMAIL_ERROR, isEmail } from '@brokerage/domain/forms/email';
import { parseNorthAmericanPhone } from '@brokerage/domain/forms/phone';
import type { EmailRefusalName } from '@brokerage/domain/enquiries/email-delivery';
import type { EnquiryFieldName } from '@brokerage/domain/enquiries/enquiry-status';
import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import { writeAudit } from '../../audits/public.js';
import { maskPhone } from '../../phones/public.js';
import { Enquiry } from '../enquiry.entity.js';
import type { EnquiryService } from './file.service.js';
import type { EnquiryEventView } from '../enquiry.types.js';
import { workOn, type Target, type Worked } from '../work-on.js';

export interface Correction extends Target {
  email?: string | null;
  phone?: string | null;
}

/** What the mail server last said of this address, on whichever enquiry. */
const REFUSAL = `select email_refusal as refusal from enquiry
  where lower(email) = lower($1) and email_refusal is not null limit 1`;

const EVENT = `insert into enquiry_event (id, enquiry_id, actor_id, changed) values ($1, $2, $3, $4) returning created_at as at`;

/** A wrong address or number, put right: on the enquiry and on the record it came with. What it was is kept nowhere. */
export class EnquiryCorrectService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;
  readonly #enquiries: EnquiryService;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>, enquiries: EnquiryService) {
    this.#platform = platform;
    this.#enquiries = enquiries;
  }

  /** The clock is not touched: nobody was reached by it. */
  async correct(actor: Actor, origin: Origin, asked: Correction): Promise<Worked & { phone: string | null }> {
    const { db, encryption } = this.#platform;
    const email = checkedEmail(asked.email);
    const e164 = checkedPhone(asked.phone);
    let phone: string | null = null;
    const worked = await workOn(db, asked, async (manager, found) => {
      phone = e164 ?? (found.phone === null ? null : encryption.decryptText(found.phone));
      const index = e164 === undefined ? found.phoneIndex : encryption.blindIndex(e164);
      const newEmail = email !== undefined && email !== found.email;
      const newPhone = index !== found.phoneIndex;
      const changed: EnquiryFieldName[] = [
        ...(newEmail ? ['EMAIL' as const] : []),
        ...(newPhone ? ['PHONE' as const] : []),
      ];
      if (changed.length === 0) return null;
      const sealed = newPhone && e164 !== undefined ? encryption.encryptText(e164) : undefined;
      await manager.update(
        Enquiry,
        { id: found.id },
        {
          ...(newEmail && { email, emailIsTheirs: true, emailRefusal: await refusalOf(manager, email) }),
          ...(sealed !== undefined &&
            e164 !== undefined && { phone: sealed, maskedPhone: maskPhone(e164), phoneIndex: index }),
          version: found.version + 1,
        },
      );
      await this.#enquiries.correctSource(manager, found, {
        ...(newEmail && { email }),
        ...(sealed !== undefined && index !== null && { phone: { sealed, index } }),
      });
      await writeAudit(manager, actor, origin, {
        action: 'enquiry.correct',
        subjectType: 'enquiry',
        subjectId: found.id,
        after: { fields: changed },
      });
      return writeEvent(manager, actor, found.id, changed);
    });
    return { ...worked, phone };
  }
}

async function refusalOf(manager: EntityManager, email: string): Promise<EmailRefusalName | null> {
  const [known] = await manager.query<{ refusal: EmailRefusalName }[]>(REFUSAL, [email]);
  return known?.refusal ?? null;
}

async function writeEvent(
  manager: EntityManager,
  { userId, name }: Actor,
  enquiryId: string,
  changed: EnquiryFieldName[],
): Promise<EnquiryEventView> {
  const id = newId();
  const [row] = await manager.query<{ at: Date }[]>(EVENT, [id, enquiryId, userId, changed]);
  return {
    ...{ id, actorName: name, changed, from: null, to: null, lostReason: null, owner: null, followUpAt: null },
    ...{ byRule: false, undone: false, at: row?.at ?? new Date() },
  };
}

function checkedEmail(text: string | null | undefined): string | undefined {
  if (text == null) return undefined;
  const email = text.trim();
  if (email === '' || !isEmail(email)) {
    throw new DomainError('INVALID', EMAIL_ERROR, 'email');
  }
  return email;
}

function checkedPhone(text: string | null | undefined): string | undefined {
  if (text == null) return undefined;
  const parsed = parseNorthAmericanPhone(text);
  if (!('e164' in parsed)) throw new DomainError('INVALID', parsed.error, 'phone');
  return parsed.e164;
}
