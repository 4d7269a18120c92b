import type { ApplicationStatus } from '@brokerage/domain/application/application-status';
import { newApplicationNumber } from '../src/modules/applications/application-number.js';
import { newId } from '../src/platform/ids.js';
import type { TestApi } from './api.js';

interface Applied {
  kind?: 'basic' | 'comprehensive';
  email: string;
  userId?: string;
  content?: object;
  status?: ApplicationStatus;
}

/** An application in any status, with its enquiry, as if it had been sent. Gives its id. */
export async function applied(api: TestApi, of: Applied): Promise<string> {
  const { kind = 'basic', email, userId = null, status = 'submitted' } = of;
  const { content = { applicant: { fullName: 'Ann Roy', email } } } = of;
  const { encryption } = api.platform;
  const id = newId();
  const phone = encryption.encryptText('+14165550142');
  const sealed = encryption.encryptJson(content);
  const number = newApplicationNumber();
  await api.rows(
    `insert into application (id, application_number, kind, user_id, full_name, email, phone, phone_index, mortgage_type,
       content, status) values ($1, $2, $3, $4, 'Ann Roy', $5, $6, 'x', 'new_purchase', $7, $8)`,
    [id, number, kind, userId, email, phone, sealed, status],
  );
  await api.rows(
    `insert into enquiry (id, kind, topic, source, full_name, email, masked_phone, phone_index, phone, answers, source_id,
       application_number, first_response_due_at)
     values ($1, 'APPLICATION', 'new_purchase', $2, 'Ann Roy', $3, 'x', 'x', $4, $5, $6, $7, now() + interval '1 day')`,
    [newId(), `${kind}-application`, email, phone, sealed, id, number],
  );
  return id;
}

/** Somebody on an application agreed to a credit check, or took it back. */
export async function consented(api: TestApi, applicationId: string, email: string, granted = true): Promise<void> {
  await api.rows(
    `insert into consent (id, email, source_id, purpose, granted, text_version, created_at)
     values ($1, $2, $3, 'credit_check', $4, 'x', clock_timestamp())`,
    [newId(), email, applicationId, granted],
  );
}
