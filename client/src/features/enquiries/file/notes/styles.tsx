import type { ReactNode } from 'react';
import { PageStyles } from '../../../../ui/page-styles';
import { href } from './mention-box.module.css?sheet';

/** The sheet of the notes, for pages that show them without the rest of the file. */
export const NoteStyles = (): ReactNode => <PageStyles href={href} />;
