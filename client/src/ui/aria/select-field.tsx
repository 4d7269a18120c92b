import { Check, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components';
import type { MayBeOff } from '../button';

interface Props extends MayBeOff {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string) => void;
  placeholder?: string;
  hint?: string;
  /** Nothing can be chosen here. While what was chosen is on its way it is `off`, which leaves it the focus. */
  isDisabled?: boolean;
  /** Why the choice was refused */
  problem?: string;
}

/** One of a few, in a dialog or form of the app tier; from twelve choices on take ComboField, which can be typed into. */
export function SelectField({
  label,
  options,
  value,
  onChange,
  placeholder,
  hint,
  isDisabled,
  off = false,
  problem,
}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Select
      className="a-field"
      value={value ?? null}
      // the arrow keys and letters choose without opening it
      onChange={(key) => key !== null && !off && onChange(String(key))}
      isOpen={open && !off}
      onOpenChange={(opens) => setOpen(opens && !off)}
      placeholder={placeholder ?? 'Choose'}
      isDisabled={isDisabled}
      isInvalid={problem !== undefined}
    >
      <Label>{label}</Label>
      <Button className="a-input a-select" aria-disabled={off || undefined}>
        {/* the words alone: by itself it would repeat the whole choice, its tick too */}
        <SelectValue>
          {({ isPlaceholder, defaultChildren, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      {hint && <Text slot="description">{hint}</Text>}
      <FieldError className="problem">{problem}</FieldError>
      <Popover className="a-pop a-pop-wide">
        <ListBox className="a-menu">
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} textValue={option.label} className="a-item a-item-tick">
              <Check size={16} aria-hidden="true" className="a-tick" />
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
