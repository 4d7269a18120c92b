import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDERS = ['domain/src', 'server/src', 'client/src'];
const DOOR = 'domain/src/text/storable.ts';

/** What cuts a text where it may hold half of a pair; `cut` of the domain does not. Of a list it is fine, so each use says what it is. */
const CUTS = /\.(?:slice\((?:0,|-)|substring\(|substr\()/g;
/** Texts of ours that hold digits and letters alone: hashes, days of the calendar, digits of a phone number */
const PLAIN = /(?:\.digest\('\w+'\)|toISOString\(\)|localTextOf\([^)]*\)|\bdigits|\bcode|sha256\([^)]*\))\.slice\(/g;

/** How many uses a file has besides, and of what. */
const EXCEPTIONS: Readonly<Record<string, readonly [uses: number, of: string]>> = {
  'client/src/app/layouts/print-head.tsx': [1, 'a list'],
  'client/src/features/account/documents/photo-camera.tsx': [1, 'a list'],
  'client/src/features/account/documents/use-uploads.ts': [1, 'a list'],
  'client/src/features/agent-site/agent-page.tsx': [1, 'a list'],
  'client/src/features/agent-site/reviews.tsx': [1, 'a list'],
  'client/src/features/application-file/stage-panel.tsx': [1, 'a list'],
  'client/src/features/application-file/stages.ts': [1, 'a list'],
  'client/src/features/blog/list-parts.tsx': [1, 'a list'],
  'client/src/features/booking/next-times.tsx': [1, 'a list'],
  'client/src/features/booking/use-days.ts': [1, 'a day of the calendar'],
  'client/src/features/booking/times.ts': [1, 'a day of the calendar'],
  'client/src/features/calculator/payments/compare-tab.tsx': [1, 'a list'],
  'client/src/features/calculator/payments/compared.ts': [1, 'a list'],
  'client/src/features/calendar/day-and-time.tsx': [1, 'a day of the calendar'],
  'client/src/features/calendar/week-panels.tsx': [1, 'a list'],
  'client/src/features/chat/memory.ts': [1, 'a list'],
  'client/src/features/chat/use-conversation.ts': [1, 'a list'],
  'client/src/features/compare/cost.ts': [1, 'a list'],
  'client/src/features/compare/scenario.ts': [1, 'a list'],
  'client/src/features/comprehensive/draft-box.tsx': [1, 'a list'],
  'client/src/features/comprehensive/help.tsx': [1, 'a list'],
  'client/src/features/comprehensive/section-words.ts': [1, 'a list'],
  'client/src/features/comprehensive/steps.ts': [1, 'a list'],
  'client/src/features/comprehensive/use-submit.ts': [1, 'a list'],
  'client/src/features/drafts/draft-saving.ts': [1, 'a list'],
  'client/src/features/enquiries/board/card.tsx': [1, 'a list'],
  'client/src/features/enquiries/file/notes/use-mentions.ts': [1, 'at the caret, which stands between characters'],
  'client/src/features/enquiries/overview/overview.tsx': [1, 'a list'],
  'client/src/features/figures/leads-chart.tsx': [2, 'lists'],
  'client/src/features/gallery/token-values.ts': [1, 'styles of ours, at a bracket'],
  'client/src/features/home/rate-tracker.tsx': [1, 'a day of the calendar'],
  'client/src/features/lender-fit/lender-fit.tsx': [2, 'a list'],
  'client/src/features/palette/choices.ts': [1, 'a list'],
  'client/src/features/palette/recent.ts': [1, 'a list'],
  'client/src/features/posts/editor/dialogs.tsx': [1, 'a list'],
  'client/src/features/posts/editor/difference.ts': [1, 'shown and not kept'],
  'client/src/features/posts/editor/post-editing.ts': [1, 'digits'],
  'client/src/landings/private-financing/bridge-art.ts': [1, 'a list'],
  'client/src/features/rates-desk/edits/bulk.tsx': [1, 'a list'],
  'client/src/features/rates-desk/publications/history.tsx': [1, 'a list'],
  'client/src/features/rates-desk/csv/import-dialog.tsx': [1, 'a list'],
  'client/src/features/scenario/more-answers.tsx': [2, 'a day of the calendar'],
  'client/src/features/rates/use-published-rate.ts': [1, 'a day of the calendar'],
  'client/src/features/renewal-letter/letter-card.tsx': [1, 'a list'],
  'client/src/features/reply-templates/use-template-draft.ts': [1, 'at the caret, which stands between characters'],
  'client/src/features/settings/preview.tsx': [3, 'lists'],
  'client/src/features/site/footer.tsx': [1, 'the name of a network, of letters a to z'],
  'client/src/features/site/page-search.ts': [1, 'a list'],
  'client/src/pages/console/admin-rates-preview.tsx': [1, 'a list'],
  'client/src/pages/public/missing.tsx': [1, 'a list'],
  'client/src/ui/bottom-edge.ts': [1, 'a list'],
  'client/src/ui/console/phone-bars.tsx': [1, 'a list'],
  'client/src/ui/form/money-text.ts': [1, 'figures before the caret, counted and not kept'],
  'client/src/ui/form/use-rows.ts': [1, 'a list'],
  'client/src/ui/when/when-input.tsx': [2, 'the day in a text that holds a day'],
  'client/src/ui/when/when-text.ts': [7, 'digits and months of a text that was found to hold a day or a time'],
  'domain/src/agents/subdomain.ts': [2, 'letters a to z, and the name of a host'],
  'domain/src/application/unknown-answers.ts': [1, 'a list'],
  'domain/src/booking/local-time.ts': [1, 'a time of the clock'],
  'domain/src/booking/offer.ts': [1, 'a list'],
  'domain/src/booking/slots.ts': [1, 'a list'],
  'domain/src/calendar/wall-clock.ts': [3, 'names of days and months, and a day of the calendar'],
  'domain/src/forms/phone-format.ts': [1, 'of which only digits are kept'],
  'domain/src/explain/interest.ts': [1, 'a list'],
  'domain/src/mortgage/down-payments.ts': [1, 'a list'],
  'domain/src/mortgage/prepayment.ts': [1, 'a list'],
  'domain/src/rates/start-rate.ts': [1, 'a list'],
  'domain/src/settings/office-calls.ts': [1, 'a list'],
  'domain/src/settings/legal.ts': [1, 'a list'],
  'domain/src/settings/postal-address.ts': [1, 'a list'],
  'domain/src/application/application-progress.ts': [1, 'a list'],
  'domain/src/enquiries/note-mentions.ts': [1, 'looked at and not kept'],
  'server/src/database/demo/lenders.ts': [1, 'a list'],
  'server/src/database/embedded/embedded-postgres.ts': [1, 'a list of lines'],
  'server/src/kernel/word-search.ts': [1, 'a list of letters'],
  'server/src/modules/analytics/site-figures.service.ts': [3, 'lists'],
  'server/src/modules/applications/application-number.ts': [1, 'the year of a day'],
  'server/src/modules/auth/registration/common-passwords.ts': [2, 'compared and not kept'],
  'server/src/modules/blogs/blog-text.ts': [1, 'a list'],
  'server/src/modules/bookings/calendars.ts': [1, 'the year of a day'],
  'server/src/modules/documents/content/pdf.ts': [1, 'looked at and not kept'],
  'server/src/modules/documents/content/file-name.ts': [1, 'a list of whole characters'],
  'domain/src/renewals/letter-days.ts': [1, 'names of months'],
  'domain/src/renewals/letter-rules.ts': [1, 'lists'],
  'domain/src/renewals/letter-text-french.ts': [1, 'before a figure'],
  'domain/src/renewals/letter-text.ts': [1, 'lists'],
  'server/src/modules/enquiries/inbox/list.service.ts': [1, 'a list'],
  'server/src/modules/figures/read-figures.ts': [2, 'lists'],
  'server/src/modules/lenders/bank-facts.ts': [1, 'an id of ours'],
  'server/src/modules/people/user-change.ts': [1, 'digits of a phone number'],
  'server/src/modules/rates/desk/rate-change.service.ts': [2, 'lists'],
  'server/src/modules/rates/import/rate-import.resolver.ts': [1, 'a list of whole characters'],
  'server/src/modules/rates/public/rate-scenario.service.ts': [1, 'a list'],
  'server/src/modules/rates/public/rate.resolver.ts': [1, 'a list'],
  'server/src/modules/renewals/maturity.service.ts': [1, 'a list'],
  'server/src/modules/settings/home-content.ts': [3, 'lists'],
  'server/src/modules/underwriting/program-version.service.ts': [1, 'a list'],
  'server/src/platform/pdf/letterhead.ts': [1, 'a list'],
  'server/src/platform/error-for-log.ts': [1, 'a list'],
  'server/src/platform/kept-files.ts': [1, 'a list'],
  'server/src/platform/limits.ts': [1, 'a list'],
  'server/src/platform/pdf/text.ts': [1, 'a list'],
  'server/src/platform/private-files/disk-store.ts': [1, 'a name of ours'],
  'server/src/platform/set-aside/in-halves.ts': [1, 'a list'],
  'server/src/rest/json-shape.ts': [1, 'a list'],
  'server/src/rest/logos.ts': [1, 'a list of whole characters'],
  'server/src/rest/openapi-named.ts': [1, 'a name of ours'],
  'server/src/site/collector.ts': [1, 'a list'],
  'server/src/site/page-key.ts': [1, 'an address, at its question mark'],
  'server/src/site/snippets.ts': [1, 'in the browser; what it sends is cut again here'],
  'server/src/site/template.ts': [1, 'the page of our own build, at a mark'],
  'server/src/site/title-lines.ts': [2, 'lists, of lines and of whole characters'],
};

/** Where text comes in that no type checked: the raw parts of a request, and bytes that become text. */
const SOURCES =
  /\b(?:headers\[|request\.(?:get\(|query|body|headers|originalUrl|params)|searchParams|filename\b.*\}\)|toString\('utf8'\)|\bnew TextDecoder)/;

/** Who reads them without the door, and why that is enough. */
const READERS: Readonly<Record<string, string>> = {
  'server/src/api/json-body.ts': 'the name of an encoding, of which nothing is kept',
  'server/src/api/upload-refusal.ts': 'a type and a length, of which nothing is kept',
  'server/src/api/preflight.ts': 'whether a header is there',
  'server/src/platform/private-files/private-files.ts': 'what we sealed ourselves',
  'server/src/rest/addresses.ts': 'refuses what is no address',
  'server/src/rest/etag.ts': 'compared with our own tag',
  'server/src/rest/logos.ts': 'a name looked for among those there are, of letters and digits',
  'server/src/rest/query.ts': 'gives texts to an operation, whose arguments pass the door',
  'server/src/rest/router.ts': 'gives texts to an operation, whose arguments pass the door',
  'server/src/rest/unsubscribe.ts': 'gives a token to an operation, whose arguments pass the door',
  'server/src/rest/upload-form.ts': 'a length',
  'server/src/site/call-feed.ts': 'a sealed token',
  'server/src/site/kept-answers.ts': 'the key of a copy in memory',
  'server/src/site/mail-preview.ts': 'a name looked for among those there are',
  'server/src/site/page-hits.ts': 'a kind of program, of which nothing is kept',
  'server/src/site/page-key.ts': 'the key of a copy in memory',
  'server/src/site/pages.ts': 'an address without control characters; its texts pass the door as arguments',
  'server/src/site/private-files.ts': 'a sealed token',
  'server/src/site/request-target.ts': 'refuses what is no address',
  'server/src/site/send-cached.ts': 'compared with our own tag',
  'server/src/site/share-pictures.ts': 'a name looked for among those there are, of letters and digits',
};

const sources = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const usesIn = (text: string): number => (text.replace(PLAIN, '').match(CUTS) ?? []).length;
const opensTheDoor = (text: string): boolean => /text\/storable(?:\.js)?'/.test(text);
const readsRaw = (text: string): boolean => SOURCES.test(text) && !opensTheDoor(text);

test('no text is cut but by the door: half of an emoji cannot be stored (docs/decisions/0102)', () => {
  const found = sources
    .filter((file) => file !== DOOR)
    .map((file) => [file, usesIn(read(file))] as const)
    .filter(([, uses]) => uses > 0);
  const allowed = Object.entries(EXCEPTIONS).map(([file, [uses]]) => [file, uses] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(allowed));
});

test('who reads a raw part of a request opens the door, or says why not', () => {
  const ours = sources.filter((file) => !file.startsWith('client/'));
  expect(ours.filter((file) => readsRaw(read(file))).sort()).toEqual(Object.keys(READERS).sort());
});

test.each(['text.slice(0, 100)', 'name.slice(-2)', 'path.substring(1)', 'text\n  .trim()\n  .slice(0, MOST)'])(
  '%j is seen',
  (line) => {
    expect(usesIn(line)).toBe(1);
  },
);

test.each(["sha.digest('hex').slice(0, 8)", 'new Date().toISOString().slice(0, 10)', 'text.slice(at)', 'cut(text, 5)'])(
  '%j is fine',
  (line) => {
    expect(usesIn(line)).toBe(0);
  },
);

test.each(["request.get('x-attribution')", "headers['user-agent']", 'const { q } = request.query;'])(
  '%j is raw',
  (line) => {
    expect(readsRaw(line)).toBe(true);
    expect(readsRaw(`import { storable } from '@brokerage/domain/text/storable';\n${line}`)).toBe(false);
  },
);
