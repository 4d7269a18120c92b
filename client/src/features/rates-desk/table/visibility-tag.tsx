import { Eye, EyeOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RateVisibility } from '../../../schema.generated';
import { visibilityLabel } from '../facts';

const LOOK = {
  EVERYONE: { icon: Eye, className: 'tag-good' },
  SIGNED_IN: { icon: Lock, className: 'tag-info' },
  HIDDEN: { icon: EyeOff, className: 'tag-calm' },
} as const;

export function VisibilityTag({ value }: { value: RateVisibility }): ReactNode {
  const { icon: Icon, className } = LOOK[value];
  return (
    <span className={`tag ${className}`}>
      <Icon size={14} aria-hidden="true" />
      {visibilityLabel(value)}
    </span>
  );
}
