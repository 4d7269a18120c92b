export const BLOG = '(select author_id from blog)';

export const BLOG_COMMENT = '(select author_id from blog_comment)';
