import type { ReactNode } from 'react';
import { ExplainedStyles } from '../../ui/explain/explained';
import { PageStyles } from '../../ui/page-styles';
import { href as file } from './application-file.module.css?sheet';
import { href as documents } from './documents.module.css?sheet';
import { href as matching } from './matching-rates.module.css?sheet';
import { href as programs } from './programs.module.css?sheet';
import { href as ratios } from './ratios.module.css?sheet';

/** The sheets of an application. They come with the page: one that came with the data would hide the page, and take the focus from its heading. */
export function FileStyles(): ReactNode {
  return (
    <>
      <PageStyles href={file} />
      <PageStyles href={documents} />
      <PageStyles href={ratios} />
      <PageStyles href={matching} />
      <PageStyles href={programs} />
      <ExplainedStyles />
    </>
  );
}
