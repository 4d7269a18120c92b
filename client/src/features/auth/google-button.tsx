import { Formik } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { randomHex } from '../../lib/random';
import { FormFailure } from '../../ui/form/form-failure';
import { PasswordField } from '../../ui/form/password-field';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { useGoogleSignInCommand } from './google-sign-in.generated';
import { useBeginSession } from './use-begin-session';

const SCRIPT = 'https://accounts.google.com/gsi/client';
/** Google draws nothing wider. */
const WIDEST = 400;

interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (reply: { credential: string }) => void;
    ux_mode: 'popup';
  }): void;
  renderButton(parent: HTMLElement, options: Record<string, unknown>): void;
}
declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

let script: Promise<GoogleIdentity> | undefined;

/** Google's script, fetched once and by this page alone. */
function loadGoogle(): Promise<GoogleIdentity> {
  return (script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = SCRIPT;
    element.async = true;
    element.onload = () => {
      const identity = window.google?.accounts.id;
      if (identity) resolve(identity);
      else reject(new Error('Google’s script came without what it is for'));
    };
    element.onerror = () => {
      script = undefined;
      reject(new Error('Google’s script could not be loaded'));
    };
    document.head.append(element);
  }));
}

type Asked = 'phoneNumber' | 'password' | 'code';
const FIELDS: readonly Asked[] = ['phoneNumber', 'password', 'code'];
const QUESTIONS: Record<Asked, string> = {
  phoneNumber: 'Phone number',
  password: 'Password of your account here',
  code: 'Security code',
};

export default function GoogleButton({ clientId }: { clientId: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const nonce = useRef(randomHex(16));
  const [signIn] = useGoogleSignInCommand({ fields: FIELDS });
  const begin = useBeginSession();
  const [credential, setCredential] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<string>();

  async function send(token: string, answers: Partial<Record<Asked, string>>): Promise<string | undefined> {
    setFailure(undefined);
    const input = { credential: token, nonce: nonce.current, ...answers };
    const { payload, problem, errors } = await signIn({ input });
    if (payload?.session) {
      await begin(payload.session);
      return undefined;
    }
    if (payload?.userData?.requiresPhone) {
      setAsked('phoneNumber');
      return undefined;
    }
    const field = FIELDS.find((name) => errors[name]);
    setAsked(field);
    if (field) return errors[field];
    setFailure(problem);
    return undefined;
  }

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    loadGoogle().then(
      (google) => {
        google.initialize({
          client_id: clientId,
          nonce: nonce.current,
          ux_mode: 'popup',
          callback: (reply) => {
            setCredential(reply.credential);
            void latest.current(reply.credential, {});
          },
        });
        if (!place.current) return;
        const width = Math.min(WIDEST, place.current.clientWidth);
        google.renderButton(place.current, { width, size: 'large', text: 'continue_with', shape: 'rectangular' });
      },
      () => setFailure('Google cannot be reached. Sign in with your password instead.'),
    );
  }, [clientId]);

  return (
    <>
      <FormFailure message={failure} />
      <div ref={place} className="auth-google-button" hidden={asked !== undefined} />
      {asked && credential && (
        <Formik
          key={asked}
          initialValues={{ [asked]: '' }}
          onSubmit={async (answers, { setFieldError, setFieldTouched }) => {
            const problem = await send(credential, answers);
            await setFieldTouched(asked, true, false);
            if (problem) setFieldError(asked, problem);
          }}
        >
          {({ handleSubmit }) => (
            <form className="form" noValidate onSubmit={handleSubmit}>
              <p role="status">
                {asked === 'phoneNumber' && <span>One more thing: where can your broker call you?</span>}
                {asked === 'password' && (
                  <span>There is an account with this email address. Enter its password once to link it.</span>
                )}
                {asked === 'code' && <span>Your account asks for a second step.</span>}
              </p>
              {asked === 'password' ? (
                <PasswordField name="password" label={QUESTIONS.password} autoComplete="current-password" />
              ) : (
                <TextField
                  name={asked}
                  label={QUESTIONS[asked]}
                  autoComplete={asked === 'phoneNumber' ? 'tel' : 'one-time-code'}
                />
              )}
              <SubmitButton busy="Signing in">Continue</SubmitButton>
            </form>
          )}
        </Formik>
      )}
    </>
  );
}
