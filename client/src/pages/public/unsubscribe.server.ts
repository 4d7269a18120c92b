export const reads = ['token', 'of'];
