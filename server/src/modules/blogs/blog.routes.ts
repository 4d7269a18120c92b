import { POST_FORM, POST_WORDS } from '@brokerage/domain/blog/post-form';
import { BLOG_LIMITS } from '@brokerage/domain/blog/post';
import { BLOG_STATUSES } from '@brokerage/domain/blog/status';
import { selectionOf } from '@brokerage/domain/forms/field-output';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { actorOf, type Context } from '../../graphql/context.js';
import { MEGABYTE } from '../../graphql/upload.js';
import { bodyShape } from '../../rest/body-shape.js';
import { instant, object, text, withoutNulls, type Shape } from '../../rest/json-shape.js';
import { pages, paging } from '../../rest/paging.js';
import type { RouteInput } from '../../rest/route.js';
import { defineCalls } from '../../rest/table.js';
import { upper } from '../../rest/words.js';
import type { BlogEditService } from './blog-edit.service.js';
import type { BlogReactionService } from './blog-reaction.service.js';

const SUMMARY = `id slug ${selectionOf(POST_WORDS)} tags cover { url alt } author { name } status publishedAt changedAt updatedAt
  readingMinutes likes views`;
const POST = `${SUMMARY} shareImageUrl content contents { id text } likedByMe version waiting rejectionReason
  comments { id parentId content createdAt author byAuthor mine }`;
const STATUSES = Object.keys(BLOG_STATUSES).map((name) => name.toLowerCase());
/** Room for the JSON around a text of the longest kind */
const BODY_LIMIT = 512 * 1024;

const FIELDS = {
  ...bodyShape(POST_FORM).properties,
  title: text(BLOG_LIMITS.title),
  content: text(BLOG_LIMITS.content),
  coverImageUrl: { type: 'string', maxLength: 300, description: 'Our own uploads only' },
  coverAlt: { type: 'string', maxLength: BLOG_LIMITS.alt },
  slug: text(BLOG_LIMITS.title),
  tags: { type: 'array', items: text(BLOG_LIMITS.tag), maxItems: BLOG_LIMITS.tags },
  publishAt: instant('ISO 8601 with its zone; a post that is approved appears then'),
} as const satisfies Record<string, Shape>;
const STATUS: Shape = { type: 'string', enum: ['draft', 'pending'] };

const DEFAULT_CATEGORY = 'rates';

function written({ body }: RouteInput, defaults: object = {}): { input: object; status: unknown } {
  const { status, ...input } = withoutNulls(body);
  return { input: { ...defaults, ...input }, status: upper(status) ?? null };
}

type BlogContext = Context<{ blogEdits: BlogEditService; blogReactions: BlogReactionService }>;

const reachable = (context: BlogContext, id: string): Promise<void> =>
  context.services.blogEdits.checkReachable(actorOf(context), id);

const shown = (context: BlogContext, id: string): Promise<void> => context.services.blogReactions.checkShown(id);

