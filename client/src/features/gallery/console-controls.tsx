import { Archive, Bell, Copy, Eye, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/console/button';
import { ActionMenu } from '../../ui/aria/action-menu';
import { BulkAction, BulkBar } from '../../ui/aria/bulk-bar';
import { ColumnsMenu } from '../../ui/aria/columns-menu';
import { ComboField } from '../../ui/aria/combo-field';
import { IconButton } from '../../ui/aria/icon-button';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { PopoverButton } from '../../ui/aria/popover-button';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { SelectField } from '../../ui/aria/select-field';
import { SwitchField } from '../../ui/aria/switch-field';
import { TabLinks } from '../../ui/aria/tab-links';
import { toast } from '../../ui/aria/toast';
import { Chapter, Specimen } from './specimen';

const say = (text: string) => (): void => void toast({ text });

const TERMS = [
  { value: '3', label: '3 years' },
  { value: '5', label: '5 years' },
  { value: '10', label: '10 years' },
];
const LENDERS = ['Aspen Credit Union', 'Bluewater Bank', 'Cedar Trust', 'Northgate', 'Prairie Savings'].map(
  (label) => ({
    value: label,
    label,
  }),
);
const COLUMNS = [
  { id: 'type', label: 'Type' },
  { id: 'province', label: 'Province' },
  { id: 'updated', label: 'Updated' },
];

export function ConsoleButtons(): ReactNode {
  return (
    <Chapter id="buttons" title="Buttons">
      <Specimen name="Button" state="main, second, golden, quiet, danger" size="wide">
        <div className="sp-row">
          <Button look="main">Publish 3 changes</Button>
          <Button>Preview</Button>
          <Button look="gold">Review</Button>
          <Button look="quiet">Cancel</Button>
          <Button look="danger">Archive lender</Button>
        </div>
      </Specimen>
      <Specimen name="Button" state="disabled, small">
        <div className="sp-row">
          <Button look="main" disabled>
            Publish
          </Button>
          <Button disabled>Preview</Button>
          <Button small>Table</Button>
        </div>
      </Specimen>
      <Specimen name="IconButton" state="its name is its tip; disabled">
        <div className="sp-row">
          <IconButton label="Edit" keys="E" onPress={say('Edit was pressed')}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label="Copy" isDisabled onPress={say('never')}>
            <Copy size={18} aria-hidden="true" />
          </IconButton>
        </div>
      </Specimen>
    </Chapter>
  );
}

function Filters(): ReactNode {
  const [term, setTerm] = useState<string | undefined>('5');
  const [type, setType] = useState<string>();
  return (
    <div className="sp-row">
      <MenuFilter label="Term" all="Every term" options={TERMS} value={term} onChange={setTerm} />
      <MenuFilter
        label="Type"
        all="Every type"
        options={[
          { value: 'fixed', label: 'Fixed' },
          { value: 'variable', label: 'Variable' },
        ]}
        value={type}
        onChange={setType}
      />
    </div>
  );
}

function Columns(): ReactNode {
  const [shown, setShown] = useState(['type', 'updated']);
  return <ColumnsMenu columns={COLUMNS} shown={shown} onChange={setShown} />;
}

export function ConsoleMenus(): ReactNode {
  return (
    <Chapter id="menus" title="Menus">
      <Specimen name="ActionMenu" state="with a danger and a disabled action" size="third">
        <ActionMenu
          label="Actions for Northgate 5-year fixed"
          actions={[
            { id: 'edit', label: 'Edit', icon: Pencil, run: say('Edit') },
            { id: 'show', label: 'Show', icon: Eye, disabled: true, run: say('Show') },
            { id: 'archive', label: 'Archive', icon: Archive, danger: true, run: say('Archive') },
          ]}
        />
      </Specimen>
      <Specimen name="MenuFilter" state="chosen, and not" size="third">
        <Filters />
      </Specimen>
      <Specimen name="ColumnsMenu" state="stays open" size="third">
        <Columns />
      </Specimen>
      <Specimen name="PopoverButton" size="third">
        <PopoverButton label="What is new" title="What is new" face={<Bell size={20} aria-hidden="true" />}>
          {(close) => (
            <div className="panel-pad office-stack">
              <p>Two applications came in this morning.</p>
              <Button onClick={close}>Understood</Button>
            </div>
          )}
        </PopoverButton>
      </Specimen>
    </Chapter>
  );
}

function Choices(): ReactNode {
  const [term, setTerm] = useState<string>();
  const [lender, setLender] = useState<string | undefined>('Northgate');
  const [visible, setVisible] = useState(true);
  const [tell, setTell] = useState(false);
  const [audience, setAudience] = useState<'visitor' | 'person'>('visitor');
  return (
    <>
      <Specimen name="SelectField" state="nothing chosen, with a hint">
        <SelectField label="Term" hint="How long the rate holds" options={TERMS} value={term} onChange={setTerm} />
      </Specimen>
      <Specimen name="SelectField" state="disabled">
        <SelectField label="Term" options={TERMS} value="5" onChange={setTerm} isDisabled />
      </Specimen>
      <Specimen name="ComboField" state="chosen; typing narrows the list">
        <ComboField label="Lender" options={LENDERS} value={lender} onChange={setLender} placeholder="Any lender" />
      </Specimen>
      <Specimen name="ComboField" state="empty, disabled">
        <ComboField
          label="Lender"
          options={LENDERS}
          value={undefined}
          onChange={setLender}
          placeholder="Any lender"
          isDisabled
        />
      </Specimen>
      <Specimen name="SwitchField" state="on, off, disabled">
        <div className="sp-row">
          <SwitchField isSelected={visible} onChange={setVisible}>
            Visible
          </SwitchField>
          <SwitchField isSelected={tell} onChange={setTell}>
            Tell me
          </SwitchField>
          <SwitchField isSelected isDisabled onChange={setTell}>
            Fixed
          </SwitchField>
        </div>
      </Specimen>
      <Specimen name="SegmentedControl">
        <SegmentedControl
          label="Seen by"
          options={[
            { value: 'visitor', label: 'Visitor' },
            { value: 'person', label: 'Signed in' },
          ]}
          value={audience}
          onChange={setAudience}
        />
      </Specimen>
    </>
  );
}

export function ConsoleChoices({ at }: { at: string }): ReactNode {
  return (
    <Chapter id="choices" title="Choosing">
      <Choices />
      <Specimen name="TabLinks" state="views with an address each" size="wide" bare>
        <TabLinks
          label="Sample views"
          current="all"
          tabs={[
            { id: 'all', label: 'All', to: at, count: 48 },
            { id: 'changed', label: 'Changed', to: `${at}?tab=changed`, count: 3 },
            { id: 'hidden', label: 'Hidden', to: `${at}?tab=hidden`, count: 0 },
          ]}
        />
      </Specimen>
    </Chapter>
  );
}

export function BulkSpecimen(): ReactNode {
  const [count, setCount] = useState(3);
  return (
    <Specimen name="BulkBar" state={count > 0 ? 'three rows ticked' : 'absent while nothing is ticked'} size="wide">
      <BulkBar count={count} onClear={() => setCount(0)}>
        <BulkAction onPress={say('3 rates shown')}>Show</BulkAction>
        <BulkAction onPress={say('3 rates hidden')}>Hide</BulkAction>
      </BulkBar>
      {count === 0 && <Button onClick={() => setCount(3)}>Tick three rows</Button>}
    </Specimen>
  );
}
