import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { MayBeOff } from '../button';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Red: something is lost. */
  danger?: boolean;
  disabled?: boolean;
  run: () => void;
}

/** While it is `off` what was chosen last is still on its way. */
interface Props extends MayBeOff {
  /** What the menu is about, for those who hear it: "Actions for Northgate 5-year fixed". */
  label: string;
  actions: readonly MenuAction[];
  /** The button's face; three dots where none is given. */
  children?: ReactNode;
  className?: string;
  /** Tab passes it by: another way leads to it */
  excludeFromTabOrder?: boolean;
}

/** What can be done with a row or a thing, behind a "…" button: `<ActionMenu label="Actions for …" actions={[…]} />`. */
export function ActionMenu({
  label,
  actions,
  children,
  className = 'a-icon',
  off = false,
  ...button
}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <MenuTrigger isOpen={open && !off} onOpenChange={(opens) => setOpen(opens && !off)}>
      <Button className={className} aria-label={label} aria-disabled={off || undefined} {...button}>
        {children ?? <Ellipsis size={18} aria-hidden="true" />}
      </Button>
      <Popover className="a-pop" placement="bottom end">
        <Menu
          className="a-menu"
          disabledKeys={actions.filter(({ disabled }) => disabled).map(({ id }) => id)}
          onAction={(key) => actions.find(({ id }) => id === key)?.run()}
        >
          {actions.map(({ id, label: text, icon: Icon, danger }) => (
            <MenuItem key={id} id={id} textValue={text} className={`a-item${danger ? ' a-item-danger' : ''}`}>
              {Icon && <Icon size={16} aria-hidden="true" />}
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
