/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { Compounding } from './compounding.enum.js';
export { Publication } from './desk/publication.entity.js';
export type { RateOfferService } from './public/rate-offer.service.js';
export { PUBLIC_OFFERS } from './public/rate-offer.sql.js';
export { visibleTo } from './public/rate.sql.js';
export { RateInsurance, RatePurpose, RateType } from './rate.entity.js';
