export const CO_APPLICANT = '(select id, application_id, row_id, email, answer, user_id from co_applicant)';

/** $1 the id of a source, $2 of its enquiry */
export const FORGET_CO_APPLICANTS = 'delete from co_applicant where application_id = $1 and $2::uuid is not null';
