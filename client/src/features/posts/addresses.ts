/** Not in `paths`, which every visitor loads. */
export const NEW_POST_ADDRESS = '/blogs-add';
export const postAddress = (id: string): string => `/blogs-form/${encodeURIComponent(id)}`;
export const POSTS_ADDRESS = '/blogs-edit';
