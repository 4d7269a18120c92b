import type { Limit } from '../../platform/interfaces.js';

/** Comments of one person */
export const COMMENTS: Limit = { name: 'blog-comment', points: 5, duration: 60 };
/** Likes of one person, given and taken back */
export const LIKES: Limit = { name: 'blog-like', points: 60, duration: 60 };
/** Comments that one person reports */
export const REPORTS: Limit = { name: 'blog-report', points: 10, duration: 600 };
/** Preview links that one network opens */
export const PREVIEWS: Limit = { name: 'blog-preview', points: 60, duration: 60, local: true };
/** Pictures of one person: each is drawn anew */
export const PICTURES: Limit = { name: 'blog-picture', points: 60, duration: 60 };
/** Views that one network reports */
export const VIEWS: Limit = { name: 'blog-view', points: 240, duration: 60, local: true };
/** Searches of one network: each reads an index of words */
export const BLOG_SEARCH: Limit = { name: 'blog-search', points: 120, duration: 60, local: true };
