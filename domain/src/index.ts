/** The engine for plain Node: one function for each kind of calculation. Our own code imports sub-paths. */
export { phoneCanada } from './forms/phone-canada.js';
export { affordability } from './mortgage/affordability.js';
export { debtService } from './mortgage/debt-service.js';
export { helocMax, refinanceMax } from './mortgage/equity.js';
export { MortgageInputError, NoTableError } from './mortgage/input-error.js';
export { insurancePremium } from './mortgage/insurance-premium.js';
export { landTransferTax } from './mortgage/land-transfer-tax.js';
export { minDownPayment } from './mortgage/min-down-payment.js';
export { payment } from './mortgage/payment.js';
export { periodicRate } from './mortgage/periodic-rate.js';
export { prepayment } from './mortgage/prepayment.js';
export { prepaymentPenalty } from './mortgage/prepayment-penalty.js';
export { ENGINE_VERSION, RULES_AS_OF } from './mortgage/provenance.js';
export { qualifyingRate } from './mortgage/qualifying-rate.js';
export { schedule } from './mortgage/schedule.js';
