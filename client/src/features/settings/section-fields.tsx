import { isAsked } from '@brokerage/domain/forms/fields';
import type { SettingsContent, SettingsField, SettingsList, SettingsSection } from '@brokerage/domain/settings/section';
import type { ReactNode } from 'react';
import { ChoiceControl, Control, TextControl } from '../../ui/console/edit/control';
import { Rows } from '../../ui/console/edit/rows';
import { WhenInput } from '../../ui/when/when-input';

const EMAIL_MAX = 254;
const PHONE_MAX = 40;
const NUMBER_MAX = 10;
const TYPES = { phone: 'tel', email: 'email', text: 'text', longText: 'text', number: 'text' } as const;

interface AnswerProps {
  field: SettingsField;
  /** The control's name: its place in the section */
  name: string;
  value: string;
  change: (value: string) => void;
}

const maxOf = (field: Exclude<SettingsField, { kind: 'date' }>): number => {
  if (field.kind === 'text' || field.kind === 'longText') return field.max;
  if (field.kind === 'number') return NUMBER_MAX;
  return field.kind === 'phone' ? PHONE_MAX : EMAIL_MAX;
};

const FEWEST_ROWS = 3;
const MOST_ROWS = 14;
const ROW_CHARACTERS = 80;

/** A long text shows most of what it holds. */
function rowsOf({ kind }: SettingsField, value: string): number | undefined {
  if (kind !== 'longText') return undefined;
  const lines = value.split('\n').map((line) => Math.max(1, Math.ceil(line.length / ROW_CHARACTERS)));
  const needed = lines.reduce((sum, rows) => sum + rows, 0);
  return Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, needed));
}

/** One answer, with the control of its kind. */
function Answer({ field, name, value, change }: AnswerProps): ReactNode {
  const { label, hint } = field;
  const shared = { name, label, hint, value, change };
  if (field.kind === 'choice') {
    return <ChoiceControl {...shared} choices={field.choices} empty={field.empty} />;
  }
  if (field.kind === 'date') {
    return (
      <Control name={name} label={label} hint={hint}>
        {(aria) => <WhenInput {...aria} kind="day" value={value} onChange={change} />}
      </Control>
    );
  }
  const type = TYPES[field.kind];
  return <TextControl {...shared} max={maxOf(field)} rows={rowsOf(field, value)} type={type} />;
}

const widthOf = ({ kind }: SettingsField): string | undefined => (kind === 'longText' ? 'editor-whole' : undefined);

interface Props {
  section: SettingsSection;
  draft: SettingsContent;
  set: (draft: SettingsContent) => void;
}

/** A list of short answers without hints reads as a table: its labels stand once, above it. */
const headsOf = ({ fields }: SettingsList): string[] | undefined =>
  fields.length <= 3 && fields.length > 1 && fields.every(({ kind, hint }) => kind !== 'longText' && hint === undefined)
    ? fields.map(({ label }) => label)
    : undefined;

function ListPanel({ list, draft, set }: Omit<Props, 'section'> & { list: SettingsList }): ReactNode {
  const blank = Object.fromEntries(list.fields.map(({ name }) => [name, '']));
  return (
    <Rows
      name={list.name}
      title={list.title}
      hint={list.hint}
      rows={draft.lists[list.name] ?? []}
      blank={blank}
      add={`Add ${/^[aeiou]/.test(list.noun) ? 'an' : 'a'} ${list.noun}`}
      called={(index) => `${list.noun} ${index + 1}`}
      most={list.most}
      change={(rows) => set({ ...draft, lists: { ...draft.lists, [list.name]: rows } })}
      ordered
      heads={headsOf(list)}
      look={list.fields.length === 3 ? 'editor-line editor-three' : 'editor-line'}
    >
      {(row, place, put) =>
        list.fields
          .filter((field) => isAsked(field, row))
          .map((field) => (
            <div key={field.name} className={widthOf(field)}>
              <Answer
                field={field}
                name={`${place}.${field.name}`}
                value={row[field.name] ?? ''}
                change={(value) => put({ ...row, [field.name]: value })}
              />
            </div>
          ))
      }
    </Rows>
  );
}

/** Every question and list of a section, as its table describes them. */
export function SectionFields({ section, draft, set }: Props): ReactNode {
  return (
    <>
      {section.fields.length > 0 && (
        <section className="panel panel-pad" aria-labelledby="answers-title">
          <h2 id="answers-title">{section.title}</h2>
          <div className="editor-line">
            {section.fields.map((field) => (
              <div key={field.name} className={widthOf(field)}>
                <Answer
                  field={field}
                  name={field.name}
                  value={draft.texts[field.name] ?? ''}
                  change={(value) => set({ ...draft, texts: { ...draft.texts, [field.name]: value } })}
                />
              </div>
            ))}
          </div>
        </section>
      )}
      {section.lists.map((list) => (
        <ListPanel key={list.name} list={list} draft={draft} set={set} />
      ))}
    </>
  );
}
