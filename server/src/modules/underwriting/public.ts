/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export { readScores, type Answers } from './credit-scores.js';
export {
  MortgageProgram,
  PROGRAM_QUESTION_MEANINGS,
  PROGRAM_REASON_MEANINGS,
  ProgramAnswerCode,
} from './program.enums.js';
export { ProgramChange } from './program.types.js';
export { readProgramVersions } from './program-version.service.js';
export type { AskedApplication, UnderwritingService } from './underwriting.service.js';
export { WhatIfInput, WorkedOutFile } from './underwriting.types.js';
