import 'reflect-metadata';
import type { ClientBase } from 'pg';
import { DataSource } from 'typeorm';
import type { Waits } from '../config/waits.js';
import type { Class } from '../kernel/class.js';
import { AfterCommit } from '../platform/postgres/after-commit.js';
import { House1790000000000 } from './migrations/1790000000000-house.js';
import { RateDesk1790100000000 } from './migrations/1790100000000-rate-desk.js';
import { Console1790110000000 } from './migrations/1790110000000-console.js';
import { People1790200000000 } from './migrations/1790200000000-people.js';
import { Calculations1790300000000 } from './migrations/1790300000000-calculations.js';
import { Leads1790400000000 } from './migrations/1790400000000-leads.js';
import { Blogs1790500000000 } from './migrations/1790500000000-blogs.js';
import { EmailedLinks1791000000000 } from './migrations/1791000000000-emailed-links.js';
import { EmailRule1791000100000 } from './migrations/1791000100000-email-rule.js';
import { EraseOwn1791000200000 } from './migrations/1791000200000-erase-own.js';
import { Throughput1791100000000 } from './migrations/1791100000000-throughput.js';
import { RateCompounding1791300000000 } from './migrations/1791300000000-rate-compounding.js';
import { LenderDrafts1791700000000 } from './migrations/1791700000000-lender-drafts.js';
import { Licences1791800000000 } from './migrations/1791800000000-licences.js';
import { Intake1792000000000 } from './migrations/1792000000000-intake.js';
import { RateBounds1792000300000 } from './migrations/1792000300000-rate-bounds.js';
import { Outbox1792000100000 } from './migrations/1792000100000-outbox.js';
import { EnquiryTopic1792000400000 } from './migrations/1792000400000-enquiry-topic.js';
import { ApplicationStatus1792000410000 } from './migrations/1792000410000-application-status.js';
import { Drafts1792000500000 } from './migrations/1792000500000-drafts.js';
import { EnquiryDays1792001600000 } from './migrations/1792001600000-enquiry-days.js';
import { Documents1792000600000 } from './migrations/1792000600000-documents.js';
import { Lifecycle1792000700000 } from './migrations/1792000700000-lifecycle.js';
import { CoApplicants1792000800000 } from './migrations/1792000800000-co-applicants.js';
import { LeadForms1792000900000 } from './migrations/1792000900000-lead-forms.js';
import { Bookings1792001000000 } from './migrations/1792001000000-bookings.js';
import { EnquiryEmails1792001500000 } from './migrations/1792001500000-enquiry-emails.js';
import { EnquiryWork1792001100000 } from './migrations/1792001100000-enquiry-work.js';
import { EnquiryList1792001200000 } from './migrations/1792001200000-enquiry-list.js';
import { EnquiryBulk1792001300000 } from './migrations/1792001300000-enquiry-bulk.js';
import { EnquirySavedViews1792001300100 } from './migrations/1792001300100-enquiry-saved-views.js';
import { DailyDigest1792001400000 } from './migrations/1792001400000-daily-digest.js';
import { EnquiryTasks1792001400100 } from './migrations/1792001400100-enquiry-tasks.js';
import { Attribution1792000900100 } from './migrations/1792000900100-attribution.js';
import { KeptWhatIfs1792001700000 } from './migrations/1792001700000-kept-what-ifs.js';
import { NoteMentions1792001900000 } from './migrations/1792001900000-note-mentions.js';
import { EnquiryRota1792002100000 } from './migrations/1792002100000-enquiry-rota.js';
import { ReplyTemplates1792002000000 } from './migrations/1792002000000-reply-templates.js';
import { BlogPosts1792003000000 } from './migrations/1792003000000-blog-posts.js';
import { BlogPictures1792003200000 } from './migrations/1792003200000-blog-pictures.js';
import { EnquiryChannel1792003500000 } from './migrations/1792003500000-enquiry-channel.js';
import { EnquiryWords1792003400000 } from './migrations/1792003400000-enquiry-words.js';
import { BlogLists1792003501000 } from './migrations/1792003501000-blog-lists.js';
import { BlogLocales1792003501100 } from './migrations/1792003501100-blog-locales.js';
import { Agents1792004000000 } from './migrations/1792004000000-agents.js';
import { AgentLeads1792004000100 } from './migrations/1792004000100-agent-leads.js';
import { SettingsVersions1792005000000 } from './migrations/1792005000000-settings-versions.js';
import { CommentReports1792003200100 } from './migrations/1792003200100-comment-reports.js';
import { FileCorrections1792003300000 } from './migrations/1792003300000-file-corrections.js';
import { BlogPreviews1792003200200 } from './migrations/1792003200200-blog-previews.js';
import { EnquiryCounts1792003700000 } from './migrations/1792003700000-enquiry-counts.js';
import { Careers1792003900000 } from './migrations/1792003900000-careers.js';
import { KeyFingerprints1792004500000 } from './migrations/1792004500000-key-fingerprints.js';
import { MailHold1792009000000 } from './migrations/1792009000000-mail-hold.js';
import { SetAside1792010200000 } from './migrations/1792010200000-set-aside.js';
import { ActiveFiles1792019100000 } from './migrations/1792019100000-active-files.js';
import { CallFeed1792022100000 } from './migrations/1792022100000-call-feed.js';
import { EnquiryAgent1792022110000 } from './migrations/1792022110000-enquiry-agent.js';
import { ConsentVersions1792022120000 } from './migrations/1792022120000-consent-versions.js';
import { ApiTokens1792022140000 } from './migrations/1792022140000-api-tokens.js';
import { CallHours1792022000000 } from './migrations/1792022000000-call-hours.js';
import { ClaimMeasures1792020000000 } from './migrations/1792020000000-claim-measures.js';
import { FundedTerm1792020100000 } from './migrations/1792020100000-funded-term.js';
import { Forgotten1792020200000 } from './migrations/1792020200000-forgotten.js';
import { OfficeAddresses1792021000000 } from './migrations/1792021000000-office-addresses.js';
import { EnquiryProduct1792019000000 } from './migrations/1792019000000-enquiry-product.js';
import { LenderPenalty1792024500000 } from './migrations/1792024500000-lender-penalty.js';
import { LenderFit1792110000000 } from './migrations/1792110000000-lender-fit.js';
import { RateWatches1792024700000 } from './migrations/1792024700000-rate-watches.js';
import { Webhooks1792024600000 } from './migrations/1792024600000-webhooks.js';
import { ClientFiles1792024800000 } from './migrations/1792024800000-client-files.js';
import { Renewals1792120000000 } from './migrations/1792120000000-renewals.js';
import { RateHolds1792120100000 } from './migrations/1792120100000-rate-holds.js';
import { CallsInTurn1792130100000 } from './migrations/1792130100000-calls-in-turn.js';
import { BackgroundJobs1792140000000 } from './migrations/1792140000000-background-jobs.js';
import { ProgramVersions1792150000000 } from './migrations/1792150000000-program-versions.js';
import { RateDays1792160000000 } from './migrations/1792160000000-rate-days.js';
import { FormerCoApplicant1792160100000 } from './migrations/1792160100000-former-co-applicant.js';
import { GoogleLink1792160110000 } from './migrations/1792160110000-google-link.js';
import { FormerAdviser1792160120000 } from './migrations/1792160120000-former-adviser.js';
import { MailGoes1792160200000 } from './migrations/1792160200000-mail-goes.js';
import { LettersOfAll1792161000000 } from './migrations/1792161000000-letters-of-all.js';
import { ConsentsOfAPerson1792161500000 } from './migrations/1792161500000-consents-of-a-person.js';
import { EmailsOfAccounts1792161600000 } from './migrations/1792161600000-emails-of-accounts.js';
import { AddressTakesNoFile1792161700000 } from './migrations/1792161700000-address-takes-no-file.js';
import { ApostrophesJoin1792162000001 } from './migrations/1792162000001-apostrophes-join.js';
import { CostOfSearchWords1792165100000 } from './migrations/1792165100000-cost-of-search-words.js';
import { RatesThatEnd1792170000001 } from './migrations/1792170000001-rates-that-end.js';
import { WatchesOfAnAddress1792180000001 } from './migrations/1792180000001-watches-of-an-address.js';
import { AnswersStay1792200000001 } from './migrations/1792200000001-answers-stay.js';
import { UnpublishedPosts1792300000001 } from './migrations/1792300000001-unpublished-posts.js';
import { RateFees1792013000000 } from './migrations/1792013000000-rate-fees.js';
import { Owners1792011000000 } from './migrations/1792011000000-owners.js';
import { ApplicationsKept1792012100000 } from './migrations/1792012100000-applications-kept.js';
import { Retention1792018100000 } from './migrations/1792018100000-retention.js';
import { ClientClock1792018000000 } from './migrations/1792018000000-client-clock.js';
import { DeferredEmails1792012200000 } from './migrations/1792012200000-deferred-emails.js';
import { OpenCalls1792012000000 } from './migrations/1792012000000-open-calls.js';
import { DocumentOwners1792009100000 } from './migrations/1792009100000-document-owners.js';
import { ApplicationOwner1792009200000 } from './migrations/1792009200000-application-owner.js';
import { Analytics1792007000000 } from './migrations/1792007000000-analytics.js';
import { Catalogue1792008000000 } from './migrations/1792008000000-catalogue.js';
import { CallMarks1792161100000 } from './migrations/1792161100000-call-marks.js';
import { NamesTellCache1792161200000 } from './migrations/1792161200000-names-tell-cache.js';
import { LastRates1792161300000 } from './migrations/1792161300000-last-rates.js';
import { JobsUntilDone1792161400000 } from './migrations/1792161400000-jobs-until-done.js';
import { SnakeNaming } from './snake-naming.js';

