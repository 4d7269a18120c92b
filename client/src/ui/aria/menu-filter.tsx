import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

export interface FilterOption {
  value: string;
  label: string;
}

interface Props {
  /** The button's name while nothing is chosen: "Term". */
  label: string;
  /** The choice that takes the filter away: "Every term". */
  all: string;
  /** What the button shows while nothing is chosen, in place of its name. */
  face?: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const ALL = 'all';

/** A filter over a table: a button that shows what is chosen and turns green, with its choices behind it. */
export function MenuFilter({ label, all, face = label, options, value, onChange }: Props): ReactNode {
  const chosen = options.find((option) => option.value === value);
  const items = [{ value: ALL, label: all }, ...options];
  return (
    <MenuTrigger>
      <Button className={`a-chip${chosen ? ' a-chip-on' : ''}`} aria-label={`${label}: ${chosen?.label ?? all}`}>
        {chosen?.label ?? face}
        <ChevronDown size={15} aria-hidden="true" />
      </Button>
      <Popover className="a-pop" placement="bottom start">
        <Menu
          className="a-menu"
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[chosen?.value ?? ALL]}
          onAction={(key) => onChange(key === ALL ? undefined : String(key))}
        >
          {items.map((option) => (
            <MenuItem key={option.value} id={option.value} textValue={option.label} className="a-item a-item-tick">
              <Check size={16} aria-hidden="true" className="a-tick" />
              {option.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
