/** '1 file gains', '1,200 files gain': what is counted agrees with its number. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`;
