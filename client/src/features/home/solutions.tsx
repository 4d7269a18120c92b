import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { Picture } from '../../illustrations/picture';
import { paths } from '../../lib/paths';
import { Section } from '../../ui/section';
import { Icon } from '../../ui/icon';

const SOLUTIONS = [
  {
    size: 'tile-7',
    to: paths.firstTimeBuyers,
    title: 'First-time buyers',
    text: 'From 5% down. We walk you through the stress test, rebates and the FHSA, step by step.',
    go: 'Plan your first home',
    sky: 'var(--lake-200)',
    ground: 'var(--lake-500)',
    art: 'triplex-maple',
    width: 250,
    right: 18,
  },
  {
    size: 'tile-5',
    to: paths.landing('self-employed'),
    title: 'Self-employed',
    text: 'Two years of statements can tell a better story than one pay stub.',
    go: 'See what counts',
    sky: 'var(--larch-200)',
    ground: 'var(--larch-500)',
    art: 'modern-wide',
    width: 230,
    right: 20,
  },
  {
    size: 'tile-4',
    to: paths.landing('renewal'),
    title: 'Renewals',
    text: 'Your bank’s letter is an opening offer. Bring it to us.',
    go: 'Check your renewal',
    sky: 'var(--spruce-200)',
    ground: 'var(--spruce-500)',
    art: 'bungalow-spruce',
    width: 236,
    right: 0,
  },
  {
    size: 'tile-4',
    to: paths.landing('second-mortgage'),
    title: 'Second mortgages',
    text: 'Borrow against your home and keep the first mortgage as it is.',
    go: 'Compare the costs',
    sky: 'var(--barn-200)',
    ground: 'var(--barn-600)',
    art: 'gable-pair',
    width: 160,
    right: 24,
  },
  {
    size: 'tile-4',
    to: paths.landing('private-financing'),
    title: 'Private financing',
    text: 'A short-term bridge when a bank says not yet, with an exit plan.',
    go: 'Plan the exit first',
    sky: '#e6dcf0',
    ground: 'var(--plum-600)',
    art: 'row',
    width: 206,
    right: 16,
  },
] as const;

export function Solutions(): ReactNode {
  return (
    <Section title="A mortgage for how you actually live" lead="Banks like simple files. We like real ones.">
      <div className="bento">
        {SOLUTIONS.map(({ size, to, title, text, go, sky, ground, art, width, right }) => (
          <Link key={title} className={`tile hov ${size}`} style={{ background: sky }} to={to}>
            <h3>{title}</h3>
            <p>{text}</p>
            <span className="tile-go">
              {go} <Icon name="arrow-right" className="arrow" size={20} />
            </span>
            <Picture className="art" name={art} width={width} style={{ right }} />
            <span className="tile-ground" style={{ background: ground }} />
          </Link>
        ))}
      </div>
    </Section>
  );
}
