import { PROVINCES } from '../application/applications.js';

/** The provinces and territories as a list to choose from. */
export const PROVINCE_CHOICES = PROVINCES.map(({ code, name }) => ({ value: code, label: name }));
