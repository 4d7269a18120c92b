import type { ReactNode } from 'react';
import { SwitchButton, SwitchField as AriaSwitchField } from 'react-aria-components';
import type { MayBeOff } from '../button';

interface Props extends MayBeOff {
  children: ReactNode;
  isSelected: boolean;
  onChange: (on: boolean) => void;
  /** It can do nothing here. While its own change is on its way it is `off`, which leaves it the focus. */
  isDisabled?: boolean;
}

/** On or off, at once; what must be saved first is a checkbox. */
export function SwitchField({ children, off, ...rest }: Props): ReactNode {
  return (
    <AriaSwitchField className="a-switch-field" isReadOnly={off} {...rest}>
      <SwitchButton className="a-switch">
        <span className="a-track" aria-hidden="true" />
        {children}
      </SwitchButton>
    </AriaSwitchField>
  );
}
