export const RATE_HOLD = '(select enquiry_id, bank_name, term, type, rate, held_until, created_at from rate_hold)';
