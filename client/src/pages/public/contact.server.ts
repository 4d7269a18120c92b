import { preloadOffices } from '../../features/contact/offices';
import { preloadPhoneHours } from '../../features/contact/phone-hours';
import type { Api } from '../../lib/api';

export const preload = (client: Api): Promise<unknown> =>
  Promise.all([preloadPhoneHours(client), preloadOffices(client)]);
