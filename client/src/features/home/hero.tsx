import type { ReactNode } from 'react';
import { Picture } from '../../illustrations/picture';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** The street of houses; the sign with today's best rate hangs in it on wide screens and stands below on small ones. */
export function Hero({ sign, lenders }: { sign: ReactNode; lenders: string }): ReactNode {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-in">
        <div>
          <h1 id="hero-title">
            <span>{lenders}.</span> <span>One clear answer.</span>
          </h1>
          <div className="sign-m">{sign}</div>
          <p className="lede">
            We compare banks, credit unions and private lenders across Canada, then tell you plainly which mortgage fits
            and why.
          </p>
          <div className="cta">
            <ButtonLink to={paths.comprehensiveForm}>
              Get pre-approved <Icon name="arrow-right" className="arrow" size={20} />
            </ButtonLink>
            <ButtonLink look="outline" to={paths.basicForm()}>
              Request a consultation
            </ButtonLink>
          </div>
          <p className="cta-note">
            <Icon name="check" size={18} /> Comparing rates won’t affect your credit score.
          </p>
        </div>
      </div>
      <div className="sign">
        <Picture name="sign-post" first />
        {sign}
      </div>
      <div className="street-box">
        <span className="sun" aria-hidden="true" />
        <Picture
          className="street"
          name="street"
          alt="A street of Canadian houses from a Vancouver Special to St. John’s jellybean row"
          first
        />
      </div>
    </section>
  );
}
