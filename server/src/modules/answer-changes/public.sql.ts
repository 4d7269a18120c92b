/** $1 the id of a source, $2 of its enquiry */
export const FORGET_ANSWER_CHANGES = 'delete from answer_change where application_id = $1 and $2::uuid is not null';
