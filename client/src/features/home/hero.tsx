import type { ReactNode } from 'react';
import { ArrowRight, Check } from 'lucide-react';
import { Drawing } from '../../illustrations/drawing';
import { signPost } from '../../illustrations/scenes';
import { Street } from '../../illustrations/street';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';

/** The street of houses; the sign with today's best rate hangs in it on wide screens and stands below on small ones. */
export function Hero({ sign }: { sign: ReactNode }): ReactNode {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-in">
        <div>
          <h1 id="hero-title">
            <span>50+ lenders.</span> <span>One clear answer.</span>
          </h1>
          <p className="lede">
            We compare banks, credit unions and private lenders across Canada, then tell you plainly which mortgage fits
            and why.
          </p>
          <div className="cta">
            <ButtonLink to={paths.comprehensiveForm}>
              Get pre-approved <ArrowRight className="arrow" size={20} aria-hidden="true" />
            </ButtonLink>
            <ButtonLink look="outline" to={paths.basicForm()}>
              Request a consultation
            </ButtonLink>
          </div>
          <p className="cta-note">
            <Check size={18} aria-hidden="true" /> Comparing rates never touches your credit.
          </p>
          <div className="sign-m">{sign}</div>
        </div>
      </div>
      <div className="sign">
        <Drawing viewBox={signPost.viewBox} drawing={signPost.drawing} />
        {sign}
      </div>
      <div className="street-box">
        <span className="sun" aria-hidden="true" />
        <Street />
      </div>
    </section>
  );
}
