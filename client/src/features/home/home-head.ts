import type { Head } from '../../lib/head';

export const HOME_HEAD: Head = {
  title: '50+ lenders, one clear answer',
  description:
    'Compare mortgage rates from 50+ Canadian lenders, get a same-day pre-approval, and talk to a licensed broker who replies within 24 hours.',
};
