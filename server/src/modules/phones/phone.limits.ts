import type { Limit } from '../../platform/interfaces.js';

export const VALIDATE_PHONE: Limit = { name: 'validate-phone', points: 30, duration: 60 * 60 };
