/** Also what is typed into the form is kept under it. */
export const FORM_ID = 'rate-watch';
