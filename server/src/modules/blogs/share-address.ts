import { categoryLabel } from '@brokerage/domain/blog/categories';
import { shareFile, shareFileAddress, type ShareWords } from '../../platform/share-file.js';

export interface SharedPost {
  id: string;
  title: string;
  category: string;
}

/** What the picture of a post's shared link says. */
export const shareWords = ({ title, category }: SharedPost): ShareWords => ({ title, label: categoryLabel(category) });

export const shareAddress = (post: SharedPost): string => shareFileAddress(shareFile(post.id, shareWords(post)));
