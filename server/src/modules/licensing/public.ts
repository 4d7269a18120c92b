/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export {
  enquiryNeedsLevelTwo,
  isCalendarOfLevelOne,
  isLevelOne,
  needsLevelTwo,
  refuseLevelOne,
  refuseWhileHeld,
  SENT_NEEDS_LEVEL_TWO,
} from './level-two.sql.js';
