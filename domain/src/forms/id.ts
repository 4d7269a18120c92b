const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether a text could be an id of ours: a UUID with a version. */
export const isId = (text: string): boolean => ID.test(text);
