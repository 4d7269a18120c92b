/** A row's id for life: it is made here, so that a row can be told from its neighbours before anything is saved. */
export const rowId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
