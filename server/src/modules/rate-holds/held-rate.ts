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
  goesOn: boolean;
}
