/** The last day of an agreement to which Ontario's relief of the whole HST goes; by itself, for words that need no table. */
export const ONTARIO_RELIEF_ENDS = '2027-03-31';
