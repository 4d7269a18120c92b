import { defineModule } from '../../manifest/module.js';
import { hourlyCleanup } from '../../platform/jobs/schedule.js';
import { BlogDecisionService } from './blog-decision.service.js';
import { BlogEditResolver } from './blog-edit.resolver.js';
import { BlogEditService } from './blog-edit.service.js';
import { BlogPicture } from './blog-picture.entity.js';
import { BlogPictureResolver } from './blog-picture.resolver.js';
import { BlogPictureService, FORGET_PICTURES } from './blog-picture.service.js';
import { BlogPreviewResolver } from './blog-preview.resolver.js';
import { BlogPreviewService } from './blog-preview.service.js';
import { BlogReactionService } from './blog-reaction.service.js';
import { BlogReadService } from './blog-read.service.js';
import { BlogRevision } from './blog-revision.entity.js';
import { BlogComment, BlogSlug, BlogView } from './blog-rows.entities.js';
import { BlogVersionsService, PRUNE_VERSIONS } from './blog-versions.service.js';
import { BLOG_SEARCH, COMMENTS, LIKES, PICTURES, PREVIEWS, REPORTS, VIEWS } from './blog.limits.js';
import { BLOG_CALLS } from './blog.routes.js';
import { BlogLike } from './blog-like.entity.js';
import { BlogTotal } from './blog-total.entity.js';
import { Blog } from './blog.entity.js';
import { BlogResolver } from './blog.resolver.js';
import { LikedBlogsResolver } from './liked-blogs.resolver.js';
import { LikedBlogsService } from './liked-blogs.service.js';
import { BLOG_OVERTAKEN } from './emails/blog-overtaken.email.js';
import { BLOG_REJECTED } from './emails/blog-rejected.email.js';
import { CommentReport } from './comment-report.entity.js';
import { ModerationResolver } from './moderation.resolver.js';
import { ModerationService } from './moderation.service.js';
import { PublicationClock } from './publication-clock.js';
import { SANITISE_AGAIN } from './sanitise-again.js';

const FORGET_VIEWS = `delete from blog_view where at < now() - interval '1 day'`;

export const BLOGS = defineModule({
  name: 'blogs',
  entities: [Blog, BlogRevision, BlogSlug, BlogLike, BlogView, BlogComment, BlogPicture, BlogTotal, CommentReport],
  resolvers: [
    BlogResolver,
    BlogEditResolver,
    LikedBlogsResolver,
    BlogPictureResolver,
    ModerationResolver,
    BlogPreviewResolver,
  ],
  services: (platform) => {
    new PublicationClock(platform).set();
    const blogEdits = new BlogEditService(platform);
    return {
      blogs: new BlogReadService(platform),
      blogReactions: new BlogReactionService(platform),
      blogEdits,
      blogDecisions: new BlogDecisionService(platform),
      blogPreviews: new BlogPreviewService(platform, blogEdits),
      blogPictures: new BlogPictureService(platform),
      blogVersions: new BlogVersionsService(platform),
      moderation: new ModerationService(platform),
      likedBlogs: new LikedBlogsService(platform),
    };
  },
  limits: [COMMENTS, LIKES, PICTURES, PREVIEWS, REPORTS, VIEWS, BLOG_SEARCH],
  emails: [BLOG_OVERTAKEN, BLOG_REJECTED],
  publicFields: {
    queries: { blogs: ['blogs'], blog: ['blogs'], blogPreview: null, blogFacets: ['blogs'] },
    mutations: ['viewBlog'],
  },
  schedules: [
    SANITISE_AGAIN,
    FORGET_PICTURES,
    hourlyCleanup('views of posts', FORGET_VIEWS),
    hourlyCleanup('versions of posts', PRUNE_VERSIONS),
  ],
  rest: BLOG_CALLS,
});
