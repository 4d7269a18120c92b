/** What `storable` of the domain refuses, in an address, as percent-encoded bytes. A surrogate is no UTF-8 at all. */
export const FORBIDDEN_IN_ADDRESS = /%(?:0[0-8b-f]|1[0-9a-f])/i;

export const FORBIDDEN_TEXT = 'This text contains a character we cannot store. Please type it again.';
