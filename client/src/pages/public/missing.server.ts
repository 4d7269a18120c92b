/** What was searched for */
export const reads = ['q'];
