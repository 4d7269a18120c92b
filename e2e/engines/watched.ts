import http from 'node:http';
import type { AddressInfo } from 'node:net';

const WATCHER = '/engine-watcher.js';
/** Notes what goes wrong from the first script on. React reports a failed hydration as an error of the page. */
const SOURCE = `window.problems = [];
addEventListener('error', (event) => {
  if (event instanceof ErrorEvent) problems.push(String(event.message));
}, true);
addEventListener('unhandledrejection', ({ reason }) => problems.push('rejected: ' + reason));
const { error } = console;
console.error = (...said) => { problems.push(said.map(String).join(' ')); error(...said) };`;

export interface Watched {
  url: string;
  close(): Promise<void>;
}

/** The product as it is, but that each page begins with a script that notes its errors: WebDriver has no log of them. */
export async function watched(product: string): Promise<Watched> {
  const target = new URL(product);
  const server = http.createServer((request, response) => {
    if (request.url === WATCHER) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(SOURCE);
    // no compression: the page is written into
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const { method, url: path } = request;
    const passed = http.request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      const isPage = String(answer.headers['content-type']).startsWith('text/html');
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
        return;
      }
      let html = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (html += chunk));
      answer.on('end', () => {
        const { 'content-length': _, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 500, kept);
        response.end(html.replace(/<head[^>]*>/, (head) => `${head}<script src="${WATCHER}"></script>`));
      });
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
