import { paths } from '../../lib/paths';

/** What the page shows, by its address: `?view=posts`. */
export const VIEWS = ['clients', 'posts', 'comments'] as const;
export type View = (typeof VIEWS)[number];

export const viewOf = (text: string): View => VIEWS.find((view) => view === text) ?? 'clients';
export const addressOf = (view: View, shown?: string): string =>
  view === 'clients' ? paths.moderator : `${paths.moderator}?view=${view}${shown ? `&shown=${shown}` : ''}`;
