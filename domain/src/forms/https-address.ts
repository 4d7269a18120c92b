/** Nothing before the path has an `@`: what stands before one is a user name, and the host comes after it. */
const HTTPS = /^https:\/\/[^\s\\@<>"/?#]+(?:[/?#][^\s\\<>"]*)?$/i;

/** A link that a page may show: https, a host with a dot, no name or password in it. A path may begin with `@`. */
export function isHttpsAddress(text: string): boolean {
  if (!HTTPS.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}
