import { sealColumn } from '../users/public.js';

export const SEAL_PHONES = sealColumn('phone numbers in clear', '47 * * * *', 'user_account', 'phone');
