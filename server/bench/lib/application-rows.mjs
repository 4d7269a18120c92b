import { randomUUID } from 'node:crypto';
import 'reflect-metadata';
import { BASIC_APPLICATION } from '../../dist/modules/applications/basic-application.source.js';
import { intakeStatement } from '../../dist/modules/intake/intake.sql.js';

/** Every row of a basic application in one statement, as the product writes them. $1 is a JSON array of `rowsOf` results. */
export const APPLICATION = intakeStatement(BASIC_APPLICATION);

/** What one submission writes, with nothing checked, sealed or throttled. */
export function rowsOf({ fullName, email, mortgageType }) {
  const [sourceId, enquiryId] = [randomUUID(), randomUUID()];
  const consent = { email, sourceId, granted: true, textVersion: 'bench', ip: '127.0.0.1' };
  const mail = { recipient: email, subject: 'bench', priority: 0 };
  return {
    keyId: randomUUID(),
    requestHash: 'bench',
    reply: { id: sourceId },
    sourceId,
    enquiryId,
    eventId: randomUUID(),
    firstEventId: randomUUID(),
    topic: 'bench',
    applicationNumber: sourceId,
    fullName,
    email,
    mortgageType,
    phone: 'x'.repeat(64),
    maskedPhone: 'x',
    phoneIndex: 'x'.repeat(43),
    answers: 'x'.repeat(200),
    responseHours: 24,
    consents: ['contact', 'marketing'].map((purpose) => ({ ...consent, id: randomUUID(), purpose })),
    // sent by nobody: the floor is about storing
    emails: ['application-received', 'new-enquiry'].map((template) => ({
      ...mail,
      id: randomUUID(),
      template,
      params: { enquiryId },
    })),
  };
}
