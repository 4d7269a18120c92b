import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { Accordion } from '../../ui/accordion';
import type { HomeContent } from './home-content';

interface Props {
  items: HomeContent['questions'];
  phone: string | undefined;
}

export function Questions({ items, phone }: Props): ReactNode {
  return (
    <section className="sec sec-joined">
      <div className="wrap faq">
        <div>
          <h2>Good questions</h2>
          <p className="lede mt-5">
            Anything else?{' '}
            {phone !== undefined && (
              <>
                Call <a href={telephone(phone)}>{formatPhone(phone)}</a> or{' '}
              </>
            )}
            <Link to={paths.contact}>write to us</Link>.
          </p>
        </div>
        <Accordion name="faq" items={items} />
      </div>
    </section>
  );
}