export const BLOG_CALLS = defineCalls({
  operations: {
    LikedBlogs: `query LikedBlogs($page: Int, $limit: Int) {
      myLikedBlogs(page: $page, limit: $limit) {
        items { id slug title excerpt publishedAt likedAt }
        totalItems page limit
      }
    }`,
    Blogs: `query Blogs($filter: BlogFilter, $page: Int, $limit: Int) {
      blogs(filter: $filter, page: $page, limit: $limit) { items { ${SUMMARY} } totalItems page limit }
    }`,
    Blog: `query Blog($id: ID!) { blog(id: $id) { ${POST} } }`,
    CreateBlog: `mutation CreateBlog($input: BlogInput!, $status: BlogStatus) {
      createBlog(input: $input, status: $status) { userErrors { code message field } blog { ${POST} } }
    }`,
    UpdateBlog: `mutation UpdateBlog($id: ID!, $input: BlogInput!, $status: BlogStatus, $expectedVersion: Int) {
      updateBlog(id: $id, input: $input, status: $status, expectedVersion: $expectedVersion) {
        userErrors { code message field } blog { ${POST} }
      }
    }`,
    ArchiveBlog: `mutation ArchiveBlog($id: ID!, $expectedVersion: Int) {
      archiveBlog(id: $id, expectedVersion: $expectedVersion) { userErrors { code message field } blog { ${POST} } }
    }`,
    DecideBlog: `mutation DecideBlog($id: ID!, $approved: Boolean!, $reason: String, $expectedVersion: Int) {
      decideBlog(id: $id, approved: $approved, reason: $reason, expectedVersion: $expectedVersion) { userErrors { code message field } blog { ${POST} } }
    }`,
    UploadBlogPicture: `mutation UploadBlogPicture($file: Upload!) {
      uploadBlogPicture(file: $file) { userErrors { code message field } picture { url width height } }
    }`,
    LikeBlog: `mutation LikeBlog($id: ID!, $liked: Boolean) {
      likeBlog(id: $id, liked: $liked) { userErrors { code message field } liked likes }
    }`,
    AddBlogComment: `mutation AddBlogComment($id: ID!, $content: String!) {
      addBlogComment(id: $id, content: $content) {
        userErrors { code message field } comment { id parentId content createdAt author byAuthor mine }
      }
    }`,
    ViewBlog: `mutation ViewBlog($id: ID!) {
      viewBlog(id: $id) { userErrors { code message field } counts { views } }
    }`,
  },
  routes: [
    {
      method: 'get',
      path: '/api/users/liked-blogs',
      summary: 'List the posts you liked',
      tag: 'Users',
      operation: 'LikedBlogs',
      field: 'myLikedBlogs',
      requires: 'ACCOUNT_HOLDER',
      paged: pages(10),
      success: { status: 200, message: 'Liked posts' },
      variables: paging,
    },
    {
      method: 'get',
      path: '/api/blogs',
      summary: 'List posts, newest first',
      tag: 'Blogs',
      operation: 'Blogs',
      field: 'blogs',
      paged: pages(10),
      throttled: true,
      query: object(
        {
          status: { type: 'string', enum: ['all', ...STATUSES], description: 'Counts for staff alone' },
          category: text(40),
          tag: text(BLOG_LIMITS.tag),
          q: text(100),
          userId: { type: 'string', maxLength: 100, description: 'Accepted, never used: the token says who asks' },
          role: { type: 'string', maxLength: 100, description: 'Accepted, never used' },
        },
        [],
      ),
      success: { status: 200, message: 'Posts' },
      variables: (input) => {
        const { status, category = null, tag = null, q = null } = input.query;
        const filter = { status: status === 'all' ? null : (upper(status) ?? null), category, tag, q };
        return { ...paging(input), filter };
      },
    },
    {
      method: 'get',
      path: '/api/blogs/{id}',
      summary: 'Get a post by its id or slug',
      tag: 'Blogs',
      operation: 'Blog',
      field: 'blog',
      success: { status: 200, message: 'Post' },
      failure: MESSAGES.blogFetchFailed,
      refusals: { other: MESSAGES.blogFetchFailed },
      variables: ({ params }) => ({ id: params['id'] }),
    },
    {
      method: 'post',
      path: '/api/blogs',
      summary: 'Write a post',
      tag: 'Blogs',
      operation: 'CreateBlog',
      field: 'createBlog',
      requires: 'MODERATOR',
      body: object({ ...FIELDS, status: STATUS }, ['title', 'content']),
      bodyLimit: BODY_LIMIT,
      success: { status: 201, message: 'Saved' },
      reply: 'blog',
      variables: (input) => written(input, { category: DEFAULT_CATEGORY }),
    },
    {
      method: 'post',
      path: '/api/blogs/pictures',
      summary: 'Upload a picture for posts',
      tag: 'Blogs',
      operation: 'UploadBlogPicture',
      field: 'uploadBlogPicture',
      requires: 'MODERATOR',
      throttled: true,
      upload: {
        maxBytes: BLOG_LIMITS.pictureMb * MEGABYTE,
        description: `A PNG, JPEG, WebP or AVIF picture of up to ${BLOG_LIMITS.pictureMb} MB`,
      },
      success: { status: 201, message: 'Uploaded' },
      reply: 'picture',
      variables: ({ file }) => ({ file }),
    },
    {
      method: 'put',
      path: '/api/blogs/{id}',
      summary: 'Save a new version of a post',
      tag: 'Blogs',
      operation: 'UpdateBlog',
      field: 'updateBlog',
      requires: 'MODERATOR',
      target: reachable,
      versioned: true,
      body: object({ ...FIELDS, status: STATUS }, []),
      bodyLimit: BODY_LIMIT,
      success: { status: 200, message: 'Saved' },
      reply: 'blog',
      variables: (input) => ({
        ...written(input),
        id: input.params['id'],
        expectedVersion: input.expectedVersion ?? null,
      }),
    },
    {
      method: 'delete',
      path: '/api/blogs/{id}',
      summary: 'Archive a post. With If-Match, only the version it names',
      tag: 'Blogs',
      operation: 'ArchiveBlog',
      field: 'archiveBlog',
      requires: 'MODERATOR',
      target: reachable,
      versioned: true,
      success: { status: 200, message: 'Archived' },
      reply: 'blog',
      variables: ({ params, expectedVersion }) => ({ id: params['id'], expectedVersion: expectedVersion ?? null }),
    },
    {
      method: 'put',
      path: '/api/blogs/{id}/approve',
      summary: 'Approve a post, or send it back with a reason',
      tag: 'Blogs',
      operation: 'DecideBlog',
      field: 'decideBlog',
      requires: 'MODERATOR',
      target: reachable,
      // whoever read a version approves that one, and no words that were saved since
      versioned: true,
      body: object({ approved: { type: 'boolean' }, reason: text(BLOG_LIMITS.reason) }, []),
      bodyOptional: true,
      success: { status: 200, message: 'Decided' },
      // another decision came first
      statuses: { CONFLICT: 409 },
      reply: 'blog',
      variables: ({ params, body, expectedVersion }) => ({
        id: params['id'],
        approved: body.approved ?? true,
        reason: body.reason ?? null,
        expectedVersion: expectedVersion ?? null,
      }),
    },
    {
      method: 'post',
      path: '/api/blogs/{id}/like',
      summary: 'Like a post, or take it back',
      tag: 'Blogs',
      operation: 'LikeBlog',
      field: 'likeBlog',
      requires: 'ACCOUNT_HOLDER',
      target: shown,
      throttled: true,
      body: object({ liked: { type: 'boolean' } }, []),
      bodyOptional: true,
      success: { status: 200, message: 'Noted' },
      reply: ['liked', 'likes'],
      variables: ({ params, body }) => ({ id: params['id'], liked: body.liked ?? true }),
    },
    {
      method: 'post',
      path: '/api/blogs/{id}/comments',
      summary: 'Comment on a post',
      tag: 'Blogs',
      operation: 'AddBlogComment',
      field: 'addBlogComment',
      requires: 'ACCOUNT_HOLDER',
      target: shown,
      throttled: true,
      body: object({ content: text(BLOG_LIMITS.comment) }, ['content']),
      success: { status: 201, message: 'Comment added' },
      reply: 'comment',
      variables: ({ params, body }) => ({ id: params['id'], content: body.content }),
    },
    {
      method: 'post',
      path: '/api/blogs/{id}/views',
      summary: 'Count a view, once for a visitor in half an hour',
      tag: 'Blogs',
      operation: 'ViewBlog',
      field: 'viewBlog',
      throttled: true,
      success: { status: 200, message: 'Counted' },
      reply: 'counts',
      variables: ({ params }) => ({ id: params['id'] }),
    },
  ],
});
