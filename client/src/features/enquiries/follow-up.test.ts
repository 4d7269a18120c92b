import { officeTextOf } from '../../ui/console/office-moment';
import { askAgainChoices, followUpChoices } from './follow-up';

test('mornings at the office, also across the change of the clocks', () => {
  for (const day of ['2027-03-13', '2027-11-06']) {
    const now = new Date(`${day}T22:40:00-05:00`);
    for (const { at } of followUpChoices(now)) {
      expect(at > now).toBe(true);
      expect(officeTextOf(at)).toMatch(/T09:00$/);
    }
  }
});

test('it is already tomorrow in the browser: the day is the office’s', () => {
  const [tomorrow, next] = followUpChoices(new Date('2027-02-18T04:59:00Z'));
  expect(tomorrow && officeTextOf(tomorrow.at)).toBe('2027-02-18T09:00');
  expect(next?.label).toBe('Fri, Feb 19');
});

test('half a year on', () => {
  const [choice] = askAgainChoices(new Date('2027-02-17T10:42:00-05:00'));
  expect(choice?.label).toBe('In 6 months, Aug 17');
  expect(choice && officeTextOf(choice.at)).toBe('2027-08-17T09:00');
});

test.each([
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-12-31', '2027-06-30'],
])('half a year after %s is %s, in the month that is meant', (today, then) => {
  const [choice] = askAgainChoices(new Date(`${today}T10:42:00-05:00`));
  expect(choice && officeTextOf(choice.at)).toBe(`${then}T09:00`);
});
