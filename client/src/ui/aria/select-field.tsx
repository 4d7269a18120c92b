import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
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

interface Props {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string) => void;
  placeholder?: string;
  hint?: string;
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
  problem,
}: Props): ReactNode {
  return (
    <Select
      className="a-field"
      value={value ?? null}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder ?? 'Choose'}
      isDisabled={isDisabled}
      isInvalid={problem !== undefined}
    >
      <Label>{label}</Label>
      <Button className="a-input a-select">
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
