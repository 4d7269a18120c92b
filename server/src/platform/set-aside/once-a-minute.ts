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

/** The same for each kind by itself. */
export function onceAMinuteEach<Said>(
  kindOf: (said: Said) => string,
  say: (said: Said, keptBack: number) => void,
): (said: Said) => void {
  const voices = new Map<string, (said: Said) => void>();
  return (said) => {
    const kind = kindOf(said);
    const voice = voices.get(kind) ?? onceAMinute(say);
    voices.set(kind, voice);
    voice(said);
  };
}
