export const reads = ['of'];
