import { keysOf } from '@brokerage/domain/data/objects';
import { insurerName, PROGRAM_NAMES } from '@brokerage/domain/programs/words';
import { SETTINGS_SECTIONS } from '@brokerage/domain/settings/sections';
import type { AuditAction } from './audit-action';
import { bulkChange, changes, fromFile, lenderChange, product, rateChange } from './rate-phrases';
import { percent, several, status, valueWords, type Values } from './values';

const files = (after: Values): string => several(after?.['count'], 'file');

/** 'Sagen Homebuyer 95' */
const programTitle = (code: unknown): string => {
  const program = keysOf(PROGRAM_NAMES).find((known) => known === code);
  return program ? `${insurerName(program)} ${PROGRAM_NAMES[program]}` : 'a program';
};

const isSelf = ({ actorId, subjectId }: AuditAction): boolean => actorId != null && actorId === subjectId;
const own =
  (mine: string, theirs: string) =>
  (event: AuditAction): string =>
    isSelf(event) ? mine : theirs;

const SECTIONS: Readonly<Record<string, { title: string }>> = SETTINGS_SECTIONS;
const sectionName = (after: Values): string =>
  SECTIONS[String(after?.['section'])]?.title ?? String(after?.['section']);

const BLOG_STARTS: Readonly<Record<string, string>> = {
  draft: 'started',
  pending: 'sent in',
  approved: 'published',
};
/** approved the post “Rates in fall”: the title in quotes, where there is one */
const titled =
  (verb: string, noun: string) =>
  ({ subjectName }: AuditAction): string =>
    `${verb} ${subjectName === null ? `a deleted ${noun}` : `the ${noun} “{}”`}`;

