/** A row's id for life: it is made here, so that a row can be told from its neighbours before anything is saved. */
export const rowId = (): string =>
  // not randomUUID: that exists on secure origins only
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
