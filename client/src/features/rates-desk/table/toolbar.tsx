import type { ReactNode } from 'react';
import { termChoices } from '@brokerage/domain/rates/rate-terms';
import { RATE_TERMS } from '@brokerage/domain/rates/term-list';
import { PROVINCE_CHOICES } from '@brokerage/domain/vocabulary/province-choices';
import { ColumnsMenu } from '../../../ui/aria/columns-menu';
import { MenuFilter } from '../../../ui/aria/menu-filter';
import { SearchBox } from '../../../ui/console/search-box';
import type { Address } from '../address';
import { OPTIONAL_COLUMNS } from '../columns';
import { VISIBILITIES } from '../facts';

const TERM_OPTIONS = termChoices();
const TYPE_OPTIONS = [
  { value: 'FIXED', label: 'Fixed' },
  { value: 'VARIABLE', label: 'Variable' },
] as const;

interface Props {
  at: Address;
  show: (change: Partial<Address>) => void;
}

export function Toolbar({ at, show }: Props): ReactNode {
  return (
    <div className="desk-bar" role="search" aria-label="Rates">
      <SearchBox label="Filter by lender" value={at.q} onChange={(q) => show({ q })} />
      <MenuFilter
        label="Term"
        all="Every term"
        options={TERM_OPTIONS}
        value={at.term === undefined ? undefined : String(at.term)}
        onChange={(value) => show({ term: RATE_TERMS.find((term) => String(term) === value) })}
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
        all="Everyone and hidden"
        options={VISIBILITIES}
        value={at.visible}
        onChange={(value) => show({ visible: VISIBILITIES.find((option) => option.value === value)?.value })}
      />
      <MenuFilter
        label="Province"
        all="Every province"
        options={PROVINCE_CHOICES}
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
