/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export type { BankFacts } from './bank-facts.js';
export {
  bankVersion,
  lockBanks,
  nextBank,
  planBank,
  publishBanks,
  writeBankPlans,
  type BankPlan,
  type BankState,
} from './bank-pending.js';
export { changeBanks, undoneBanks, type BankChanges, type UndoBank, type Undone } from './bank-undo.js';
export { Bank } from './bank.entity.js';
export { DeskBank, LenderFacts } from './bank.types.js';
export { deskBank, FORMER_COLLEAGUE, lenderFacts, type BankJson } from './desk-bank.js';
export { DESK_BANK } from './desk-bank.sql.js';
export { recordAct, type ActAudit } from './record-act.js';
