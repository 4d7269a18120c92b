import type { ReactNode } from 'react';
import { Picture } from '../../illustrations/picture';
import { Section } from '../../ui/section';

function PlansPicture(): ReactNode {
  return (
    <div className="how-ui">
      <span className="how-label">Purchase price</span>
      <div className="fld num">
        $640,000
        <i className="caret" />
      </div>
      <span className="how-label mt-4">Down payment</span>
      <div className="fld num">
        $128,000 <span className="fld-share">20%</span>
      </div>
      <div className="bar">
        <i />
      </div>
    </div>
  );
}

const SHORTLIST = ['The lowest payment', 'The smallest penalty', 'The easiest to leave'] as const;

function ShortlistPicture(): ReactNode {
  return (
    <div>
      {SHORTLIST.map((text, index) => (
        <div key={text} className={index === 0 ? 'how-rank best' : 'how-rank'}>
          <i className={`rk-dot rk-${index}`} />
          {text}
        </div>
      ))}
    </div>
  );
}

const stepsWith = (lenders: string) => [
  {
    title: 'Tell us your plans',
    text: 'Apply online in a few minutes, or tell a broker over the phone.',
    sky: 'var(--lake-200)',
    picture: <PlansPicture />,
  },
  {
    title: `We shop ${lenders}`,
    text: 'You see the shortlist, the trade-offs and what we’d choose in your place.',
    sky: 'var(--spruce-200)',
    picture: <ShortlistPicture />,
  },
  {
    title: 'Sign and get the keys',
    text: 'We handle the lender, the lawyer and the paperwork until you’re in.',
    sky: 'var(--larch-200)',
    picture: <Picture name="keys" className="whole" />,
  },
];

/** `lenders`: as many as we claim, such as “50+ lenders” */
export function HowItWorks({ lenders }: { lenders: string }): ReactNode {
  return (
    <Section
      className="how"
      title="How It Works"
      lead="Three steps and one broker, from first call to closing day. On most mortgages, you pay us nothing."
    >
      <ol className="steps">
        {stepsWith(lenders).map(({ title, text, sky, picture }, index) => (
          <li key={title} className="step">
            <div className="vig" style={{ background: sky }} aria-hidden="true">
              {picture}
            </div>
            <div className="road" aria-hidden="true">
              <span className="pin">
                <span>{index + 1}</span>
              </span>
              <i />
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
