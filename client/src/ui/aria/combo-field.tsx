import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ComboBox, Group, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';

interface Props {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  /** undefined: the box was emptied. */
  onChange: (value: string | undefined) => void;
  placeholder?: string;
  isDisabled?: boolean;
}

/** One of many, found by typing a part of it: lenders, people. */
export function ComboField({ label, options, value, onChange, placeholder, isDisabled }: Props): ReactNode {
  return (
    <ComboBox
      className="a-field"
      defaultItems={options}
      value={value ?? null}
      onChange={(key) => onChange(key === null ? undefined : String(key))}
      isDisabled={isDisabled}
      menuTrigger="focus"
    >
      <Label>{label}</Label>
      <Group className="a-input a-combo">
        <Input placeholder={placeholder} />
        <Button className="a-combo-open" aria-label="Show the choices">
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      </Group>
      <Popover className="a-pop a-pop-wide">
        <ListBox<{ value: string; label: string }>
          className="a-menu"
          renderEmptyState={() => <p className="a-none">No matches</p>}
        >
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className="a-item a-item-tick">
              <Check size={16} aria-hidden="true" className="a-tick" />
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
