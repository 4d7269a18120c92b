/** The subjects of posts. The values stand in addresses; never change one. */
export const BLOG_CATEGORIES = [
  { value: 'rates', label: 'Rates' },
  { value: 'renewal', label: 'Renewal' },
  { value: 'first-home', label: 'First home' },
  { value: 'rules', label: 'Rules' },
  { value: 'paying-it-off', label: 'Paying it off' },
  { value: 'self-employed', label: 'Self-employed' },
  { value: 'family', label: 'Family' },
] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number]['value'];

export const isBlogCategory = (value: unknown): value is BlogCategory =>
  BLOG_CATEGORIES.some((category) => category.value === value);

export const categoryLabel = (value: string): string =>
  BLOG_CATEGORIES.find((category) => category.value === value)?.label ?? value;