/** What someone did, in words that follow their name; {} is the name of what it was done to. */
export const PHRASES: Readonly<Record<string, string | ((event: AuditAction) => string)>> = {
  'user.role': ({ before, after }) =>
    `changed {}’s role ${valueWords('role', before?.['role'])} → ${valueWords('role', after?.['role'])}`,
  'user.suspend': 'suspended {}',
  'user.restore': 'restored {}',
  'user.delete': 'deleted the account of {}',
  'user.update': own('changed their own details', 'changed {}’s details'),
  'user.email': own('changed their own email address', 'changed {}’s email address'),
  'user.password': own('changed their own password', 'changed {}’s password'),
  'second_factor.on': own('turned on two-step sign-in', 'turned on two-step sign-in for {}'),
  'second_factor.off': own('turned off two-step sign-in', 'turned off two-step sign-in for {}'),
  'api_token.make': own('created an API token', 'created an API token for {}'),
  'api_token.revoke': own('revoked an API token', 'revoked an API token of {}'),
  'webhook.make': own('created a webhook', 'created a webhook for {}'),
  'webhook.start': own('started a webhook again', 'started a webhook of {} again'),
  'webhook.delete': own('deleted a webhook', 'deleted a webhook of {}'),
  'user.list': 'viewed the list of people',
  'user.export': own('downloaded their own data', 'downloaded {}’s data'),
  'session.begin': 'signed in',
  'session.refuse': 'refused a sign-in to {}’s account',
  'session.end_all': 'signed out on all devices',
  'console.search': 'searched the console',
  'mail_message.list': 'viewed the email queue',
  'application.list': 'viewed a list of applications',
  'booking.list': 'viewed the calls',
  'job_applicant.list': 'viewed who applied for a job',
  'enquiry.list': 'viewed the inbox',
  'maturity.list': 'viewed the mortgages that come due',
  'enquiry.read': 'opened {}’s file',
  'enquiry.status': ({ before, after }) =>
    `moved {}’s file ${status(before?.['status'])} → ${status(after?.['status'])}`,
  'enquiry.contact': 'recorded a contact with {}',
  'enquiry.email': 'emailed {}',
  'enquiry.correct': 'corrected the contact details of {}',
  'rota.switch': ({ after }) =>
    `turned ${after?.['roundRobin'] === true ? 'on' : 'off'} automatic assignment of new enquiries`,
  'rota.member': ({ after }) =>
    after?.['takes'] === true ? 'added {} to the rotation' : 'removed {} from the rotation',
  'enquiry.assign': 'changed who looks after {}’s file',
  'enquiry.follow_up': 'changed when {}’s file comes back',
  'enquiry.bulk_assign': ({ after }) => `changed who looks after ${files(after)}`,
  'enquiry.bulk_status': ({ after }) => `moved ${files(after)} to ${status(after?.['status'])}`,
  'enquiry.bulk_follow_up': ({ after }) =>
    `changed when ${files(after)} ${after?.['count'] === 1 ? 'comes' : 'come'} back`,
  'enquiry.export': ({ after }) => `exported ${files(after)}`,
  'enquiry.undo': ({ after }) => `undid a change of ${files(after)}`,
  'enquiry.link': 'linked {}’s file with another',
  'enquiry.unlink': 'unlinked {}’s file from another',
  'enquiry.note': 'wrote a note on {}’s file',
  'enquiry.task': 'added a task to {}’s file',
  'enquiry.task_done': 'finished a task on {}’s file',
  'enquiry.task_open': 'reopened a task on {}’s file',
  'agent.add': ({ after }) => `added the agent ${String(after?.['name'])}`,
  'agent.change': ({ after }) => `changed the agent ${String(after?.['name'])}`,
  'agent.feed.open': ({ after }) => `created a calendar address for ${String(after?.['name'])}’s calls`,
  'agent.feed.stop': ({ after }) => `stopped the calendar address of ${String(after?.['name'])}’s calls`,
  'agent.photo': ({ after }) => `${after?.['photo'] ? 'changed' : 'removed'} the photo of ${String(after?.['name'])}`,
  'agent.remove': ({ before, after }) =>
    `${after?.['removed'] ? 'removed' : 'hid'} the agent ${String(before?.['name'])}`,
  'job.add': ({ after }) => `added the job ${String(after?.['title'])}`,
  'job.change': ({ after }) => `changed the job ${String(after?.['title'])}`,
  'job.status': ({ after }) =>
    `${after?.['status'] === 'OPEN' ? 'opened' : 'closed'} the job ${String(after?.['title'])}`,
  'career.remove': 'removed an application for a job',
  'reply_template.add': ({ after }) => `added the reply template “${String(after?.['name'])}”`,
  'reply_template.change': ({ after }) => `changed the reply template “${String(after?.['name'])}”`,
  'reply_template.delete': ({ before }) => `deleted the reply template “${String(before?.['name'])}”`,
  'settings.change': ({ after }) => `changed the settings “${sectionName(after)}”`,
  'settings.restore': ({ after }) =>
    `brought back version ${String(after?.['restored'])} of the settings “${sectionName(after)}”`,
  'application.claim': 'linked {}’s application to their account',
  'application.read': 'opened {}’s application',
  'application.status': ({ before, after }) =>
    `moved {}’s application ${status(before?.['status'])} → ${status(after?.['status'])}`,
  'application.preview': 'looked at an email for {}’s application',
  'application.ratios': 'worked on the ratios of {}’s application',
  'application.what_if_keep': 'saved a what-if in {}’s file',
  'application.what_if_remove': 'removed a what-if from {}’s file',
  'application.what_if_restore': 'put a what-if back into {}’s file',
  'application.correct': 'corrected an answer in {}’s application',
  'application.credit_check': ({ after }) =>
    `${after?.['granted'] === true ? 'agreed to' : 'took back their consent to'} a credit check for {}’s application`,
  'application.credit_scores': 'recorded credit scores in {}’s file',
  'application.summary': 'downloaded the summary of {}’s application',
  'co_applicant.answer': ({ after }) =>
    `${after?.['answer'] === 'declined' ? 'declined' : 'agreed'} to take part in {}’s application`,
  'co_applicant.claim': 'linked their part in {}’s application to their account',
  'co_applicant.invite': ({ after }) =>
    after?.['first'] === true ? 'invited a co-applicant of {}' : 'invited a co-applicant of {} again',
  'co_applicant.readdress': 'corrected the address of a co-applicant of {}',
  'document.list': 'looked at the documents of {}',
  'document.ask': 'asked for documents for {}',
  'document.tell': 'emailed about documents for {}',
  'document.remind': 'sent a reminder about documents for {}',
  'document.send': 'sent a document for {}',
  'document.remove': 'removed a document of {}',
  'document.accept': 'accepted a document of {}',
  'document.refuse': 'refused a document of {}',
  'document.waive': 'waived a document of {}',
  'document.ask_again': 'asked again for a document of {}',
  'document.view': 'viewed a document of {}',
  'document.download': 'downloaded a document of {}',
  'booking.create': 'booked a call for a client',
  'booking.move': 'moved a call to another time',
  'booking.status': ({ after }) => `marked a call as ${String(after?.['status']).toLowerCase().replaceAll('_', ' ')}`,
  'blog.create': (event) => titled(BLOG_STARTS[String(event.after?.['status'])] ?? 'created', 'post')(event),
  'blog.update': titled('edited', 'post'),
  'blog.approve': titled('approved', 'post'),
  'blog.reject': titled('sent back', 'post'),
  'blog.archive': titled('archived', 'post'),
  'blog.restore': titled('restored', 'post'),
  'blog.hide_comment': titled('hid a comment on', 'post'),
  'blog.show_comment': titled('showed a comment again on', 'post'),
  'blog.keep_comment': titled('kept a reported comment on', 'post'),
  'booking.release': 'released a call that nobody confirmed',
  'career.disown': 'said that a job application was not theirs',
  'career.resume': 'downloaded the résumé of {}',
  'draft.forget': ({ after }) => `deleted ${several(after?.['removed'], 'form')} that nobody sent in 90 days`,
  'retention.forget': ({ after }) =>
    after?.['asked'] === true
      ? 'erased a file because its person asked for it'
      : 'deleted a file at the end of its period',
  'retention.hold': ({ after }) =>
    after?.['held'] === true ? 'put {}’s file under a legal hold' : 'ended the legal hold on {}’s file',
  'career.forget': ({ after }) => `deleted ${several(after?.['removed'], 'job application')} after a year`,
  'mail.forget': ({ after }) => `deleted ${several(after?.['removed'], 'email')} about accounts after 90 days`,
  'renewal_reminder.forget': ({ after }) => `deleted ${several(after?.['removed'], 'renewal reminder')} that ended`,
  'rate_hold.place': ({ after }) => `placed a hold of ${String(after?.['bankName'])}’s rate for {}`,
  'rate_hold.end': ({ after }) => `ended the hold of ${String(after?.['bankName'])}’s rate for {}`,
  'rate_watch.forget': ({ after }) => `deleted ${several(after?.['removed'], 'rate watch', 'rate watches')} that ended`,
  'mail.retry': titled('resent', 'email'),
  'mail.stop': titled('stopped', 'email'),
  'mail.release': ({ after }) =>
    after?.['drop'] === true ? 'released held emails, without those from the backup' : 'released all held emails',
  'rate.change': rateChange,
  'rate.update': rateChange,
  'rate.add': ({ after }) => `added {} ${product(after)} at ${percent(after?.['rate'])}`,
  'rate.create': ({ after }) => `added {} ${product(after)} at ${percent(after?.['rate'])}`,
  'rate.delete': ({ before }) => `deleted {} ${product(before)}`,
  'rate.bulk': bulkChange,
  'rate.undo': ({ after }) => `undid ${changes(after)}`,
  'rate.discard': ({ after }) => `discarded ${changes(after)}`,
  'rate.publish': ({ after }) => `published ${changes(after)}${fromFile(after)}`,
  'rate.restore': ({ after }) => `brought back ${changes(after)} from before a publication`,
  'rate.import': ({ after }) => `imported ${changes(after)}${fromFile(after)}`,
  'rate.export': ({ after }) => `exported ${several(after?.['rows'], 'rate')}`,
  'lender_policy.publish': ({ after }) =>
    `published a policy of {} from ${valueWords('effectiveFrom', after?.['effectiveFrom'])}`,
  'program_version.publish': ({ after }) =>
    `published terms of ${programTitle(after?.['program'])} from ${valueWords('effectiveFrom', after?.['effectiveFrom'])}`,
  'lender_choice.send': 'sent {} mortgages to choose from',
  'lender_choice.choose': 'picked a mortgage for {}’s application',
  'fit_change.settle': 'looked at what a policy changed for {}’s file',
  'bank.create': 'added the lender {}',
  'bank.change': lenderChange,
  'bank.update': lenderChange,
  'bank.logo': 'changed the logo of {}',
};

const PAST: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  read: 'opened',
  list: 'listed',
  approve: 'approved',
  reject: 'rejected',
  archive: 'archived',
  export: 'exported',
};

/** An action that has no phrase yet still reads: 'tag.approve' is 'approved tag {}', or 'approved a tag' without a name. */
export function plainPhrase({ action, subjectName }: AuditAction): string {
  const [noun = '', verb = ''] = action.replaceAll('_', ' ').split('.');
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  return `${PAST[verb] ?? verb} ${subjectName === null ? `${article} ${noun}` : `${noun} {}`}`;
}
