import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two or three readings of the same thing, always one of them: "Visitor | Signed in". */
export function SegmentedControl<Value extends string>({ label, options, value, onChange }: Props<Value>): ReactNode {
  return (
    <ToggleButtonGroup
      className="a-seg"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const next = options.find((option) => keys.has(option.value));
        if (next) onChange(next.value);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
