export const ENQUIRY_TASK = '(select due_on, assignee_id, done_at from enquiry_task)';
