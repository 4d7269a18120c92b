import type { ReactNode } from 'react';
import { consolePaths } from '../../lib/console-paths';
import { TabLinks } from '../aria/tab-links';

/** The pages of one application. */
export const FileTabs = ({ id, current }: { id: string; current: 'file' | 'fit' }): ReactNode => (
  <div className="file-tabs">
    <TabLinks
      label="Pages of this application"
      tabs={[
        { id: 'file', label: 'Application', to: consolePaths.application(id) },
        { id: 'fit', label: 'Lender fit', to: consolePaths.lenderFit(id) },
      ]}
      current={current}
    />
  </div>
);
