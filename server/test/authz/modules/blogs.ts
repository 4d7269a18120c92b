import type { Rows } from '../rows.js';

const POST = { title: 'Renewing early', content: '<p>Ask first.</p>', category: 'renewal' };

export const BLOGS: Rows = {
  rest: {
    'GET /api/blogs': { who: 'PUBLIC', field: 'blogs', answers: [200] },
    'GET /api/blogs/{id}': { who: 'PUBLIC', field: 'blog', answers: [404] },
    'POST /api/blogs': { who: 'MODERATOR', field: 'createBlog', answers: [201], body: POST },
    'POST /api/blogs/pictures': { who: 'MODERATOR', field: 'uploadBlogPicture', answers: [415] },
    'PUT /api/blogs/{id}': { who: 'MODERATOR', field: 'updateBlog', answers: [404], body: POST },
    'DELETE /api/blogs/{id}': { who: 'MODERATOR', field: 'archiveBlog', answers: [404] },
    'PUT /api/blogs/{id}/approve': { who: 'MODERATOR', field: 'decideBlog', answers: [404] },
    'POST /api/blogs/{id}/like': { who: 'ACCOUNT_HOLDER', field: 'likeBlog', answers: [404] },
    'POST /api/blogs/{id}/comments': {
      who: 'ACCOUNT_HOLDER',
      field: 'addBlogComment',
      answers: [404],
      body: { content: 'Thank you' },
    },
    'POST /api/blogs/{id}/views': { who: 'PUBLIC', field: 'viewBlog', answers: [404] },
    'GET /api/users/liked-blogs': { who: 'ACCOUNT_HOLDER', field: 'myLikedBlogs', answers: [200] },
  },
  queries: {
    blog: 'PUBLIC',
    blogFacets: 'PUBLIC',
    blogPreview: 'PUBLIC',
    blogs: 'PUBLIC',
    blogComments: 'MODERATOR',
    blogVersions: 'MODERATOR',
    moderationFigures: 'MODERATOR',
    waitingBlogs: 'MODERATOR',
    myLikedBlogs: 'ACCOUNT_HOLDER',
  },
  mutations: {
    uploadBlogPicture: 'MODERATOR',
    addBlogComment: 'ACCOUNT_HOLDER',
    archiveBlog: 'MODERATOR',
    autosaveBlog: 'MODERATOR',
    createBlog: 'MODERATOR',
    createBlogPreviewLink: 'MODERATOR',
    decideBlog: 'MODERATOR',
    hideBlogComment: 'MODERATOR',
    keepBlogComment: 'MODERATOR',
    likeBlog: 'ACCOUNT_HOLDER',
    removeBlogComment: 'ACCOUNT_HOLDER',
    reportBlogComment: 'ACCOUNT_HOLDER',
    updateBlog: 'MODERATOR',
    viewBlog: 'PUBLIC',
  },
};
