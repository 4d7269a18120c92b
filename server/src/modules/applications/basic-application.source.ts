import { BASIC_FORM, type BasicAnswers } from '@brokerage/domain/application/basic-application';
import { labelledAnswers } from '@brokerage/domain/forms/field-labels';
import { draftOwner, endDrafts } from '../drafts/public.js';
import { type IntakeSource, LEAD, SENDER } from '../intake/public.js';
import { BANK } from '../lenders/public.sql.js';

/** The basic form: an application and its first event. The draft it was made from ends with it. */
export const BASIC_APPLICATION: IntakeSource<BasicAnswers> = {
  name: 'basic-application',
  kind: 'APPLICATION',
  operation: 'submitBasicApplication',
  limit: LEAD,
  columns: { mortgageType: 'text', firstEventId: 'uuid', draftId: 'uuid' },
  insert: `application as (
  insert into application (id, application_number, kind, user_id, bank_id, full_name, email, phone, phone_index,
                           mortgage_type, province, content)
  select "sourceId", "applicationNumber", 'basic', ${SENDER},
         (select bank.id from ${BANK} bank where bank.id = "bankId"), "fullName", "email", "phone", "phoneIndex", "mortgageType",
         "province", "answers"
  from go
), application_event as (
  insert into application_event (id, application_id, to_status) select "firstEventId", "sourceId", 'submitted' from go
), ended_draft as (${endDrafts('mortgage', draftOwner('go."draftId"'))}
)`,
  drawn: 'application_application_number_idx',
  label: (answers, bankName) => labelledAnswers(BASIC_FORM, answers, bankName === null ? {} : { bankId: bankName }),
};
