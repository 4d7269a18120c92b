import { useState, type ChangeEvent, type ReactNode, type SyntheticEvent } from 'react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { Button } from '../../ui/button';
import { PasswordInput } from '../../ui/form/password-input';
import {
  useConfirmSecondFactorCommand,
  useRemoveSecondFactorCommand,
  useStartSecondFactorCommand,
} from './second-factor.generated';
import { Section } from './section';

type Setup = { secret: string; qrCode: string };
const FAILING = { failure: MESSAGES.requestFailed };
const CHANGING = { ...FAILING, refetchQueries: ['MyProfile', 'SecondFactorDemand'] };

interface AskProps {
  id: string;
  label: string;
  submit: string;
  password?: boolean;
  problem: string | undefined;
  send: (text: string) => void;
}

function Ask({ id, label, submit, password, problem, send }: AskProps): ReactNode {
  const [text, setText] = useState('');
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim()) send(text);
  };
  const shared = {
    id,
    value: text,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': `${id}-problem`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
  };
  return (
    <form className="form" onSubmit={onSubmit} data-hydrated="yes">
      <div className={problem ? 'field field-bad' : 'field'}>
        <label htmlFor={id}>{label}</label>
        {password ? (
          <PasswordInput {...shared} autoComplete="current-password" />
        ) : (
          <input {...shared} className="input input-short" autoComplete="one-time-code" inputMode="numeric" />
        )}
        <p className="field-error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      </div>
      <Button type="submit">{submit}</Button>
    </form>
  );
}

/** The authenticator app: scan, type a code back, keep the recovery codes. */
export function SecondFactor({ on }: { on: boolean }): ReactNode {
  const [start, busy] = useStartSecondFactorCommand(FAILING);
  const [confirm] = useConfirmSecondFactorCommand(CHANGING);
  const [remove] = useRemoveSecondFactorCommand(CHANGING);
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();

  async function begin(): Promise<void> {
    setProblem(undefined);
    const { payload, problem: refused } = await start();
    if (payload?.setup) setSetup(payload.setup);
    setProblem(refused);
  }
  async function check(code: string): Promise<void> {
    const { payload, problem: refused } = await confirm({ code });
    setProblem(refused);
    if (!payload?.recoveryCodes) return;
    setSetup(undefined);
    setCodes(payload.recoveryCodes);
  }
  async function turnOff(password: string): Promise<void> {
    setProblem((await remove({ password })).problem);
    setCodes(undefined);
  }

  return (
    <Section
      title="Two-step sign-in"
      lead="Your account opens other people’s files. A code from your phone keeps them safe if your password leaks."
    >
      {codes && (
        <div role="status">
          <p>
            <b>Two-step sign-in is on.</b> Keep these codes where you can find them without your phone. Each one works
            once. We show them only now.
          </p>
          <ul className="account-codes num">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>
      )}
      {on && !setup && (
        <>
          {!codes && <p>Two-step sign-in is on. We ask for a code from your authenticator app after your password.</p>}
          <Ask
            id="factor-password"
            label="Your password, to turn it off"
            submit="Turn it off"
            password
            problem={problem}
            send={(text) => void turnOff(text)}
          />
        </>
      )}
      {!on && !setup && !codes && (
        <>
          <p className="page-actions">
            <Button look="outline" small off={busy} onClick={() => void begin()}>
              Turn it on
            </Button>
          </p>
          <p className="field-error" role="alert">
            {problem}
          </p>
        </>
      )}
      {setup && (
        <>
          <p>Scan this with an authenticator app, then type the code it shows.</p>
          <img src={setup.qrCode} alt="The secret as a QR code for your app" width={200} height={200} />
          <p className="account-secret">
            Or type this in: <code>{setup.secret}</code>
          </p>
          <Ask
            id="factor-code"
            label="Code from the app"
            submit="Turn it on"
            problem={problem}
            send={(text) => void check(text)}
          />
        </>
      )}
    </Section>
  );
}
