/** A row of HOLD_BY_ID. */
export interface HeldRate {
  id: string;
  bankName: string;
  term: number;
  type: 'fixed' | 'variable';
  rate: number;
  rateVersion: number;
  heldUntil: string;
  createdAt: Date;
}

/** A row of HOLD_OF_CLIENT. */
export interface ClientsHold extends HeldRate {
  /** Null: nobody is written to */
  email: string | null;
  /** Whether a letter to it may carry a key; null: nobody is written to */
  mayHaveKey: boolean | null;
  goesOn: boolean;
}
