import type { ReactNode } from 'react';
import type { HomeContent } from './home-content';
import { Questions } from './questions';
import { Solutions } from './solutions';
import { Stories } from './stories';
import { Tools } from './tools';

export interface FurtherDownProps {
  home: HomeContent | undefined;
  phone: string | undefined;
}

/** What the home page has below its rates. */
export const FurtherDown = ({ home, phone }: FurtherDownProps): ReactNode => (
  <>
    <Solutions />
    {home && <Stories home={home} />}
    <Tools />
    {home && <Questions items={home.questions} phone={phone} />}
  </>
);
