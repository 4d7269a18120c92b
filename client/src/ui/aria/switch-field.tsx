import type { ReactNode } from 'react';
import { SwitchButton, SwitchField as AriaSwitchField } from 'react-aria-components';

interface Props {
  children: ReactNode;
  isSelected: boolean;
  onChange: (on: boolean) => void;
  isDisabled?: boolean;
}

/** On or off, at once; what must be saved first is a checkbox. */
export function SwitchField({ children, ...rest }: Props): ReactNode {
  return (
    <AriaSwitchField className="a-switch-field" {...rest}>
      <SwitchButton className="a-switch">
        <span className="a-track" aria-hidden="true" />
        {children}
      </SwitchButton>
    </AriaSwitchField>
  );
}
