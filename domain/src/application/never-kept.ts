import { isSinName } from '../forms/sin.js';

/** Whether a name stands for what we never keep: a social insurance number (decisions §5), or an object's ancestry. */
export const isNeverKept = (name: string): boolean => name === '__proto__' || isSinName(name);
