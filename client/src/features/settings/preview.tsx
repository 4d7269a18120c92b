import { officeCalls, weekInWords } from '@brokerage/domain/settings/call-hours';
import { HOME_CLAIMS, HOME_QUESTIONS, HOME_TESTIMONIALS } from '@brokerage/domain/settings/home';
import { addressLines, type PostalAddress } from '@brokerage/domain/settings/address-lines';
import { keptAddress } from '@brokerage/domain/settings/postal-address';
import type { SettingsContent, SettingTexts } from '@brokerage/domain/settings/section';
import type { SettingsSectionName } from '@brokerage/domain/settings/sections';
import { licenceList, type Licence } from '@brokerage/domain/vocabulary/licences';
import type { ReactNode } from 'react';
import { evidenceNote } from '../../lib/evidence';
import styles from './settings.module.css?sheet';

type Draft = Readonly<{ draft: SettingsContent }>;

/** A day that is typed only in part has no note yet. */
function Note({ of: { footnote = '', evidenceOn = '' } }: { of: SettingTexts }): ReactNode {
  return <small className="muted">{evidenceOn === '' ? footnote : evidenceNote({ footnote, evidenceOn })}</small>;
}

function CompanyPreview({ draft: { texts, lists } }: Draft): ReactNode {
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
          {addressLines(keptAddress(address) as unknown as PostalAddress)}
        </p>
      ))}
      {links !== '' && <p>{links}</p>}
      <small className="muted">
        {texts['legalName']}
        {(lists['licences'] ?? []).length > 0 && (
          <span>{` · ${licenceList((lists['licences'] ?? []) as unknown as Licence[])}`}</span>
        )}
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

const PREVIEWS: Readonly<Record<SettingsSectionName, (props: Draft) => ReactNode>> = {
  COMPANY: CompanyPreview,
  TESTIMONIALS: TestimonialsPreview,
  QUESTIONS: QuestionsPreview,
  CLAIMS: ClaimsPreview,
  PHONE_HOURS: PhoneHoursPreview,
  CALL_HOURS: CallHoursPreview,
};

/** The words of a section as visitors would read them, with what is not saved yet. */
export function SectionPreview({ name, draft }: Draft & { name: SettingsSectionName }): ReactNode {
  const Words = PREVIEWS[name];
  return (
    <section className="panel panel-pad" aria-labelledby="preview-title">
      <h2 id="preview-title">On the site</h2>
      <div className={styles.preview}>
        <Words draft={draft} />
      </div>
    </section>
  );
}
