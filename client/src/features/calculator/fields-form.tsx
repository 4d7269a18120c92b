import type { Texts } from 'domain/calculator/texts';
import type { ReactNode } from 'react';
import { FieldInput } from './field-input';
import type { FieldGroup } from './spec';

interface Props {
  groups: readonly FieldGroup[];
  texts: Texts;
  refused?: { field: string; message: string };
  onChange: (change: Texts) => void;
  idPrefix?: string;
}

/** What a calculator asks. There is nothing to send: the figures follow each key. */
export function FieldsForm({ groups, texts, refused, onChange, idPrefix }: Props): ReactNode {
  return (
    <form className="calc-form" noValidate onSubmit={(event) => event.preventDefault()}>
      {groups.map(({ title, fields, folded }) => {
        const inputs = fields
          .filter(({ when }) => when?.(texts) ?? true)
          .map((spec) => (
            <FieldInput
              key={spec.name}
              spec={spec}
              idPrefix={idPrefix}
              text={texts[spec.name] ?? ''}
              error={refused?.field === spec.name ? refused.message : undefined}
              onChange={(text) => onChange({ [spec.name]: text })}
            />
          ));
        return folded ? (
          <details key={title} className="calc-more" open={fields.some(({ name }) => Number(texts[name]) > 0)}>
            <summary>{title}</summary>
            <div className="calc-fields">{inputs}</div>
          </details>
        ) : (
          <fieldset key={title} className="calc-group">
            <legend>{title}</legend>
            <div className="calc-fields">{inputs}</div>
          </fieldset>
        );
      })}
    </form>
  );
}
