/** What a rate is made of: who typed one of these keeps all of them. */
const RATE_FIELDS = ['rate', 'type', 'compounding'];

/** Whether a change, or an address, names the rate itself. Every calculator asks it, also those without the engine of a purchase. */
export const namesRate = (has: (name: string) => boolean): boolean => RATE_FIELDS.some(has);
