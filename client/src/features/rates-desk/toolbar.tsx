import { Search } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { PROVINCES } from 'domain/vocabulary/applications';
import { ColumnsMenu } from '../../ui/aria/columns-menu';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { TERMS, type Address } from './address';
import { OPTIONAL_COLUMNS } from './columns';
import { VISIBILITIES } from './facts';

const SETTLED_MS = 250;

const TERM_OPTIONS = TERMS.map((term) => ({
  value: String(term),
  label: term < 1 ? `${term * 12} months` : `${term} ${term === 1 ? 'year' : 'years'}`,
}));
const TYPE_OPTIONS = [
  { value: 'FIXED', label: 'Fixed' },
  { value: 'VARIABLE', label: 'Variable' },
] as const;
const PROVINCE_OPTIONS = PROVINCES.map(({ code, name }) => ({ value: code, label: name }));

interface Props {
  at: Address;
  show: (change: Partial<Address>) => void;
}

/** Typed text reaches the address a moment after the last key; a filter cleared elsewhere empties the box. */
function LenderBox({ at: { q }, show }: Props): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (box.current && box.current.value.trim() !== q) box.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <label className="lender-box">
      <Search size={16} aria-hidden="true" />
      <span className="vh">Filter by lender</span>
      <input
        ref={box}
        type="search"
        placeholder="Filter by lender"
        defaultValue={q}
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => show({ q: target.value.trim() }), SETTLED_MS);
        }}
      />
    </label>
  );
}

export function Toolbar({ at, show }: Props): ReactNode {
  return (
    <div className="desk-bar" role="search" aria-label="Rates">
      <LenderBox at={at} show={show} />
      <MenuFilter
        label="Term"
        all="Every term"
        options={TERM_OPTIONS}
        value={at.term === undefined ? undefined : String(at.term)}
        onChange={(value) => show({ term: TERMS.find((term) => String(term) === value) })}
      />
      <MenuFilter
        label="Type"
        all="Fixed and variable"
        options={TYPE_OPTIONS}
        value={at.type}
        onChange={(value) => show({ type: TYPE_OPTIONS.find((option) => option.value === value)?.value })}
      />
      <MenuFilter
        label="Visible to"
        all="Everybody’s and hidden"
        options={VISIBILITIES}
        value={at.visible}
        onChange={(value) => show({ visible: VISIBILITIES.find((option) => option.value === value)?.value })}
      />
      <MenuFilter
        label="Province"
        all="Every province"
        options={PROVINCE_OPTIONS}
        value={at.province}
        onChange={(province) => show({ province })}
      />
      <div className="desk-columns">
        <ColumnsMenu
          columns={OPTIONAL_COLUMNS}
          shown={at.columns}
          onChange={(shown) =>
            show({ columns: OPTIONAL_COLUMNS.map(({ id }) => id).filter((id) => shown.includes(id)), page: at.page })
          }
        />
      </div>
    </div>
  );
}
