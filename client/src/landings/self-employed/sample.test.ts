import { ADD_BACKS, NET_INCOME, READINGS } from './sample';

it('the statement adds up to the income that a bank reads', () => {
  expect(NET_INCOME).toBe(58_400);
  expect(ADD_BACKS).toEqual([11_300, 6200]);
  expect(READINGS.addedBack.income).toBe(75_900);
});

it('leads to the three mortgages on the page', () => {
  expect([READINGS.asFiled, READINGS.addedBack, READINGS.stated].map(({ mortgage }) => mortgage)).toEqual([
    188_600, 267_000, 315_300,
  ]);
});
