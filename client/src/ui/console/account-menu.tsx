import { initialsOf } from '@brokerage/domain/text/initials';
import { Check, ChevronsUpDown, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { setMessagesStay, useMessagesStay } from '../aria/toast';
import { setTheme, THEMES, useTheme, type Theme } from './use-theme';

export interface Person {
  name: string;
  roleName: string;
  /** 1 account holder, 2 moderator, 3 administrator */
  level: number;
  logout: () => void;
}

const LOOKS: Record<Theme, { label: string; icon: typeof Sun }> = {
  system: { label: 'Device theme', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

/** The person's own menu: account, theme, messages, logout. */
export function AccountMenu({ person }: { person: Person }): ReactNode {
  const navigate = useNavigate();
  const theme = useTheme();
  const messagesStay = useMessagesStay();
  return (
    <MenuTrigger>
      <Button className="rail-me">
        <span className="avatar" aria-hidden="true">
          {initialsOf(person.name)}
        </span>
        <span className="rail-who">
          <b>{person.name}</b> {person.roleName}
          <span className="sr-text">: account and theme</span>
        </span>
        <ChevronsUpDown size={16} aria-hidden="true" />
      </Button>
      <Popover className="a-pop" placement="top start">
        <Menu className="a-menu" aria-label="Account">
          <MenuItem className="a-item" onAction={() => void navigate(paths.account)}>
            <UserRound size={16} aria-hidden="true" /> My Account
          </MenuItem>
          <Separator className="a-rule" />
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[theme]}
            onSelectionChange={(keys) => {
              const next = THEMES.find((name) => keys !== 'all' && keys.has(name));
              if (next) setTheme(next);
            }}
          >
            <Header className="a-section-title">Theme</Header>
            {THEMES.map((name) => {
              const { label, icon: Icon } = LOOKS[name];
              return (
                <MenuItem key={name} id={name} textValue={label} className="a-item a-item-choice">
                  <Icon size={16} aria-hidden="true" /> {label}
                </MenuItem>
              );
            })}
          </MenuSection>
          <Separator className="a-rule" />
          <MenuSection
            selectionMode="multiple"
            selectedKeys={messagesStay ? ['stay'] : []}
            onSelectionChange={(keys) => setMessagesStay(keys === 'all' || keys.has('stay'))}
          >
            <Header className="a-section-title">Messages</Header>
            <MenuItem id="stay" className="a-item a-item-choice">
              <Check className="a-tick" size={16} aria-hidden="true" /> Stay until closed
            </MenuItem>
          </MenuSection>
          <Separator className="a-rule" />
          <MenuItem className="a-item" onAction={person.logout}>
            <LogOut size={16} aria-hidden="true" /> Logout
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
