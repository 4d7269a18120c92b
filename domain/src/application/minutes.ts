const STEP = 5;
/** Below this every minute is told */
const FEW = 10;

/** Minutes as people say them: from ten on, up to the next five. */
export const aboutMinutes = (minutes: number): number => (minutes > FEW ? Math.ceil(minutes / STEP) * STEP : minutes);
