/** Calls ahead that one email address, and one phone number, may have at the same time. What the office books does not ask. */
export const MOST_OPEN_CALLS = 2;

/**
 * How long a second call of an address that never proved itself waits to be confirmed, counted from its email. Then its
 * time is free again.
 */
export const CONFIRM_WITHIN_MINUTES = 30;

/** Says the same whichever of the two has them, and nothing of the calls. */
export const TOO_MANY_CALLS = `This email address or phone number has ${MOST_OPEN_CALLS} calls booked already. To move or cancel one, use the link in its email.`;
