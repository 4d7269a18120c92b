/** What REST asks for of a rate's values. */
export const FACTS = 'term type compounding rate fees apr purpose insurance province notes visibility endsOn';
export const USER_ERRORS = 'userErrors { code message field }';
