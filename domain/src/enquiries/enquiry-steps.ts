import type { EnquiryStatusName } from './enquiry-status.js';

/** 0: a lead. 1: contacted. 2: qualified. 3: converted. Each step counts whoever ever came that far. */
const STEP_OF: Record<EnquiryStatusName, number> = {
  NEW: 0,
  ASSIGNED: 0,
  IN_REVIEW: 0,
  CONTACTED: 1,
  WAITING: 1,
  QUALIFIED: 2,
  CONVERTED: 3,
  LOST: 0,
  CLOSED: 0,
};

/** How far this status alone says a lead came. */
export const stepOf = (status: EnquiryStatusName): number => STEP_OF[status];

/** The periods of the office's numbers, in weeks. */
export const FIGURE_PERIODS = [1, 4, 13] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];
