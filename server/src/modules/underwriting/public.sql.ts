/** $1 the id of a source, $2 of its enquiry */
export const FORGET_WHAT_IFS = 'delete from kept_what_if where application_id = $1 and $2::uuid is not null';
