/** What is told of besides pages, by the route that shows it happened. The names go out as they are; never change one. */
const EVENTS: Readonly<Record<string, string>> = {
  '/form-selection': 'form_opened',
  '/basic-form': 'form_opened',
  '/comprehensive-form': 'form_opened',
  '/mortgage/success': 'application_sent',
  '/comprehensive-success': 'application_sent',
  '/thankyou': 'lead_sent',
  '/:mortgageType/thankyou': 'lead_sent',
  '/realtorquest-letsconnect/thankyou': 'lead_sent',
};

export const eventOf = (route: string): string | undefined => EVENTS[route];
