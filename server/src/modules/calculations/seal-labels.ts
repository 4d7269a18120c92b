import { sealColumn } from '../users/public.js';

export const SEAL_LABELS = sealColumn('names of calculations in clear', '53 * * * *', 'calculation', 'label');
