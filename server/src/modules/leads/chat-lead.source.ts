import { CHAT_LEAD as FORM, type LeadDetails } from '@brokerage/domain/chat/lead-form';
import { labelledAnswers } from '@brokerage/domain/forms/field-labels';
import { type IntakeSource, LEAD } from '../intake/public.js';
import { insertLead } from './lead.sql.js';

/** The chat: a lead with what it asked. */
export const CHAT_LEAD: IntakeSource<LeadDetails> = {
  name: 'chat',
  kind: 'LEAD',
  operation: 'submitChatLead',
  limit: LEAD,
  columns: {},
  insert: insertLead('chat'),
  label: (details) => labelledAnswers(FORM, details),
};
