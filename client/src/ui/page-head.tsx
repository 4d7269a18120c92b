import type { ReactNode } from 'react';
import { Picture } from '../illustrations/picture';
import type { SceneName } from '../illustrations/scene-names';
import { paths } from '../lib/paths';
import { Breadcrumb, type Trail } from './breadcrumb';

interface Props {
  title: string;
  lead?: ReactNode;
  /** How the page is called in the trail; the title where it is short enough. */
  crumb?: string;
  /** The pages between home and this one. */
  above?: Trail['trail'];
  picture?: SceneName;
  /** Low, where the page is a form and not an introduction. */
  compact?: boolean;
  children?: ReactNode;
}

/** The top of a page: where one is, what it is about, and a house of the street. */
export function PageHead({ title, lead, crumb = title, above = [], picture, compact, children }: Props): ReactNode {
  return (
    <section className={compact ? 'page-head page-head-low' : 'page-head'}>
      <div className="wrap page-head-in">
        <div className="page-head-text">
          <Breadcrumb trail={[{ label: 'Home', to: paths.home }, ...above]} here={crumb} />
          <h1>{title}</h1>
          {lead !== undefined && <p className="lede">{lead}</p>}
          {children}
        </div>
        {picture && <Picture className="page-head-art" name={picture} first />}
      </div>
    </section>
  );
}
