import { useState, type ReactNode } from 'react';
import { art } from 'virtual:art';
import { keysOf } from '@brokerage/domain/data/objects';
import { Picture } from '../../illustrations/picture';
import type { SceneName } from '../../illustrations/scene-names';
import { LogoMark } from '../../illustrations/logo-mark';
import { paths } from '../../lib/paths';
import { Accordion } from '../../ui/accordion';
import { AgentWindow } from '../../ui/agent/agent-window';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Button, ButtonLink } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { FootnoteMark, Footnotes } from '../../ui/footnote';
import { Icon, ICON_NAMES } from '../../ui/icon';
import { Loading } from '../../ui/loading';
import { PageHead } from '../../ui/page-head';
import { Section } from '../../ui/section';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { Chapter, Specimen } from './specimen';

export function IconSpecimens(): ReactNode {
  return (
    <Specimen name="Icon" state="always decoration: its meaning stands beside it in words" size="wide">
      <ul className="sp-icons">
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} size={24} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

export function ButtonSpecimens(): ReactNode {
  return (
    <Chapter
      id="buttons"
      title="Buttons"
      lead="One primary action a view. Point at them, press them, come to them by keyboard."
    >
      <Specimen name="Button" state="primary, brand, outline" size="wide">
        <div className="sp-row">
          <Button>Apply Now</Button>
          <Button look="brand">Compare rates</Button>
          <Button look="outline">Book a Free Call</Button>
        </div>
      </Specimen>
      <Specimen name="Button small">
        <div className="sp-row">
          <Button small>Apply Now</Button>
          <Button small look="brand">
            Compare
          </Button>
          <Button small look="outline">
            Call
          </Button>
        </div>
      </Specimen>
      <Specimen name="Button" state="disabled, on its way">
        <div className="sp-row">
          <Button small disabled>
            Apply Now
          </Button>
          <Button small look="brand" aria-disabled="true">
            Sending
          </Button>
        </div>
      </Specimen>
      <Specimen name="ButtonLink" state="with an arrow that goes ahead">
        <div className="sp-row">
          <ButtonLink to={paths.formSelection}>
            Get pre-approved <Icon name="arrow-right" className="arrow" />
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen name="a" state="in text, and on the brand's green" brand>
        <p>
          Rates change daily. <a href="#buttons">See what is behind them</a> before you decide.
        </p>
      </Specimen>
    </Chapter>
  );
}

function SheetSpecimen(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" small onClick={() => setOpen(true)}>
        Open the sheet
      </Button>
      <Sheet label="Sample sheet" open={open} onClose={() => setOpen(false)}>
        <p>The focus stays inside, Escape closes, and the page behind rests.</p>
      </Sheet>
    </>
  );
}

const QUESTIONS = [
  {
    question: 'Does comparing rates touch my credit?',
    answer: 'No. Only an application that you send to a lender does, and we ask you first.',
  },
  {
    question: 'What does a broker cost me?',
    answer: 'Nothing in most cases: the lender pays us when the mortgage closes.',
  },
  { question: 'How long does an answer take?', answer: 'A licensed broker replies within 24 hours.' },
];

export function StructureSpecimens(): ReactNode {
  return (
    <Chapter id="structure" title="Showing more" lead="Native elements first: these work before any script has come.">
      <Specimen name="Accordion" state="at most one open" size="wide">
        <Accordion name="specimen" items={QUESTIONS} />
      </Specimen>
      <Specimen name="Disclosure">
        <div className="sp-row">
          <Disclosure label="About" closeOn="specimen">
            <a href="#structure">Our story</a>
            <a href="#structure">Careers</a>
          </Disclosure>
        </div>
      </Specimen>
      <Specimen name="Sheet" state="press to see it">
        <SheetSpecimen />
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb trail={[{ label: 'Home', to: paths.home }]} here="First-time buyers" />
      </Specimen>
      <Specimen name="FootnoteMark, Footnotes">
        <p>
          Up to $6,000 in annual savings
          <FootnoteMark note={1} />
        </p>
        <Footnotes notes={['Against the average posted five-year rate, on a mortgage of $500,000.']} />
      </Specimen>
    </Chapter>
  );
}

export function WaitingSpecimens(): ReactNode {
  return (
    <Chapter
      id="waiting"
      title="Waiting"
      lead="What is on its way keeps the room of what will come, so that nothing moves."
    >
      <Specimen name="Skeleton">
        <Skeleton className="bone-fine bone-most" />
        <Skeleton className="bone-fine bone-half mt-2" />
      </Specimen>
      <Specimen name="Loading" state="a whole page" size="wide" bare>
        <Loading />
      </Specimen>
    </Chapter>
  );
}

export function PageSpecimens(): ReactNode {
  return (
    <Chapter id="pages" title="Parts of a page">
      <Specimen name="PageHead" size="wide" bare>
        <PageHead
          title="Your first home, without guesswork"
          crumb="First-time buyers"
          lead="What you can afford, what it costs, and which programs help."
          picture="head-first-home"
        />
      </Specimen>
      <Specimen name="Section" size="wide" bare>
        <Section title="How it works" lead="Three steps, and none of them commits you to anything.">
          <div className="card-box">
            <h3>Card</h3>
            <p className="muted">What stands inside is the section’s own.</p>
          </div>
        </Section>
      </Specimen>
    </Chapter>
  );
}

const BROAD: readonly SceneName[] = ['street', 'dusk'];
const names = keysOf(art);

export function DrawingSpecimens(): ReactNode {
  return (
    <Chapter
      id="drawings"
      title="Drawings"
      lead="Canadian houses and trees, drawn by functions and fetched as pictures. All of them are decoration and say nothing to a screen reader."
    >
      <Specimen name="LogoMark" state="on light">
        <LogoMark />
      </Specimen>
      <Specimen name="LogoMark onBrand" brand>
        <LogoMark onBrand />
      </Specimen>
      <Specimen name="Picture" size="wide">
        <ul className="sp-art">
          {names.map((name) => (
            <li key={name} className={BROAD.includes(name) ? 'sp-art-broad' : undefined}>
              <Picture name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="AgentWindow" state="without a photo">
        <AgentWindow photo={null} alt="" />
      </Specimen>
    </Chapter>
  );
}
