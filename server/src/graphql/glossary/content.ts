/** Posts, jobs and what the site says of the brokerage. */
export const CONTENT = {
  category: 'The subject it is filed under, such as rates',
  city: 'Where the person or the job is',
  excerpt: 'A sentence or two for lists and search engines, in plain text',
  footnote: 'What it rests on, in a sentence readers see',
  evidenceOn: 'The day on which its source was last checked',
  licenceRequired: 'Only people with a mortgage licence can apply',
  likes: 'How many people found it useful',
  linkedin: 'Address of a LinkedIn profile',
  postedAt: 'When people could first apply; null: not yet',
  publishedAt: 'From then on visitors see it; null: they do not',
  readingMinutes: 'How long reading it takes',
  tags: 'Words that posts about the same thing share',
  title: 'The headline, in plain text',
  text: 'Plain text, as it was written',
  views: 'How often visitors opened it',
} as const;
