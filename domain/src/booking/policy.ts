import type { WeeklyHours } from './slots.js';

/** What a call takes and when it may be booked. */
export interface BookingPolicy {
  lengthMinutes: number;
  /** Between the starts of two times */
  stepMinutes: number;
  /** Kept free after each call */
  bufferMinutes: number;
  /** From now to the first time that is offered. Staff may override it. */
  noticeHours: number;
  /** The last day that is offered, counted from today at the office */
  horizonDays: number;
}

/** Thirty minutes with a licensed broker. All but the steps can be changed in the settings. */
export const BOOKING_POLICY: BookingPolicy = {
  lengthMinutes: 30,
  stepMinutes: 30,
  bufferMinutes: 10,
  noticeHours: 4,
  horizonDays: 30,
};

/** The last day that can be offered, counted from today, however the office sets its horizon. */
export const MOST_HORIZON_DAYS = 60;

/** The zone of the office's hours and of its days. */
export const OFFICE_ZONE = 'America/Toronto';

/** Whose statutory holidays close the office itself. */
export const OFFICE_PROVINCE = 'ON';

const LATE = [{ start: '09:00', end: '19:00' }] as const;

/** The office's hours until somebody changes them in the settings. Day 1 is Monday; Sunday has none. */
export const DEFAULT_OFFICE_HOURS: WeeklyHours = {
  1: LATE,
  2: LATE,
  3: LATE,
  4: LATE,
  5: [{ start: '09:00', end: '17:00' }],
  6: [{ start: '10:00', end: '14:00' }],
};

/** How many times are offered where the chosen one was taken. */
export const ALTERNATIVES = 3;
