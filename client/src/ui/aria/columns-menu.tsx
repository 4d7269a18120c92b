import { Check, Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

interface Props {
  columns: readonly { id: string; label: string }[];
  /** The ids of the columns that are shown. */
  shown: readonly string[];
  onChange: (shown: string[]) => void;
}

/** Which columns a table shows; it stays open while one chooses. Columns that always stand are not in the list. */
export function ColumnsMenu({ columns, shown, onChange }: Props): ReactNode {
  return (
    <MenuTrigger>
      <Button className="a-chip">
        <Columns3 size={16} aria-hidden="true" /> Columns
      </Button>
      <Popover className="a-pop" placement="bottom end">
        <Menu
          className="a-menu"
          aria-label="Columns"
          selectionMode="multiple"
          selectedKeys={shown}
          onSelectionChange={(keys) =>
            onChange(columns.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))
          }
        >
          {columns.map(({ id, label }) => (
            <MenuItem key={id} id={id} textValue={label} className="a-item a-item-tick">
              <Check size={16} aria-hidden="true" className="a-tick" />
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
