/** When we answer the phone, in Toronto time. Online forms are answered every day. */
export const OFFICE_HOURS = [
  { days: 'Monday to Thursday', hours: '9 a.m. to 7 p.m.' },
  { days: 'Friday', hours: '9 a.m. to 5 p.m.' },
  { days: 'Saturday', hours: '10 a.m. to 2 p.m.' },
  { days: 'Sunday and statutory holidays', hours: 'Phones closed' },
] as const;
