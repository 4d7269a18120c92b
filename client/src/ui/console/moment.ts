/** Nov 20, 9:12 p.m., with the year if it is not this year. */
export function moment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return date.toLocaleString('en-CA', {
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
