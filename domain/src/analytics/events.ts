import { THANK_YOU } from '../landings/thanks.js';

/** What is told of besides pages, by the route that shows it happened. The names go out as they are; never change one. */
const EVENTS: Readonly<Record<string, string>> = {
  '/form-selection': 'form_opened',
  '/basic-form': 'form_opened',
  '/comprehensive-form': 'form_opened',
  '/mortgage/success': 'application_sent',
  '/comprehensive-success': 'application_sent',
};

/** Every thank-you page of a lead is told of alike. */
export const eventOf = (route: string): string | undefined => (route.endsWith(THANK_YOU) ? 'lead_sent' : EVENTS[route]);
