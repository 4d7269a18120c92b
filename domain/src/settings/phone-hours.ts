import type { SettingsSection } from './section.js';

/** When somebody answers the phone, in words. When calls can be booked is another matter: that is computed. */
export const PHONE_HOURS: SettingsSection = {
  title: 'Phone hours',
  description: 'When the office answers the phone, as the contact page says it.',
  lead: 'The contact page shows them, in Toronto time. They don’t change when calls can be booked.',
  fields: [],
  lists: [
    {
      name: 'phoneHours',
      title: 'When we answer the phone',
      noun: 'line',
      most: 8,
      least: [1, 'Enter when you answer the phone.'],
      once: ['days', 'Enter each day once.'],
      fields: [
        {
          name: 'days',
          kind: 'text',
          label: 'Days',
          hint: 'Such as: Monday to Thursday',
          max: 60,
          required: 'Enter the days',
        },
        {
          name: 'hours',
          kind: 'text',
          label: 'Hours',
          hint: 'Such as: 9 a.m. to 7 p.m.',
          max: 40,
          required: 'Enter the hours',
        },
      ],
    },
  ],
  initial: {
    texts: {},
    lists: {
      phoneHours: [
        { days: 'Monday to Thursday', hours: '9 a.m. to 7 p.m.' },
        { days: 'Friday', hours: '9 a.m. to 5 p.m.' },
        { days: 'Saturday', hours: '10 a.m. to 2 p.m.' },
        { days: 'Sunday and statutory holidays', hours: 'Phones closed' },
      ],
    },
  },
};
