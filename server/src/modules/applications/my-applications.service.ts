import { keptUntil } from '@brokerage/domain/retention/periods';
import { applicationProgress, type ApplicationFacts } from '@brokerage/domain/application/application-progress';
import { statusLabel, type ApplicationStatus } from '@brokerage/domain/application/application-status';
import { type MortgageTypeValue } from '@brokerage/domain/application/applications';
import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../../kernel/actor.js';
import { MORTGAGE_TYPE_NAMES } from '../../kernel/mortgage-type.enum.js';
import { checkPage, type Paged, type Paging } from '../../kernel/paging.js';
import { coApplicantView, type Standing } from '../co-applicants/public.js';
import type { ApplicationKind } from './application.enums.js';
import { MY_APPLICATIONS } from './my-applications.sql.js';
import type { ApplicantsConsent, FirstOpened, MyApplicationView } from './my-applications.types.js';

interface Row {
  id: string;
  applicationNumber: string;
  kind: ApplicationKind;
  mortgageType: MortgageTypeValue;
  status: ApplicationStatus;
  submittedAt: Date;
  updatedAt: Date;
  timeline: { id: string; status: ApplicationStatus; at: string; message: string | null }[];
  coApplicants: Standing[];
  consents: ApplicantsConsent[];
  papersToSend: number;
  firstOpened: FirstOpened | null;
  handledBy: string | null;
  province: string | null;
  lastEvent: Date;
  termEndsOn: string | null;
  office: ApplicationFacts['office'];
}
type Counted = { total: number } & (Row | { id: null });

/** What a person applied for, and how it stands. */
export class MyApplicationsService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** Newest first. */
  async list({ userId }: Actor, paging: Paging): Promise<Paged<MyApplicationView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const rows = await this.#platform.db.query<Counted[]>(MY_APPLICATIONS, [userId, limit, offset]);
    const now = new Date();
    const items = rows.flatMap((row) => (row.id === null ? [] : [this.#viewOf(row, now)]));
    return { items, totalItems: rows[0]?.total ?? 0, page, limit };
  }

  #viewOf({ timeline, coApplicants, office, province, lastEvent, ...row }: Row, now: Date): MyApplicationView {
    const { encryption } = this.#platform;
    const facts = { status: row.status, sentAt: row.submittedAt.toISOString(), steps: timeline, office };
    return {
      ...row,
      mortgageType: MORTGAGE_TYPE_NAMES[row.mortgageType],
      ...applicationProgress(facts, now),
      statusLabel: statusLabel(row.status),
      keptUntil: keptUntil({
        kind: 'application',
        province,
        funded: row.status === 'funded',
        termEndsOn: row.termEndsOn,
        lastEvent,
      }),
      coApplicants: coApplicants.map((person) => coApplicantView(encryption, person)),
      timeline: timeline.map((step) => ({
        ...step,
        message: step.message === null ? null : encryption.decryptText(step.message),
      })),
    };
  }
}
