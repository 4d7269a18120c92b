import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { RateCard } from '../../features/rates/rate-card';
import { RateCardSkeleton } from '../../features/rates/rate-card-skeleton';
import { AnswerSpecimens } from '../../features/gallery/answers';
import { FieldSpecimens } from '../../features/gallery/fields';
import {
  ButtonSpecimens,
  DrawingSpecimens,
  IconSpecimens,
  PageSpecimens,
  StructureSpecimens,
  WaitingSpecimens,
} from '../../features/gallery/public-parts';
import { Chapter, Specimen, SpecimenStyles } from '../../features/gallery/specimen';
import { LIGHT } from '../../features/gallery/token-values';
import { Measures, Pairs, Palette, TypeScale, type Pair } from '../../features/gallery/tokens';
import { addresses } from '../../features/gallery/addresses';
import { LogoMark } from '../../illustrations/logo-mark';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import '../../ui/form/form.css';

export const head: HeadOf = () => ({
  title: 'Components',
  description: 'Every component of the public site in each of its states.',
  noindex: true,
});

const HUES = ['spruce', 'larch', 'lake', 'barn', 'plum', 'ink'];
const PAIRS: readonly Pair[] = [
  ['--text', '--bg'],
  ['--text-muted', '--bg'],
  ['--text-faint', '--bg'],
  ['--text-muted', '--bg-subtle'],
  ['--link', '--bg'],
  ['--action-text', '--action'],
  ['--action-2-text', '--action-2'],
  ['--text-on-brand', '--bg-brand'],
  ['--text-on-brand-muted', '--bg-brand'],
  ['--success', '--success-bg'],
  ['--warning', '--warning-bg'],
  ['--danger', '--danger-bg'],
  ['--info', '--info-bg'],
];
const CONTENTS: readonly [id: string, title: string][] = [
  ['colours', 'Colours'],
  ['type', 'Type and measures'],
  ['buttons', 'Buttons'],
  ['fields', 'Fields'],
  ['sending', 'Sending a form'],
  ['answers', 'Longer answers'],
  ['structure', 'Showing more'],
  ['rates', 'Rate card'],
  ['waiting', 'Waiting'],
  ['pages', 'Parts of a page'],
  ['drawings', 'Drawings'],
];

const SAMPLE_BANK = {
  __typename: 'Bank' as const,
  id: 'sample',
  name: 'Northgate',
  kind: 'Credit union',
  logoUrl: '/favicon.svg',
  updatedAt: '2026-11-21T14:00:00Z',
  rates: [
    {
      __typename: 'Rate' as const,
      id: 'five',
      term: 5,
      type: 'FIXED' as const,
      compounding: 'SEMI_ANNUAL' as const,
      rate: 3.94,
      apr: 3.97,
      fees: '1500.00',
      updatedAt: '2026-11-21T14:00:00Z',
      insurance: 'INSURABLE' as const,
    },
    {
      __typename: 'Rate' as const,
      id: 'three',
      term: 3,
      type: 'FIXED' as const,
      compounding: 'SEMI_ANNUAL' as const,
      rate: 4.19,
      apr: null,
      fees: null,
      updatedAt: '2026-11-21T14:00:00Z',
      insurance: 'ANY' as const,
    },
  ],
};

function Top(): ReactNode {
  return (
    <header className="sp-top on-brand">
      <div className="wrap sp-top-in">
        <Link className="sp-brand" to={paths.home}>
          <LogoMark onBrand /> Components
        </Link>
        <nav className="sp-tiers" aria-label="Tiers">
          <Link to={addresses.components} aria-current="page">
            Public site
          </Link>
          <Link to={addresses.console}>Console</Link>
        </nav>
      </div>
    </header>
  );
}

function Foundations(): ReactNode {
  const names = Object.keys(LIGHT);
  return (
    <>
      <Chapter
        id="colours"
        title="Colours"
        lead="Below each: its contrast on white. Names with a meaning stand on these hues."
      >
        {HUES.map((hue) => (
          <Palette
            key={hue}
            title={hue}
            state=""
            names={names.filter((name) => name.startsWith(`--${hue}-`))}
            tokens={LIGHT}
            against="--white"
          />
        ))}
        <Pairs pairs={PAIRS} tokens={LIGHT} />
      </Chapter>
      <Chapter id="type" title="Type and measures">
        <TypeScale />
        <Measures tokens={LIGHT} />
        <IconSpecimens />
      </Chapter>
    </>
  );
}

/** While developing only: what the public pages are made of. */
export default function DevComponentsPage(): ReactNode {
  return (
    <>
      <SpecimenStyles />
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Top />
      <main id="main" className="wrap" tabIndex={-1}>
        <div className="sp-lead">
          <h1>Components</h1>
          <p className="lede">
            What the public pages are made of, each part in each of its states. The console has a{' '}
            <Link to={addresses.console}>page of its own</Link>, and so have the <a href={addresses.emails}>emails</a>.
          </p>
        </div>
        <div className="sp-cols">
          <nav className="sp-contents" aria-label="On this page">
            <ol>
              {CONTENTS.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            <Foundations />
            <ButtonSpecimens />
            <FieldSpecimens />
            <AnswerSpecimens />
            <StructureSpecimens />
            <Chapter id="rates" title="Rate card">
              <Specimen name="RateCard" brand>
                <ul>
                  <RateCard bank={SAMPLE_BANK} />
                </ul>
              </Specimen>
              <Specimen name="RateCardSkeleton" state="exactly as large" brand>
                <ul>
                  <RateCardSkeleton />
                </ul>
              </Specimen>
            </Chapter>
            <WaitingSpecimens />
            <PageSpecimens />
            <DrawingSpecimens />
          </div>
        </div>
      </main>
    </>
  );
}
