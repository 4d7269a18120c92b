import { restTableOf } from '../src/manifest/module.js';
import { MODULES } from '../src/modules/index.js';

/** Every documented call. */
export const TABLE = restTableOf(MODULES);
export const ROUTES = TABLE.routes;
