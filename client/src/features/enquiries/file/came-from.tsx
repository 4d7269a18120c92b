import { Fragment, type ReactNode } from 'react';
import type { EnquiryByIdQuery } from '../enquiry.generated';

type Touch = NonNullable<EnquiryByIdQuery['enquiry']>['firstTouch'];

const Facts = ({ touch }: { touch: Touch }): ReactNode => (
  <dl className="facts-list">
    {touch.map(({ label, value }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);

const inOrder = (touch: Touch): string => touch.map(({ label, value }) => `${label} ${value}`).join();

/** Where the visit began, and the latest arrival from outside where that is another. */
export function CameFrom({ first, last }: { first: Touch; last: Touch }): ReactNode {
  if (first.length === 0) return null;
  const same = inOrder(first) === inOrder(last);
  return (
    <section className="panel panel-pad" aria-labelledby="came-from">
      <h2 id="came-from">Where they came from</h2>
      {!same && <h3>First visit</h3>}
      <Facts touch={first} />
      {!same && (
        <>
          <h3>Latest arrival</h3>
          <Facts touch={last} />
        </>
      )}
    </section>
  );
}
