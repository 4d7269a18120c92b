export const CALCULATION = '(select user_id, kind, label, inputs, results, created_at from calculation)';
