/** '5-year fixed', '6-month variable': a rate by its term in years. */
export const termWords = (years: number, type: string): string =>
  `${years < 1 ? `${Math.round(years * 12)}-month` : `${years}-year`} ${type.toLowerCase()}`;
