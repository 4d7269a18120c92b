import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useSession } from '../../../../lib/session';
import { SegmentedControl } from '../../../../ui/aria/segmented-control';
import { Button } from '../../../../ui/console/button';
import { ContactEffects } from '../contact/effects';
import { EmailFields } from './fields';
import { EmailTemplates } from './templates';
import contact from '../contact/log-contact.module.css?sheet';
import { Options } from '../contact/options';
import { useEmailForm, type EmailFormProps } from './use-email-form';
import styles from './write-email.module.css?sheet';
import { WrittenPreview } from './preview';

const SIDES = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

export function EmailForm(props: EmailFormProps): ReactNode {
  const { enquiry, close } = props;
  const id = useId();
  const { user } = useSession();
  const form = useEmailForm(props);
  const { written, side, setSide, fill, find, times, follow, setFollow, followUpAt, submit } = form;

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form className={contact.grid} onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown} noValidate>
      <div className={contact.fields}>
        <EmailTemplates enquiryId={enquiry.id} written={written} write={fill} find={find}>
          <SegmentedControl label="Show" options={SIDES} value={side} onChange={setSide} />
        </EmailTemplates>
        {side === 'preview' ? <WrittenPreview id={enquiry.id} {...written} /> : <EmailFields form={form} />}
        <Options
          name={`${id}-follow`}
          legend="Follow up"
          value={followUpAt ? follow : 'none'}
          onChange={setFollow}
          options={[...times.map((time) => ({ value: time.id, label: time.label })), { value: 'none', label: 'None' }]}
        />
      </div>
      <div className={contact.side}>
        <h3>Sending does all of this</h3>
        <ContactEffects
          {...{ enquiry, followUpAt, effect: form.effect, takes: form.takes, at: form.now }}
          kind="EMAIL"
          lostReason={undefined}
          hasNote={false}
          name={user?.name ?? 'you'}
          onTakes={form.setTakes}
        />
        <p className={styles.refusal}>
          If their mail server refuses it, the clock runs again and the office is notified.
        </p>
        <div className={contact.foot}>
          <p className="problem" role="alert">
            {form.problem}
          </p>
          <Button type="submit" look="main" off={form.busy}>
            Send email
            <kbd className={contact.shortcut} aria-hidden="true">
              Ctrl ↵
            </kbd>
          </Button>
          <Button onClick={close}>Close, keep the draft</Button>
        </div>
      </div>
    </form>
  );
}
