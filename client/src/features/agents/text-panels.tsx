import { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import { titleNote, titlesOn } from '@brokerage/domain/agents/titles';
import type { ReactNode } from 'react';
import { officeToday } from '../../lib/office-today';
import { AddressField } from './address-field';
import styles from './agents.module.css?sheet';
import { ChoiceControl, TextControl } from '../../ui/console/edit/control';
import { useDrafting } from './draft-context';

type Name = (typeof AGENT_FORM)[number]['name'];
const PHONE_MAX = 40;
const EMAIL_MAX = 254;
const TYPES = { phone: 'tel', email: 'email', text: 'text', longText: 'text', choice: 'text' } as const;

/** A text of the agent, as the field table describes it. */
function Text({ name, rows }: { name: Exclude<Name, 'title' | 'subdomain'>; rows?: number }): ReactNode {
  const { draft, set } = useDrafting();
  const field = AGENT_FORM.find((one) => one.name === name);
  if (!field) return null;
  const max = 'max' in field ? field.max : field.kind === 'phone' ? PHONE_MAX : EMAIL_MAX;
  return (
    <TextControl
      name={name}
      label={field.label}
      hint={'hint' in field ? field.hint : undefined}
      max={max}
      rows={rows}
      type={TYPES[field.kind]}
      value={draft.texts[name]}
      change={(value) => set({ texts: { ...draft.texts, [name]: value } })}
    />
  );
}

export function WhoPanel({ address }: { address: string | undefined }): ReactNode {
  const { draft, set } = useDrafting();
  const note = titleNote(draft.texts.title);
  return (
    <section className="panel panel-pad" aria-labelledby="who-title">
      <h2 id="who-title">Who they are</h2>
      <div className={styles.fields}>
        <div className={styles.two}>
          <Text name="licensedName" />
          <ChoiceControl
            name="title"
            label="Title"
            hint="As the regulator of a licence allows."
            value={draft.texts.title}
            choices={titlesOn(officeToday())}
            empty="Choose a title"
            change={(title) => set({ texts: { ...draft.texts, title: title as typeof draft.texts.title } })}
          />
        </div>
        {note !== undefined && <p className="notice">{note}</p>}
        <AddressField given={address} />
        <Text name="headline" />
        <Text name="intro" rows={3} />
        <Text name="bio" rows={8} />
      </div>
    </section>
  );
}

export const ContactPanel = (): ReactNode => (
  <section className="panel panel-pad" aria-labelledby="contact-title">
    <h2 id="contact-title">Contact</h2>
    <div className={styles.fields}>
      <div className={styles.two}>
        <Text name="phone" />
        <Text name="email" />
      </div>
      <div className={styles.two}>
        <Text name="website" />
        <Text name="linkedin" />
        <Text name="instagram" />
        <Text name="facebook" />
      </div>
    </div>
  </section>
);

export const BrokeragePanel = (): ReactNode => (
  <section className="panel panel-pad" aria-labelledby="brokerage-title">
    <h2 id="brokerage-title">Brokerage</h2>
    <div className={styles.fields}>
      <div className={styles.two}>
        <Text name="brokerageName" />
        <Text name="brokerageLicenceNumber" />
      </div>
    </div>
  </section>
);
