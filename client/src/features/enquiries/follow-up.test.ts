import { askAgainChoices, followUpChoices, inField } from './follow-up';

test('mornings, also across the change of the clocks', () => {
  for (const month of [2, 10]) {
    const now = new Date(2027, month, month === 2 ? 13 : 6, 22, 40);
    for (const { at } of followUpChoices(now)) {
      expect([at.getHours(), at.getMinutes(), at > now]).toEqual([9, 0, true]);
      expect(inField(at)).toMatch(/T09:00$/);
    }
  }
});

test('half a year on', () => {
  const [choice] = askAgainChoices(new Date(2027, 1, 17, 10, 42));
  expect(choice?.label).toBe('In 6 months, Aug 17');
  expect(choice && inField(choice.at)).toBe('2027-08-17T09:00');
});
