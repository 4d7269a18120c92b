import type { Answered, ChatField } from '@brokerage/domain/chat/lead-form';
import {
  downPaymentOption,
  mortgageAmountOption,
  propertyValueOption,
  type SERVICE_TYPES,
} from '@brokerage/domain/chat/options';
import { mortgageOf } from '../../lib/scenario/kept-mortgage';
import { purposeOf } from '../../lib/scenario/offers';
import type { Change, Purpose } from '../../lib/scenario/scenario';

const SERVICES: Readonly<Record<Purpose, (typeof SERVICE_TYPES)[number]>> = {
  PURCHASE: 'New Purchase',
  RENEWAL: 'Renewal',
  REFINANCE: 'Refinance',
};

/** Which option says again what was said on other pages; undefined where they say nothing, or it was of another service. */
export function suggestedFor(field: ChatField, { serviceType }: Answered, said: Change): string | undefined {
  const purpose = purposeOf(said);
  const service = purpose && SERVICES[purpose];
  if (field === 'serviceType') return service;
  if (service === undefined || service !== serviceType) return undefined;
  const { price, downPayment, mortgage } = said;
  const buys = purpose === 'PURCHASE';
  const isWhole = price !== undefined && downPayment !== undefined;
  if (field === 'propertyValue') return buys && price !== undefined ? propertyValueOption(price) : undefined;
  if (field === 'downPayment') return buys && isWhole ? downPaymentOption((downPayment / price) * 100) : undefined;
  if (field !== 'mortgageAmount' || (buys ? !isWhole : mortgage === undefined)) return undefined;
  const found = mortgageOf(said);
  return found && mortgageAmountOption(found.principal);
}
