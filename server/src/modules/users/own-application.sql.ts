/**
 * Whether application `a` is a person's own. An application has one owner, and the column says who; an address that is
 * written on it gives nobody a right. `person` names the parameter with their id.
 */
export const isOwn = (person: string): string => `a.user_id = ${person}`;