export const MIGRATIONS = [
  House1790000000000,
  RateDesk1790100000000,
  Console1790110000000,
  People1790200000000,
  Calculations1790300000000,
  Leads1790400000000,
  Blogs1790500000000,
  EmailedLinks1791000000000,
  EmailRule1791000100000,
  EraseOwn1791000200000,
  Throughput1791100000000,
  RateCompounding1791300000000,
  LenderDrafts1791700000000,
  Licences1791800000000,
  Intake1792000000000,
  Outbox1792000100000,
  RateBounds1792000300000,
  EnquiryTopic1792000400000,
  ApplicationStatus1792000410000,
  Drafts1792000500000,
  Documents1792000600000,
  EnquiryDays1792001600000,
  Lifecycle1792000700000,
  CoApplicants1792000800000,
  LeadForms1792000900000,
  Attribution1792000900100,
  Bookings1792001000000,
  EnquiryWork1792001100000,
  EnquiryList1792001200000,
  EnquiryBulk1792001300000,
  EnquirySavedViews1792001300100,
  DailyDigest1792001400000,
  EnquiryTasks1792001400100,
  EnquiryEmails1792001500000,
  KeptWhatIfs1792001700000,
  NoteMentions1792001900000,
  EnquiryRota1792002100000,
  ReplyTemplates1792002000000,
  BlogPosts1792003000000,
  BlogPictures1792003200000,
  EnquiryWords1792003400000,
  CommentReports1792003200100,
  FileCorrections1792003300000,
  BlogPreviews1792003200200,
  EnquiryChannel1792003500000,
  BlogLists1792003501000,
  BlogLocales1792003501100,
  EnquiryCounts1792003700000,
  Careers1792003900000,
  Agents1792004000000,
  AgentLeads1792004000100,
  KeyFingerprints1792004500000,
  SettingsVersions1792005000000,
  Analytics1792007000000,
  MailHold1792009000000,
  DocumentOwners1792009100000,
  ApplicationOwner1792009200000,
  Catalogue1792008000000,
  SetAside1792010200000,
  Owners1792011000000,
  OpenCalls1792012000000,
  ApplicationsKept1792012100000,
  DeferredEmails1792012200000,
  RateFees1792013000000,
  ClientClock1792018000000,
  Retention1792018100000,
  EnquiryProduct1792019000000,
  ActiveFiles1792019100000,
  ClaimMeasures1792020000000,
  FundedTerm1792020100000,
  Forgotten1792020200000,
  OfficeAddresses1792021000000,
  CallHours1792022000000,
  CallFeed1792022100000,
  EnquiryAgent1792022110000,
  ConsentVersions1792022120000,
  ApiTokens1792022140000,
  LenderPenalty1792024500000,
  Webhooks1792024600000,
  RateWatches1792024700000,
  ClientFiles1792024800000,
  LenderFit1792110000000,
  Renewals1792120000000,
  RateHolds1792120100000,
  CallsInTurn1792130100000,
  BackgroundJobs1792140000000,
  ProgramVersions1792150000000,
  RateDays1792160000000,
  FormerCoApplicant1792160100000,
  GoogleLink1792160110000,
  FormerAdviser1792160120000,
  MailGoes1792160200000,
  LettersOfAll1792161000000,
  CallMarks1792161100000,
  NamesTellCache1792161200000,
  LastRates1792161300000,
  JobsUntilDone1792161400000,
  ConsentsOfAPerson1792161500000,
  EmailsOfAccounts1792161600000,
  AddressTakesNoFile1792161700000,
  ApostrophesJoin1792162000001,
  CostOfSearchWords1792165100000,
  RatesThatEnd1792170000001,
  WatchesOfAnAddress1792180000001,
  AnswersStay1792200000001,
  UnpublishedPosts1792300000001,
];

