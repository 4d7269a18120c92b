import type { ComponentType } from 'react';
import { latePart } from '../../ui/late/late-part';
import type { FiguresProps } from './figures';

/** The engine behind the figures is larger than the form: it comes after it. */
export const Figures: ComponentType<FiguresProps> = latePart(async () => (await import('./figures')).Figures);
