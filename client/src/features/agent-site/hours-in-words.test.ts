import { hoursInWords } from './hours-in-words';

const opening = (weekday: number, starts: string, ends: string) => ({ weekday, starts, ends });

it('says days with the same hours together', () => {
  const hours = [1, 2, 3, 5].flatMap((day) => [opening(day, '09:00', '12:00'), opening(day, '13:30', '17:00')]);
  expect(hoursInWords([...hours, opening(6, '10:00', '14:00')])).toEqual([
    { days: 'Monday to Wednesday', times: '9 a.m. to noon, 1:30 p.m. to 5 p.m.' },
    { days: 'Friday', times: '9 a.m. to noon, 1:30 p.m. to 5 p.m.' },
    { days: 'Saturday', times: '10 a.m. to 2 p.m.' },
  ]);
});

it('has nothing to say of a week without hours', () => {
  expect(hoursInWords([])).toEqual([]);
});
