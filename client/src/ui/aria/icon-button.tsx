import type { ReactNode, Ref } from 'react';
import { Button, OverlayArrow, Tooltip, TooltipTrigger } from 'react-aria-components';
import type { MayBeOff } from '../button';

interface Props extends MayBeOff {
  /** What it does: its name for everybody, and the tip for those who point at it. */
  label: string;
  /** Keys that do the same: "Ctrl K". */
  keys?: string;
  onPress: () => void;
  children: ReactNode;
  /** It can do nothing here. Where its own press makes it so, it is `off`, which leaves it the focus. */
  isDisabled?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a picture only, whose name shows as a tip on hover and focus. */
export function IconButton({ label, keys, children, off, onPress, className = 'a-icon', ...rest }: Props): ReactNode {
  return (
    <TooltipTrigger delay={400} closeDelay={0}>
      <Button
        className={className}
        aria-label={label}
        {...rest}
        aria-disabled={off || undefined}
        onPress={off ? undefined : onPress}
      >
        {children}
      </Button>
      <Tip>
        {label} {keys && <kbd>{keys}</kbd>}
      </Tip>
    </TooltipTrigger>
  );
}

/** A tip for any React Aria trigger: `<TooltipTrigger><Button>…</Button><Tip>…</Tip></TooltipTrigger>`. */
export function Tip({ children }: { children: ReactNode }): ReactNode {
  return (
    <Tooltip className="a-tip" offset={8}>
      <OverlayArrow className="a-tip-arrow" />
      {children}
    </Tooltip>
  );
}
