import fs from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(import.meta.dirname, '../src');
/** A statement that can say whose an enquiry, a task or a call is */
const SAYS_WHOSE =
  /update enquiry\b|insert into enquiry ?\(|\b(setAnswersOfFile|MOVE_TO_ADVISER|insertEnquiries)\b|\.(update|insert|save|upsert)\((Enquiry|EnquiryTask|Booking),|(insert into|update) (booking|enquiry_task)\b/;
const ASKS = /from '(?:\.\.\/)+licensing\/public\.js'/;
/** Where it needs not ask whether an agent of level 1 may have it, and why */
const KNOWN: Readonly<Record<string, string>> = {
  'database/demo/seed.ts': 'sample enquiries',
  'modules/bookings/booking-desk.service.ts': 'says what became of a call; another adviser goes through place-booking',
  'modules/bookings/correct-call.ts': 'corrects names and numbers',
  'modules/bookings/reminders.ts': 'says which reminder was sent',
  'modules/bookings/unconfirmed.sql.ts': 'confirms a call',
  'modules/bookings/unconfirmed.ts': 'gives up calls that nobody confirmed',
  'modules/enquiries/bulk/bulk.sql.ts': 'bulk.service asks after it',
  'modules/enquiries/work/email/email.settle.ts': 'answers and addresses; no owner',
  'modules/enquiries/public.sql.ts': 'parts of the statements of those who ask, and a legal hold',
  'modules/intake/intake.sql.ts': 'takes the owner from the rota, which asks',
  'modules/tasks/task.service.ts': 'asks who may look after the enquiry',
};

test('whoever says whose an enquiry, a task or a call is asks about level 1', () => {
  const found = fs
    .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('database/migrations/'))
    .map((file) => ({ file, text: fs.readFileSync(path.join(SOURCE, file), 'utf8') }))
    .filter(({ text }) => SAYS_WHOSE.test(text) && !ASKS.test(text))
    .map(({ file }) => file);
  expect(found.sort()).toEqual(Object.keys(KNOWN).sort());
});

test('the places that give them ask', () => {
  const asking = [
    'enquiries/rota/rota.sql',
    'enquiries/change',
    'enquiries/bulk/bulk.service',
    'enquiries/enquiry.sql',
  ];
  for (const file of asking) {
    expect(fs.readFileSync(path.join(SOURCE, `modules/${file}.ts`), 'utf8')).toMatch(ASKS);
  }
});
