import { pipeline } from 'node:stream/promises';
import { Router, type Request } from 'express';
import type { Context } from '../graphql/context.js';
import type { DocumentFileService, OpenedFile } from '../modules/documents/document-file.service.js';
import { fileKeyIn, type Follower } from '../modules/documents/file-tickets.js';
import type { Logger } from '../platform/logger.js';

/** A picture or a download may do nothing at all. Chrome shows no PDF in a sandbox: its viewer is one of its own. */
const POLICY = "default-src 'none'; frame-ancestors 'self'";
const SANDBOX = `${POLICY}; sandbox`;
const PDF = 'application/pdf';
const GONE = 'This link has expired. Go back and open the file again.';

/**
 * `/files/<token>`: a file behind a short-lived address, opened and streamed. The token says who it was made for, and the
 * cookie that their browser got with it; nobody else can use it.
 */
export function privateFiles(
  keepers: readonly Pick<DocumentFileService, 'open'>[],
  contextOf: (request: Request) => Promise<Context>,
  log: Logger,
): Router {
  const router = Router();
  /** An address is of one kind of files: whoever keeps the others does not know it */
  const followerOf = async (request: Request): Promise<Context & Follower> => ({
    ...(await contextOf(request)),
    fileKey: fileKeyIn(request.headers.cookie),
  });
  const openedBy = async (context: Context & Follower, token: string): Promise<OpenedFile | undefined> => {
    for (const keeper of keepers) {
      const opened = await keeper.open(context, token);
      if (opened) return opened;
    }
    return undefined;
  };
  router.get('/files/:token', async (request, response) => {
    const opened =
      request.method === 'GET' ? await openedBy(await followerOf(request), request.params.token) : undefined;
    response.set({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    if (!opened) {
      response.status(404).type('text/plain').send(GONE);
      return;
    }
    const { name, mime, bytes, inline, content } = opened;
    response.attachment(name).type(mime);
    if (inline)
      response.set('Content-Disposition', String(response.get('Content-Disposition')).replace(/^attachment/, 'inline'));
    response.set({
      'Content-Length': String(bytes),
      'Content-Security-Policy': inline && mime === PDF ? POLICY : SANDBOX,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'SAMEORIGIN',
    });
    try {
      await pipeline(content, response);
    } catch (error) {
      // the reader went away, or the file was changed in the store: either way nothing more is sent
      if (!response.destroyed) response.destroy();
      log.warn({ err: error, requestId: request.id }, 'a file was not sent to its end');
    }
  });
  return router;
}
