import type { BookingValues } from '@brokerage/domain/booking/booking-form';

/** A time that was pressed beside another page, and who pressed it. */
export interface CallWish {
  startsAt?: string;
  person: Partial<Pick<BookingValues, 'fullName' | 'phone' | 'email' | 'topic'>>;
}

let wish: CallWish | undefined;

/** For the booking that opens next. In memory only: who it is about goes into no address and no storage. */
export const wishCall = (wanted: CallWish): void => {
  wish = wanted;
};
export const wishedCall = (): CallWish | undefined => wish;
export const forgetWish = (): void => {
  wish = undefined;
};
