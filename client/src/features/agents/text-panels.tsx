import { AGENT_BROKERAGE, AGENT_CONTACT, AGENT_WHO, type AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import { titleNote, titlesOn } from '@brokerage/domain/agents/titles';
import type { ReactNode } from 'react';
import { officeToday } from '../../lib/office-today';
import { AddressField } from './address-field';
import { ChoiceControl, TextControl } from '../../ui/console/edit/control';
import { useDrafting } from './draft-context';

type AgentField = (typeof AGENT_FORM)[number];

const PHONE_MAX = 40;
const EMAIL_MAX = 254;
/** A text that may be longer than this has a box of some lines */
const ONE_LINE_MAX = 200;
const TYPES = { phone: 'tel', email: 'email', text: 'text', longText: 'text', choice: 'text' } as const;

function rowsOf(field: AgentField): number | undefined {
  if (field.kind === 'longText') return 8;
  return 'max' in field && field.max > ONE_LINE_MAX ? 3 : undefined;
}

/** A text of the agent, as the field table describes it. */
function Text({ field }: { field: AgentField }): ReactNode {
  const { draft, set } = useDrafting();
  const { name, kind, label } = field;
  const max = 'max' in field ? field.max : kind === 'phone' ? PHONE_MAX : EMAIL_MAX;
  return (
    <TextControl
      name={name}
      label={label}
      hint={'hint' in field ? field.hint : undefined}
      max={max}
      rows={rowsOf(field)}
      type={TYPES[kind]}
      value={draft.texts[name]}
      change={(value) => set({ texts: { ...draft.texts, [name]: value } })}
    />
  );
}

const textsOf = (fields: readonly AgentField[]): ReactNode =>
  fields.map((field) => <Text key={field.name} field={field} />);

const [LICENSED_NAME] = AGENT_WHO;
/** Those that have controls of their own */
const PLACED = new Set(['licensedName', 'title', 'subdomain']);
const ABOUT = AGENT_WHO.filter(({ name }) => !PLACED.has(name));

export function WhoPanel({ address }: { address: string | undefined }): ReactNode {
  const { draft, set } = useDrafting();
  const note = titleNote(draft.texts.title);
  return (
    <section className="panel panel-pad" aria-labelledby="who-title">
      <h2 id="who-title">Who they are</h2>
      <div className="editor-fields">
        <div className="editor-line">
          <Text field={LICENSED_NAME} />
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
        {textsOf(ABOUT)}
      </div>
    </section>
  );
}

export const ContactPanel = (): ReactNode => (
  <section className="panel panel-pad" aria-labelledby="contact-title">
    <h2 id="contact-title">Contact</h2>
    <div className="editor-fields">
      <div className="editor-line">{textsOf(AGENT_CONTACT)}</div>
    </div>
  </section>
);

export const BrokeragePanel = (): ReactNode => (
  <section className="panel panel-pad" aria-labelledby="brokerage-title">
    <h2 id="brokerage-title">Brokerage</h2>
    <div className="editor-fields">
      <div className="editor-line">{textsOf(AGENT_BROKERAGE)}</div>
    </div>
  </section>
);
