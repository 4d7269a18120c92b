/** A link that a page may show: https, a host with a dot, no name or password in it. */
export function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\/[^\s\\@<>"]+$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}
