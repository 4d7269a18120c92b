import type { ReactNode } from 'react';
import { Clock, Lock, PhoneCall } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { MORTGAGE_TYPES } from '@brokerage/domain/application/applications';
import type { AccountDraft } from '../../features/applications/account-draft';
import type { BasicFormProps } from '../../features/applications/basic-form';
import { bankOf, ChosenLender } from '../../features/applications/chosen-lender';
import applicationStyles from '../../features/applications/applications.css?url';
import { useKeeper } from '../../features/drafts/use-keeper';
import { senderOf, useSite } from '../../features/site/settings';
import { formatPhone } from '../../lib/format';
import type { HeadOf } from '../../lib/head';
import { useSession } from '../../lib/session';
import { telephone } from '../../lib/paths';
import { BASIC_DRAFT_KEY, SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { Footnotes, FootnoteMark } from '../../ui/footnote';
import { PageHead } from '../../ui/page-head';
import { NotLoaded } from '../../ui/late/not-loaded';
import { whenTouched } from '../../ui/late/when-touched';
import { Loading } from '../../ui/loading';
import { PageStyles } from '../../ui/page-styles';
import '../../ui/form/form.css';

export const head: HeadOf = () => ({
  title: 'Basic form',
  description: 'Tell us what you plan in three minutes. A licensed broker replies within 24 hours.',
});

const NOTES = ['Counted from the moment your form reaches us, every day of the week.'];

const Form = whenTouched<BasicFormProps>(
  async () => (await import('../../features/applications/basic-form')).BasicForm,
  Loading,
  ({ draft }) => draft !== undefined || tabKeeps(BASIC_DRAFT_KEY, SCENARIO_KEY),
);

const loadKeeper = async () => (await import('./basic-draft')).DraftKeeper;

/** Until what keeps the draft of an account is there: the form waits for it with what it takes over. */
const WAITING: AccountDraft = {
  isReady: false,
  content: {},
  revision: 0,
  draftId: null,
  change: () => Promise.resolve(false),
  flush: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

export default function BasicFormPage(): ReactNode {
  const [search] = useSearchParams();
  const { site } = useSite();
  const type = search.get('type')?.replaceAll('-', '_') ?? '';
  const mortgageType = MORTGAGE_TYPES.find(({ value }) => value === type)?.value ?? '';
  const bank = bankOf(search);
  const { state: session } = useSession();
  const isSignedIn = session === 'signed-in';
  const { shared, keeper, hasFailed } = useKeeper(loadKeeper, isSignedIn);
  return (
    <>
      <PageStyles href={applicationStyles} />
      <PageHead
        title="Tell us your plans"
        crumb="Basic form"
        compact
        lead={
          <>
            About three minutes. A licensed broker reads it and replies within 24 hours
            <FootnoteMark note={1} />.
          </>
        }
      />
      <div className="sec form-sec">
        <div className="wrap form-grid">
          <div>
            {keeper}
            {isSignedIn && (hasFailed || shared?.hasFailed) && (
              <NotLoaded what="Your saved answers" retry={() => window.location.reload()} />
            )}
            {isSignedIn && shared?.conflict}
            <div hidden={isSignedIn && Boolean(shared?.conflict)}>
              <Form
                bankId={bank}
                draft={isSignedIn ? (shared?.draft ?? WAITING) : undefined}
                mortgageType={mortgageType}
                phone={site && formatPhone(site.phone)}
                saved={isSignedIn && shared?.saved}
                sender={senderOf(site)}
              />
            </div>
          </div>
          <aside className="form-side" aria-labelledby="next-title">
            <ChosenLender id={bank} />
            <div className="card-box">
              <h2 className="card-title" id="next-title">
                What happens next
              </h2>
              <ul className="assurances">
                <li>
                  <Clock size={22} aria-hidden="true" />
                  <span>You get an application number right away, here and by email.</span>
                </li>
                <li>
                  <PhoneCall size={22} aria-hidden="true" />
                  <span>A broker who handles your kind of file calls you within 24 hours.</span>
                </li>
                <li>
                  <Lock size={22} aria-hidden="true" />
                  <span>No credit check. Your answers are encrypted, and only our brokers read them.</span>
                </li>
              </ul>
              {site && (
                <p className="num">
                  Rather talk? <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>
                </p>
              )}
            </div>
          </aside>
        </div>
        <div className="wrap">
          <Footnotes notes={NOTES} />
        </div>
      </div>
    </>
  );
}
