import { hash } from 'node:crypto';

export const sha256 = (text: string | Buffer): string => hash('sha256', text);
