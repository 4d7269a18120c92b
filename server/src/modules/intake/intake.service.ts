import { arrivedAt, readAttribution } from '@brokerage/domain/leads/attribution';
import { withoutSins } from '@brokerage/domain/forms/sin';
import { FIRST_RESPONSE_HOURS } from '@brokerage/domain/vocabulary/constants';
import { enquirySubject } from '@brokerage/domain/enquiries/enquiry-subject';
import { emailTo } from '../../platform/email.js';
import { isConnectionError, isDeadlock } from '../../platform/postgres/errors.js';
import { isTakenBy } from '../../platform/postgres/taken.js';
import { newId } from '../../platform/ids.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import { WriteBatch } from '../../platform/write-batch.js';
import type { Origin } from '../../kernel/actor.js';
import { consentRows } from '../consents/public.js';
import { NEW_ENQUIRY } from '../enquiries/public.js';
import { firstReply, keyProblem } from '../idempotency/public.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { maskPhone } from '../phones/public.js';
import type { IntakeSource, Submission } from './intake-source.js';
import { intakeStatement } from './intake.sql.js';

/** A submission as it is stored: the columns of `intakeStatement`. */
interface Row extends Record<string, unknown> {
  sourceId: string;
  key: string | null;
  requestHash: string;
}

/** The one door for everything from outside. */
export class IntakeService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;
  readonly #batches = new Map<string, WriteBatch<Row, boolean>>();

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>) {
    this.#platform = platform;
  }

  /**
   * Stores a submission with the office's enquiry, its clock, its first event, the consents and the emails, or nothing. The
   * same key with the same request is answered as the first time and writes nothing; with another request it is refused.
   * `read` checks what was sent; it is called after the throttle, and again where a number was taken.
   */
  async receive<Reply extends { id: string }, Answers>(
    source: IntakeSource<Answers>,
    origin: Origin,
    key: string | undefined,
    read: () => Submission<Reply, Answers> | Promise<Submission<Reply, Answers>>,
  ): Promise<Reply> {
    const { db, limits } = this.#platform;
    if (source.limit) await limits.consume(source.limit, networkOf(origin.ip));
    const wrongKey = keyProblem(key);
    if (wrongKey) throw wrongKey;
    const attempt = async (): Promise<Reply> => {
      const submission = await read();
      const row = this.#rowOf(submission, source.name, origin, key);
      const stored = await this.#batchOf(source).add(row);
      return stored || key === undefined ? submission.reply : firstReply(db, source.operation, key, row.requestHash);
    };
    return attempt().catch((error: unknown) => {
      // two numbers drawn at random are the same once in a long while: the next one is not
      if (source.drawn !== undefined && isTakenBy(error, source.drawn)) return attempt();
      throw error;
    });
  }

  /** Submissions to one source that come at the same moment share a statement. False: the key was used before. */
  #batchOf<Answers>(source: IntakeSource<Answers>): WriteBatch<Row, boolean> {
    const known = this.#batches.get(source.name);
    if (known) return known;
    const { db, mail } = this.#platform;
    const statement = intakeStatement(source);
    const batch = new WriteBatch<Row, boolean>({
      write: async (rows) => {
        const stored = await namedQuery<{ id: string }>(db, statement, [JSON.stringify(rows)]);
        const ids = new Set(stored.map(({ id }) => id));
        if (ids.size > 0) mail.wake();
        return rows.map(({ sourceId }) => ids.has(sourceId));
      },
      keyOf: ({ key }) => key ?? undefined,
      // in halves they wait for each other no more
      isDataError: (error) => isDeadlock(error) || !isConnectionError(error),
    });
    this.#batches.set(source.name, batch);
    return batch;
  }

  #rowOf<Reply extends { id: string }, Answers>(
    { reply, userId, request, person, topic, product, province, answers, record, ...more }: Submission<Reply, Answers>,
    source: string,
    { ip, attribution, agent }: Origin,
    key: string | undefined,
  ): Row {
    const { encryption, mail } = this.#platform;
    const { fullName, email, e164 } = person;
    const enquiryId = newId();
    const subject = enquirySubject({ topic, province, source });
    return {
      ...record,
      keyId: newId(),
      key: key ?? null,
      requestHash: encryption.blindIndex(JSON.stringify(request)),
      reply,
      sourceId: reply.id,
      userId,
      enquiryId,
      eventId: newId(),
      turnId: newId(),
      topic,
      product: product ?? null,
      province: province ?? null,
      applicationNumber: more.applicationNumber ?? null,
      bankId: more.bankId ?? null,
      fullName,
      email,
      phone: e164 === null ? null : encryption.encryptText(e164),
      maskedPhone: e164 === null ? null : maskPhone(e164),
      phoneIndex: e164 === null ? null : encryption.blindIndex(e164),
      answers: encryption.encryptJson(withoutSins(answers)),
      responseHours: FIRST_RESPONSE_HOURS,
      attribution: arrivedAt(agent, readAttribution(attribution)) ?? null,
      consents: consentRows({ email, sourceId: reply.id, ip }, more.consents),
      emails: mail.prepare(
        [
          ...(more.emails ?? []),
          // the office's address is filled in by the statement that stores it
          emailTo(NEW_ENQUIRY, '', { enquiryId }, { subject }),
        ],
        { ip },
      ),
    };
  }
}
