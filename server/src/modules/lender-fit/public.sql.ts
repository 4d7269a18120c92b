export const FIT_CHANGE = '(select id, round_id, application_id, settled_at, created_at from fit_change)';

export const LENDER_CHOICE = `(
  select id, application_id, content, ends_on, chosen_rate_id, chosen_reason, chosen_at, created_at
  from lender_choice)`;

/** $1 the id of a source, $2 of its enquiry */
export const FORGET_FIT_CHANGES = 'delete from fit_change where application_id = $1 and $2::uuid is not null';

/** $1 the id of a source, $2 of its enquiry */
export const FORGET_LENDER_CHOICES = 'delete from lender_choice where application_id = $1 and $2::uuid is not null';
