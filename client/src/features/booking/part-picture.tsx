import type { ReactNode } from 'react';
import type { DayPart } from './times';

/** The sun's height, its colour and the sky's, by the part of the day. */
const SKIES: Record<DayPart['look'], { sky: string; low: string; sun: string; y: number }> = {
  dawn: { sky: 'var(--plum-200)', low: 'var(--barn-200)', sun: 'var(--larch-400)', y: 66 },
  morning: { sky: 'var(--lake-200)', low: 'var(--lake-100)', sun: 'var(--larch-300)', y: 48 },
  afternoon: { sky: 'var(--larch-200)', low: 'var(--larch-100)', sun: 'var(--larch-500)', y: 30 },
  evening: { sky: 'var(--lake-800)', low: 'var(--plum-600)', sun: 'var(--larch-300)', y: 72 },
};

/** A small picture of where the sun stands. Decoration: the words beside it say the same. */
export function PartPicture({ look, className }: { look: DayPart['look']; className?: string }): ReactNode {
  const { sky, low, sun, y } = SKIES[look];
  return (
    <svg className={className} viewBox="0 0 132 104" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="132" height="104" fill={sky} />
      <rect y="56" width="132" height="48" fill={low} />
      <circle cx="66" cy={y} r="24" fill={sun} />
      <path d="M-10 104C20 70 70 70 104 104Z" fill="var(--spruce-500)" />
      <path d="M44 104C76 66 124 66 152 104Z" fill="var(--spruce-700)" />
      <path d="M18 88l8-26 8 26Z" fill="var(--spruce-800)" />
    </svg>
  );
}
