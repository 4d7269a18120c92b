import { keptScenario } from '../../lib/scenario/kept-scenario';
import { keepService } from './keep-service';

beforeEach(() => sessionStorage.clear());

test.each([
  ['New Purchase', { purpose: 'PURCHASE' }],
  ['Renewal', { purpose: 'RENEWAL' }],
  ['Equity Takeout', { purpose: 'REFINANCE' }],
  ['Other', undefined],
])('a chat about %s says it for the other pages', (service, expected) => {
  keepService(service);
  expect(keptScenario()).toEqual(expected);
});
