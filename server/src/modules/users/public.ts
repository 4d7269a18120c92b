/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { isOwn } from './own-application.sql.js';
export { provePassword, type Spend } from './prove-password.js';
export { sealColumn } from './seal-column.js';
export { userName } from './user-name.js';
export { User } from './user.entity.js';
export { COUNT, COUNT_MODERATED, FOR_CHANGE, LIST, LIST_MODERATED, ONE, wordsOrPart } from './user.sql.js';
