import { isoDay, isoTime, wallClock } from '@brokerage/domain/calendar/wall-clock';
import { channelLabel } from '@brokerage/domain/leads/channels';
import { enquiryStatusLabel, lostReasonLabel } from '@brokerage/domain/enquiries/enquiry-status';
import { enquirySubject } from '@brokerage/domain/enquiries/enquiry-subject';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { cellText } from '@brokerage/domain/text/spreadsheet-cell';
import { csvLines, csvTable } from '../../../kernel/csv.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import { writeAudit } from '../../audits/public.js';
import { EXPORT_NAMED, exportMatching, type ExportRow } from './bulk.sql.js';
import { auditOf, checkSelection, type Selection } from './selection.js';
import { isSearch, type EnquiryListService } from '../inbox/list.service.js';

const BATCH = 1_000;
const MOST = 50_000;
const COLUMNS = [
  'Received',
  'Name',
  'Email',
  'Phone',
  'About',
  'Application',
  'Province',
  'Source',
  'Campaign',
  'Kind',
  'Status',
  'Lost because',
  'Owner',
  'Answer due',
  'First answered',
  'Follow-up',
];

/** '2026-11-22 14:05', in Toronto */
function moment(at: Date | null): string {
  if (at === null) return '';
  const clock = wallClock(at, 'America/Toronto');
  return `${isoDay(clock)} ${isoTime(clock)}`;
}
const KINDS = {
  APPLICATION: 'Application',
  LEAD: 'Lead',
  BOOKING: 'Booking',
  CONTACT: 'Message',
  CAREER: 'Job application',
};

const lineOf = (row: ExportRow): string[] => [
  moment(row.createdAt),
  cellText(row.fullName),
  cellText(row.email),
  cellText(row.maskedPhone),
  cellText(enquirySubject(row)),
  cellText(row.applicationNumber),
  cellText(row.province ?? null),
  cellText(channelLabel(row.channel)),
  cellText(row.campaign),
  KINDS[row.kind],
  enquiryStatusLabel(row.status),
  row.lostReason === null ? '' : lostReasonLabel(row.lostReason),
  cellText(row.owner),
  moment(row.dueAt),
  moment(row.answeredAt),
  moment(row.followUpAt),
];

/** What the inbox shows, as a table for spreadsheets. */
export class EnquiryExportService {
  readonly #db: Platform['db'];
  readonly #enquiries: EnquiryListService;

  constructor({ db }: Pick<Platform, 'db'>, enquiries: EnquiryListService) {
    this.#db = db;
    this.#enquiries = enquiries;
  }

  /** Newest first, times in Toronto, phone numbers masked as in the list. Read in batches; leaves an audit row. */
  async export(actor: Actor, origin: Origin, selection: Selection): Promise<string> {
    const { filter, asOf, ids } = checkSelection(selection);
    const [sql, values] = ids
      ? [EXPORT_NAMED, [ids]]
      : [exportMatching(isSearch(filter ?? {})), [...this.#enquiries.filterValues(actor, filter ?? {}), asOf]];
    const parts = [csvTable([COLUMNS])];
    let count = 0;
    let last: ExportRow | undefined;
    for (;;) {
      const rows = await this.#db.query<ExportRow[]>(sql, [...values, last?.cursor ?? null, last?.id ?? null, BATCH]);
      count += rows.length;
      if (count > MOST) {
        const most = MOST.toLocaleString('en-CA');
        throw new DomainError('INVALID', `You can export up to ${most} enquiries at a time. Narrow the filter.`);
      }
      if (rows.length > 0) parts.push(csvLines(rows.map(lineOf)));
      last = rows.at(-1);
      if (rows.length < BATCH) break;
    }
    await writeAudit(this.#db.manager, actor, origin, {
      action: 'enquiry.export',
      subjectType: 'enquiry',
      subjectId: newId(),
      after: { count, ...auditOf(selection) },
    });
    return parts.join('');
  }
}
