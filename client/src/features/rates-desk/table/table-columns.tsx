import { columnVisibilityFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { DeskRateSort } from '../../../schema.generated';
import type { DeskRow } from '../facts';
import {
  AprCell,
  ChangeCell,
  CompoundingCell,
  EndsOnCell,
  InsuranceCell,
  LenderCell,
  MenuCell,
  PaymentCell,
  ProductCell,
  ProvinceCell,
  PurposeCell,
  SelectCell,
  TheRateCell,
  UpdatedCell,
  VisibilityCell,
} from './cells';

export const features = tableFeatures({ columnVisibilityFeature });
const helper = createColumnHelper<typeof features, DeskRow>();

/** Which columns stand at the right, as figures do, and by which one may sort. */
export const RIGHT: ReadonlySet<string> = new Set(['rate', 'change', 'payment', 'apr']);
export const SORTED_BY: Readonly<Record<string, DeskRateSort>> = {
  lender: 'LENDER',
  product: 'TERM',
  rate: 'RATE',
  updated: 'UPDATED',
};

export const COLUMNS = helper.columns([
  helper.display({ id: 'select', header: 'Select', cell: SelectCell }),
  helper.display({ id: 'lender', header: 'Lender', cell: LenderCell }),
  helper.display({ id: 'product', header: 'Product', cell: ProductCell }),
  helper.display({ id: 'rate', header: 'Rate', cell: TheRateCell }),
  helper.display({ id: 'apr', header: 'APR', cell: AprCell }),
  helper.display({ id: 'change', header: '7 days', cell: ChangeCell }),
  helper.display({ id: 'payment', header: 'On $500K', cell: PaymentCell }),
  helper.display({ id: 'visibility', header: 'Visible to', cell: VisibilityCell }),
  helper.display({ id: 'compounding', header: 'Compounding', cell: CompoundingCell }),
  helper.display({ id: 'purpose', header: 'Purpose', cell: PurposeCell }),
  helper.display({ id: 'insurance', header: 'Insurance', cell: InsuranceCell }),
  helper.display({ id: 'province', header: 'Province', cell: ProvinceCell }),
  helper.display({ id: 'endsOn', header: 'Last day', cell: EndsOnCell }),
  helper.display({ id: 'updated', header: 'Updated', cell: UpdatedCell }),
  helper.display({ id: 'actions', header: 'Actions', cell: MenuCell }),
]);
