import { purposeNamed } from '../../lib/scenario/form-shared';
import { keepSaid, keptScenario } from '../../lib/scenario/kept-scenario';

/** What a chat is about is said for the other pages. Its amounts are ranges, and say none. */
export function keepService(service: string): void {
  const purpose = purposeNamed(service.toLowerCase().replace(' ', '_'));
  if (purpose && purpose !== keptScenario()?.purpose) keepSaid({ purpose });
}
