const MINUTE_MS = 60_000;

/** Passes on the first of each minute, with how many were kept back since: a loop that fails must not fill the log. */
export function onceAMinute<Said>(say: (said: Said, keptBack: number) => void): (said: Said) => void {
  let saidAt = -Infinity;
  let keptBack = 0;
  return (said) => {
    if (Date.now() - saidAt < MINUTE_MS) {
      keptBack += 1;
      return;
    }
    const count = keptBack;
    [saidAt, keptBack] = [Date.now(), 0];
    say(said, count);
  };
}
