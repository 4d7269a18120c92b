/** '416 ***-**42' of '+14165550142': enough to recognise a call, not enough to make one. */
export function maskPhone(e164: string): string {
  const digits = e164.replace(/^\+1/, '');
  return `${digits.slice(0, 3)} ***-**${digits.slice(-2)}`;
}
