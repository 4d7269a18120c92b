const LONGEST = 254;
const EMAIL =
  /^[^\s@<>(),;:"[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,63}$/i;

/** An address that mail can be sent to. Empty is somebody else's question: required fields say so themselves. */
export function isEmail(text: string | undefined | null): boolean {
  if (!text) return true;
  const address = text.trim();
  return address.length <= LONGEST && EMAIL.test(address) && !address.includes('..');
}
