import { addressLines } from '@brokerage/domain/settings/address-lines';
import { CONSENTS } from '@brokerage/domain/settings/consent-words';
import { officeCalls, weekInWords } from '@brokerage/domain/settings/office-calls';
import { HOME_CLAIMS, HOME_QUESTIONS, HOME_TESTIMONIALS } from '@brokerage/domain/settings/home';
import { chaptersIn } from '@brokerage/domain/settings/legal';
import { keptAddress } from '@brokerage/domain/settings/postal-address';
import type { SettingsContent, SettingTexts } from '@brokerage/domain/settings/section';
import { secondFactorRule } from '@brokerage/domain/settings/staff-sign-in';
import type { SettingsSectionName } from '@brokerage/domain/settings/sections';
import { licenceList } from '@brokerage/domain/vocabulary/licences';
import type { ReactNode } from 'react';
import { evidenceNote } from '../../lib/evidence';
import { LegalChapters } from '../../ui/legal/legal-chapters';
import { RetentionPeriods } from '../../ui/legal/retention-periods';
import { whenWords } from '../../ui/when/when-text';
import styles from './settings.module.css?sheet';

type Draft = Readonly<{ draft: SettingsContent }>;

/** A day that is typed only in part has no note yet. */
function Note({ of: { footnote = '', evidenceOn = '' } }: { of: SettingTexts }): ReactNode {
  return <small className="muted">{evidenceOn === '' ? footnote : evidenceNote({ footnote, evidenceOn })}</small>;
}

function CompanyPreview({ draft: { texts, lists } }: Draft): ReactNode {
  const licences = (lists['licences'] ?? []).map(({ province = '', number = '' }) => ({ province, number }));
  const links = (lists['socialLinks'] ?? []).map(({ network }) => network).join(', ');
  return (
    <>
      <p>
        <b>{texts['brandName']}</b>
        <br />
        {texts['tagline']}
      </p>
      <p className="num">
        {texts['phone']}
        <br />
        {texts['email']}
      </p>
      {(lists['addresses'] ?? []).map((address, at) => (
        <p key={at} className={styles.lines}>
          {addressLines(keptAddress(address))}
        </p>
      ))}
      {links !== '' && <p>{links}</p>}
      <small className="muted">
        {texts['legalName']}
        {licences.length > 0 && <span>{` · ${licenceList(licences)}`}</span>}
      </small>
    </>
  );
}

function TestimonialsPreview({ draft: { texts, lists } }: Draft): ReactNode {
  return (
    <>
      {(lists['testimonials'] ?? []).slice(0, HOME_TESTIMONIALS).map(({ quote, who, file, figure, meaning }, at) => (
        <figure key={at}>
          <blockquote>“{quote}”</blockquote>
          <figcaption>
            <b>{who}</b>, {file}: <b className="num">{figure}</b> {meaning}
          </figcaption>
        </figure>
      ))}
      <Note of={texts} />
    </>
  );
}

const QuestionsPreview = ({ draft: { lists } }: Draft): ReactNode =>
  (lists['questions'] ?? []).slice(0, HOME_QUESTIONS).map(({ question, answer }, at) => (
    <div key={at}>
      <b>{question}</b>
      <p className={styles.lines}>{answer}</p>
    </div>
  ));

const ClaimsPreview = ({ draft: { lists } }: Draft): ReactNode =>
  (lists['claims'] ?? []).slice(0, HOME_CLAIMS).map((claim, at) => (
    <div key={at}>
      <p>
        <b className="num">{claim['figure']}</b> {claim['text']}
        <sup>{at + 1}</sup>
      </p>
      <Note of={claim} />
    </div>
  ));

const PhoneHoursPreview = ({ draft: { lists } }: Draft): ReactNode =>
  (lists['phoneHours'] ?? []).map(({ days, hours }, at) => (
    <p key={at}>
      <b>{days}</b>
      <br />
      <span className="num">{hours}</span>
    </p>
  ));

const CallHoursPreview = ({ draft }: Draft): ReactNode =>
  weekInWords(officeCalls(draft)).map(([day, hours]) => (
    <p key={day}>
      <b>{day}</b>
      <br />
      <span className="num">{hours || 'Choose the times'}</span>
    </p>
  ));

const StaffSignInPreview = ({ draft }: Draft): ReactNode => {
  const { levels, from } = secondFactorRule(draft);
  const whom = levels.includes('MODERATOR') ? 'moderators and administrators' : 'administrators';
  return levels.length === 0 ? (
    <p>Nobody has to use two-step sign-in.</p>
  ) : (
    <p>
      Until {whenWords('day', from)}, {whom} without two-step sign-in are asked to set it up. From then on they can do
      nothing else first.
    </p>
  );
};

/** Some parts of the page are of the visitor, or of another section: here stands only where they come. */
const LEGAL_BLOCKS = {
  RETENTION: <RetentionPeriods />,
  OFFICER: <p className="muted">The privacy officer and our address, from Company.</p>,
  VISITS: <p className="muted">The visitor’s choice about counting visits.</p>,
};

const LegalPreview = ({ draft }: Draft): ReactNode => (
  <>
    <p className="muted">What changed: {draft.texts['changes']}</p>
    <LegalChapters chapters={chaptersIn(draft)} blocks={LEGAL_BLOCKS} />
  </>
);

const ConsentsPreview = ({ draft: { texts } }: Draft): ReactNode =>
  CONSENTS.fields.map(({ name, label }) => (
    <div key={name}>
      <b>{label}</b>
      <p>{texts[name]}</p>
    </div>
  ));

const PREVIEWS: Readonly<Record<SettingsSectionName, (props: Draft) => ReactNode>> = {
  COMPANY: CompanyPreview,
  TESTIMONIALS: TestimonialsPreview,
  QUESTIONS: QuestionsPreview,
  CLAIMS: ClaimsPreview,
  PHONE_HOURS: PhoneHoursPreview,
  CALL_HOURS: CallHoursPreview,
  STAFF_SIGN_IN: StaffSignInPreview,
  PRIVACY: LegalPreview,
  TERMS: LegalPreview,
  CONSENTS: ConsentsPreview,
};

/** The words of a section as visitors would read them, with what is not saved yet. */
export function SectionPreview({ name, draft }: Draft & { name: SettingsSectionName }): ReactNode {
  const Words = PREVIEWS[name];
  return (
    <section className="panel panel-pad" aria-labelledby="preview-title">
      <h2 id="preview-title">{name === 'STAFF_SIGN_IN' ? 'In words' : 'On the site'}</h2>
      <div className={styles.preview}>
        <Words draft={draft} />
      </div>
    </section>
  );
}
