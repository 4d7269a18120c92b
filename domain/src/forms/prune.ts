const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function pruned(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    const items = value.map(pruned).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!isRecord(value)) return value;
  const kept = prune(value);
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** Removes empty values, empty objects and empty array items, however deep (customer spec §5). False and 0 are answers. */
export function prune(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const kept = pruned(inner);
      return kept === undefined ? [] : [[key, kept] as const];
    }),
  );
}
