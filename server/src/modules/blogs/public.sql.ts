export const BLOG = '(select id, slug, title, author_id from blog)';

export const BLOG_COMMENT = '(select blog_id, author_id, content, created_at from blog_comment)';

export const BLOG_LIKE = '(select blog_id, user_id, created_at from blog_like)';
