import { PICTURE_MAX_BYTES, PICTURE_REFUSAL, PICTURE_TYPES } from '@brokerage/domain/blog/pictures';
import { readUpload, type UploadedFile } from '../../graphql/upload.js';
import type { Actor } from '../../kernel/actor.js';
import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { drawnAnew } from '../../platform/picture.js';
import type { Platform } from '../../platform/platform.js';
import { oneByOne } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { PICTURES } from './blog.limits.js';
import type { BlogPictureView } from './blog-picture.types.js';

/** Twice as wide as the column of a post, and no taller than three screens */
const [WIDEST, TALLEST] = [1600, 2400];
const TAKEN = { largest: PICTURE_MAX_BYTES, types: PICTURE_TYPES, refusal: PICTURE_REFUSAL };

const nameOf = (id: string): string => `blog/${id}.webp`;
const addressOf = (id: string): string => `/uploads/${nameOf(id)}`;

/** Pictures of posts. Each upload is one of its own, under an address that never shows another. */
export class BlogPictureService {
  readonly #platform: Pick<Platform, 'db' | 'files' | 'limits'>;

  constructor(platform: Pick<Platform, 'db' | 'files' | 'limits'>) {
    this.#platform = platform;
  }

  /** The row comes first: a file that nobody knows of would stay for ever. */
  async upload({ userId }: Actor, file: Promise<UploadedFile>): Promise<BlogPictureView> {
    const { db, files, limits } = this.#platform;
    await limits.consume(PICTURES, userId);
    const sent = await readUpload(file, PICTURE_MAX_BYTES);
    const { bytes, width, height } = await drawnAnew(sent.bytes, TAKEN, (upright) =>
      upright
        .toColourspace('srgb')
        .resize(WIDEST, TALLEST, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 }),
    );
    const id = newId();
    await db.query('insert into blog_picture (id, width, height, uploaded_by_id) values ($1, $2, $3, $4)', [
      id,
      width,
      height,
      userId,
    ]);
    return { url: await files.put(nameOf(id), bytes), width, height };
  }
}

/** A week is the time to put a picture into a post, or to bring it back from what was cut out of one. */
const UNUSED = `
  with used as (
    select cover_url as url from blog where cover_url is not null
    union select cover_url from blog_revision where cover_url is not null
    union select (regexp_matches(html, '/uploads/blog/[0-9a-f-]+\\.webp', 'g'))[1] from blog
    union select (regexp_matches(html, '/uploads/blog/[0-9a-f-]+\\.webp', 'g'))[1] from blog_revision
  )
  select id from blog_picture p
  where created_at < now() - interval '7 days'
    and not exists (select from used where url = '/uploads/blog/' || p.id || '.webp')
    and ($1::uuid is null or id > $1::uuid)
  order by id limit $2`;

/** The file goes first, because only the row knows its name. */
export const FORGET_PICTURES: Schedule = {
  name: 'pictures of no post',
  cron: '47 4 * * *',
  async run({ db, files, setAside }) {
    const forget = async ({ id }: { id: string }): Promise<void> => {
      await files.remove(addressOf(id));
      await db.query('delete from blog_picture where id = $1', [id]);
    };
    await inRounds<{ id: string }>(
      (after, most) => db.query(UNUSED, [after, most]),
      (unused) => oneByOne(unused, forget, ({ id }, error) => setAside.note('pictures of no post', error, id)),
      byId,
    );
  },
};