type PoolWaits = Pick<Waits, 'connectMs' | 'lockMs' | 'statementMs' | 'queryMs'>;

/** The pool that requests share; `connectMs` also bounds the wait for a free connection of it (docs/decisions/0087). */
export function makeDataSource(
  url: string,
  entities: readonly Class[],
  { connectMs, lockMs, statementMs, queryMs }: PoolWaits,
  size: number,
): DataSource {
  return dataSource(url, entities, {
    max: size,
    onConnect: setUp(lockMs, statementMs),
    query_timeout: queryMs,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'brokerage',
  });
}

const MINUTE_MS = 60_000;
/** A migration that waits for a table holds up everybody who comes after it: it gives up, and the next start tries again. */
const OWNER_SETTINGS = setUp(MINUTE_MS / 6, 10 * MINUTE_MS);

/** For migrations, which may take longer than any request, and need no entities. */
export function makeOwnerDataSource(url: string, entities: readonly Class[] = []): DataSource {
  return dataSource(url, entities, {
    max: 2,
    onConnect: OWNER_SETTINGS,
    connectionTimeoutMillis: 5_000,
    application_name: 'brokerage-owner',
  });
}

/**
 * Set on each new connection, in milliseconds. PgBouncer knows no such parameters of a connection's start, and refuses it.
 * Nothing is compiled: our statements are planned as dear and take milliseconds, and a server with LLVM spends seconds on
 * them first.
 */
function setUp(lockMs: number, statementMs: number): (client: ClientBase) => Promise<unknown> {
  const settings = `set lock_timeout = ${lockMs}; set statement_timeout = ${statementMs}; set jit = off`;
  return (client) => client.query(settings);
}

function dataSource(connectionString: string, entities: readonly Class[], pool: Record<string, unknown>): DataSource {
  return new DataSource({
    type: 'postgres',
    // the address goes to pg as it is: TypeORM's own reading of it knows neither sockets nor sslmode
    extra: { connectionString, ...pool },
    entities: [...entities],
    subscribers: [AfterCommit],
    migrations: MIGRATIONS,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    logging: false,
    // an exclusion constraint makes TypeORM ask for btree_gist, which ours does not need
    installExtensions: false,
  });
}
