import {
  fillReply,
  LONGEST_TEMPLATE_NAME,
  unknownVariables,
  type ReplyValues,
} from '@brokerage/domain/enquiries/reply-template';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError, type Problem } from '../../kernel/domain-error.js';
import type { Sender } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { isTaken } from '../../platform/postgres/taken.js';
import { writeAudit } from '../audits/public.js';
import { wordsProblems } from '../enquiries/public.js';
import { ReplyTemplate } from './reply-template.entity.js';
import type { FilledReply, ReplyTemplateView, SaveReplyTemplateInput } from './reply-template.types.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { BANK } from '../lenders/public.sql.js';

const MOST = 50;
const GONE = 'This template no longer exists.';
const CHANGED = 'Somebody else just changed this template. Close it and open it again to see what they wrote.';

const COUNT = 'select count(*)::int as count from reply_template';

const ABOUT = `
select e.full_name as "fullName", e.application_number as "applicationNumber", bank.name as lender
from ${ENQUIRY} e left join ${BANK} bank on bank.id = e.bank_id where e.id = $1`;

interface About {
  fullName: string;
  applicationNumber: string | null;
  lender: string | null;
}

/** The emails that the office writes often. */
export class ReplyTemplateService {
  readonly #platform: Pick<Platform, 'db'>;
  readonly #sender: () => Promise<Sender>;

  constructor(platform: Pick<Platform, 'db'>, sender: () => Promise<Sender>) {
    this.#platform = platform;
    this.#sender = sender;
  }

  list(): Promise<ReplyTemplateView[]> {
    return this.#platform.db.manager.find(ReplyTemplate, { order: { name: 'ASC', id: 'ASC' } });
  }

  /** For the person of an enquiry, signed by whoever writes. */
  async fill(actor: Actor, templateId: string, enquiryId: string): Promise<FilledReply> {
    const { db } = this.#platform;
    const template = isUuid(templateId) ? await db.manager.findOneBy(ReplyTemplate, { id: templateId }) : null;
    if (!template) throw new DomainError('NOT_FOUND', GONE);
    const [about] = isUuid(enquiryId) ? await db.query<About[]>(ABOUT, [enquiryId]) : [];
    if (!about) throw new DomainError('NOT_FOUND', 'This enquiry no longer exists.');
    const values = valuesOf(about, actor, await this.#sender());
    return { subject: fillReply(template.subject, values), text: fillReply(template.text, values) };
  }

  async save(actor: Actor, origin: Origin, asked: SaveReplyTemplateInput): Promise<ReplyTemplateView> {
    const words = checked(asked);
    try {
      return await this.#platform.db.transaction((manager) =>
        asked.id == null
          ? this.#add(manager, actor, origin, words)
          : this.#change(manager, actor, origin, { ...words, id: asked.id, expectedVersion: asked.expectedVersion }),
      );
    } catch (error) {
      if (isTaken(error)) throw new DomainError('INVALID', 'There is a template with this name already.', 'name');
      throw error;
    }
  }

  async remove(actor: Actor, origin: Origin, id: string): Promise<void> {
    await this.#platform.db.transaction(async (manager) => {
      const found = await locked(manager, id);
      await manager.delete(ReplyTemplate, { id });
      await writeAudit(manager, actor, origin, {
        action: 'reply_template.delete',
        subjectType: 'reply_template',
        subjectId: id,
        before: { name: found.name },
      });
    });
  }

  async #add(manager: EntityManager, actor: Actor, origin: Origin, words: Words): Promise<ReplyTemplateView> {
    const [rows] = await manager.query<{ count: number }[]>(COUNT);
    if ((rows?.count ?? 0) >= MOST) {
      throw new DomainError('INVALID', `There can be ${MOST} templates. Delete one first.`, 'name');
    }
    const now = new Date();
    const template = { id: newId(), ...words, version: 1, createdAt: now, updatedAt: now };
    await manager.insert(ReplyTemplate, template);
    await writeAudit(manager, actor, origin, {
      action: 'reply_template.add',
      subjectType: 'reply_template',
      subjectId: template.id,
      after: { name: words.name, subject: words.subject },
    });
    return template;
  }

  async #change(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    { id, expectedVersion, ...words }: Words & { id: string; expectedVersion?: number | null },
  ): Promise<ReplyTemplateView> {
    const found = await locked(manager, id);
    if (expectedVersion != null && expectedVersion !== found.version) throw new DomainError('CONFLICT', CHANGED);
    const now = new Date();
    const template = { id, ...words, version: found.version + 1, updatedAt: now };
    await manager.update(ReplyTemplate, { id }, { ...words, version: template.version, updatedAt: now });
    // what changed is named, and the text is left out: somebody may have written about a client in it
    const seen = (of: Words): object => ({ name: of.name, subject: of.subject });
    await writeAudit(manager, actor, origin, {
      action: 'reply_template.change',
      subjectType: 'reply_template',
      subjectId: id,
      before: { ...seen(found) },
      after: { ...seen(words), ...(found.text !== words.text && { text: 'changed' }) },
    });
    return template;
  }
}

type Words = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

async function locked(manager: EntityManager, id: string): Promise<ReplyTemplate> {
  const lock = { mode: 'pessimistic_write' } as const;
  const found = isUuid(id) ? await manager.findOne(ReplyTemplate, { where: { id }, lock }) : null;
  if (!found) throw new DomainError('NOT_FOUND', GONE);
  return found;
}

function valuesOf({ fullName, applicationNumber, lender }: About, { name }: Actor, sender: Sender): ReplyValues {
  return {
    first_name: fullName.trim().split(/\s+/)[0] ?? null,
    full_name: fullName,
    application_number: applicationNumber,
    lender,
    adviser_name: name,
    brokerage_name: sender.brandName,
    brokerage_phone: sender.phone,
    booking_link: `${sender.siteUrl}/contact#book`,
  };
}

/** Every problem together, for the form. */
function checked({ name: typed, ...asked }: SaveReplyTemplateInput): Words {
  const name = typed.trim();
  const { words, problems: written } = wordsProblems(asked);
  const problems: Problem[] = [
    ...(name === '' ? [problem('REQUIRED', 'Give the template a name.', 'name')] : []),
    ...(name.length > LONGEST_TEMPLATE_NAME
      ? [problem('INVALID', `Keep the name to ${LONGEST_TEMPLATE_NAME} characters or fewer.`, 'name')]
      : []),
    ...written,
    ...(['subject', 'text'] as const).flatMap((field) => {
      const unknown = unknownVariables(words[field]);
      return unknown.length === 0
        ? []
        : [problem('INVALID', `We don’t know ${unknown.join(', ')}. Use the variables of the list.`, field)];
    }),
  ];
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return { name, ...words };
}

const problem = (code: 'REQUIRED' | 'INVALID', message: string, field: string): Problem => ({
  code,
  message,
  field: [field],
});
