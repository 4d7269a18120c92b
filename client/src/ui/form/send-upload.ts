/** As fetch answers; the browser's own knows nothing of the way up, so this is made by its older interface. */
const watchedFetch =
  (onProgress: (share: number) => void, stop: AbortSignal): typeof fetch =>
  (_, { body, headers } = {}) =>
    new Promise((resolve, reject) => {
      stop.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open('POST', '/graphql');
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('The connection was lost'));
      stop.addEventListener('abort', () => {
        request.abort();
        reject(new DOMException('Stopped', 'AbortError'));
      });
      request.send(body instanceof FormData ? body : null);
    });

export type Ended<Data> = 'stopped' | { data: Data | undefined; error: unknown };

export interface Upload<Data> {
  ended: Promise<Ended<Data>>;
  /** Nothing is kept of it */
  stop: () => void;
}

interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/**
 * Sends a mutation with a file by the chain that every other call takes, and says how far it is: from 0 to 1. `run` asks
 * with the context that it is given.
 */
export function sendUpload<Data>(
  run: (context: { fetch: typeof fetch }) => Promise<Answer<Data>>,
  onProgress: (share: number) => void,
): Upload<Data> {
  const stop = new AbortController();
  const ended = new Promise<Ended<Data>>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve('stopped'));
    void run({ fetch: watchedFetch(onProgress, stop.signal) })
      .catch((error: unknown) => ({ data: undefined, error }))
      .then(({ data, error }) => resolve({ data, error }));
  });
  return { ended, stop: () => stop.abort() };
}
