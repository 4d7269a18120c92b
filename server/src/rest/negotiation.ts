import type { IncomingMessage } from 'node:http';

/** The weight a visitor gives a media type; 0 where it is not named. */
function weight(accept: string, type: string): number {
  for (const part of accept.split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}

/** Whether a visitor would rather read a page than JSON or plain text, as a browser's navigation does. */
export function prefersHtml({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const accept = headers.accept ?? '';
  const html = weight(accept, 'text/html');
  return html > 0 && html > weight(accept, 'application/json');
}

/**
 * True where an address that is a page and an API call shows the page: a GET that prefers HTML, as a browser's navigation
 * does. A client that takes anything gets JSON.
 */
export function wantsPage({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (method === 'GET' || method === 'HEAD') && prefersHtml({ headers });
}
