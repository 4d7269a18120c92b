import fs from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
import { objectOf } from '@brokerage/domain/data/objects';
import type { BlogReadService } from '../modules/blogs/blog-read.service.js';
import { agentOfSubject } from '../modules/agents/agent-share.js';
import type { AgentService } from '../modules/agents/agent.service.js';
import { shareWords } from '../modules/blogs/share-address.js';
import type { Limit, Limits } from '../platform/interfaces.js';
import type { KeptFiles } from '../platform/kept-files.js';
import { shareFile, subjectOfShareFile, type ShareWords } from '../platform/share-file.js';
import { SHOWN_ELSEWHERE } from '../platform/shown-elsewhere.js';
import type { ShareArtist, ShareParts } from './share-picture.js';
import { mayAsk } from './throttled.js';
import { errorCode } from '../kernel/error-code.js';

/** Pictures that one network has drawn: each is drawn once, and then kept */
export const SHARE_PICTURES: Limit = { name: 'share-picture', points: 60, duration: 60, local: true };
const YEAR_S = 31_536_000;
const FONT = 'src/ui/fonts/bricolage-grotesque-latin-wght-normal.woff2';

/** The display font and the ground of the client's build. undefined: this build has none. */
export async function shareParts(webDir: string): Promise<ShareParts | undefined> {
  try {
    const manifest = await fs.readFile(path.join(webDir, '.vite/manifest.json'), 'utf8');
    const { file } = objectOf(objectOf(JSON.parse(manifest))[FONT]);
    if (typeof file !== 'string') return undefined;
    const [font, ground] = await Promise.all(
      [file, 'share-ground.png'].map((name) => fs.readFile(path.join(webDir, name))),
    );
    return font && ground && { font, ground };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export interface SharePicturesOptions {
  posts: Pick<BlogReadService, 'shared'>;
  agents: Pick<AgentService, 'shareWords'>;
  limits: Limits;
  kept: KeptFiles;
  parts: ShareParts;
}

/** What the picture of a subject says today; undefined: visitors see no such post or agent. */
async function wordsOf(
  subject: string,
  { posts, agents }: Pick<SharePicturesOptions, 'posts' | 'agents'>,
): Promise<ShareWords | undefined> {
  const agent = agentOfSubject(subject);
  if (agent !== undefined) return agents.shareWords(agent);
  const post = await posts.shared(subject);
  return post && shareWords(post);
}

/**
 * `/share/<subject>-<hash>.png`: the picture of the shared link of a post or an agent. Only what they say today is drawn, so
 * nobody chooses the words of a picture, and every other address is 404.
 */
export function sharePictures({ limits, kept, parts, ...subjects }: SharePicturesOptions): Router {
  const router = Router();
  let ready: Promise<ShareArtist> | undefined;
  const artist = (): Promise<ShareArtist> =>
    (ready ??= import('./share-picture.js').then(({ ShareArtist: Artist }) => new Artist(parts)));
  router.get('/share/:name', async (request, response) => {
    const { name } = request.params;
    const subject = subjectOfShareFile(name);
    const words = subject === undefined ? undefined : await wordsOf(subject, subjects);
    if (subject === undefined || !words || shareFile(subject, words) !== name) {
      response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('There is no such picture.');
      return;
    }
    let bytes = await kept.find(name);
    if (!bytes) {
      if (!(await mayAsk(limits, SHARE_PICTURES, request, response))) return;
      bytes = await kept.make(name, async () => (await artist()).draw(words));
    }
    response.set({
      'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ...SHOWN_ELSEWHERE,
    });
    response.type('image/png').send(bytes);
  });
  return router;
}
