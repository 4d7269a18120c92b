import { useId, type ReactNode } from 'react';
import { BLOG_CATEGORIES } from '@brokerage/domain/blog/categories';
import { BLOG_LOCALES } from '@brokerage/domain/blog/locales';
import { BLOG_LIMITS, slugOf } from '@brokerage/domain/blog/post';
import { SelectField } from '../../../ui/aria/select-field';
import { Button } from '../../../ui/console/button';
import type { PostEditing } from './post-editing';
import { instantOfText } from '../../../ui/console/office-moment';
import { WhenInput } from '../../../ui/when/when-input';
import { saidInZones } from './schedule';
import styles from './editor.module.css?sheet';

type Name = 'slug' | 'excerpt' | 'tags' | 'coverAlt' | 'publishAt';

interface FieldProps {
  editing: PostEditing;
  name: Name;
  label: string;
  hint?: ReactNode;
  most?: number;
  rows?: number;
  isMoment?: boolean;
  placeholder?: string;
}

/** A field beside the text, with what the server says about it. */
function Field({ editing, name, label, hint, most, rows, isMoment, placeholder }: FieldProps): ReactNode {
  const id = useId();
  const problem = editing.errors[name];
  const aria = {
    id,
    value: editing.fields[name],
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': `${id}-hint ${id}-problem`,
  };
  const shared = {
    ...aria,
    maxLength: most,
    placeholder,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => editing.set({ [name]: target.value }),
  };
  return (
    <div className="a-field">
      <label htmlFor={id}>{label}</label>
      {isMoment ? (
        <WhenInput {...aria} kind="moment" onChange={(value) => editing.set({ [name]: value })} />
      ) : rows ? (
        <textarea className="a-input" rows={rows} {...shared} />
      ) : (
        <input className="a-input" {...shared} />
      )}
      <small className="muted" id={`${id}-hint`}>
        {hint}
      </small>
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  );
}

/** When readers see it, with the zone named. */
export function Schedule({ editing }: { editing: PostEditing }): ReactNode {
  const instant = instantOfText(editing.fields.publishAt);
  const hint = instant
    ? saidInZones(instant).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))
    : 'Toronto time (America/Toronto). Leave blank to publish it as soon as it’s approved.';
  return <Field editing={editing} name="publishAt" isMoment label="Publish at" hint={hint} />;
}

interface Props {
  editing: PostEditing;
  /** Opens the choice of a picture for the cover. */
  chooseCover: () => void;
}

export function SideFields({ editing, chooseCover }: Props): ReactNode {
  const { fields, set, errors } = editing;
  return (
    <>
      <section className="panel panel-pad" aria-labelledby="cover-title">
        <div className={styles.fields}>
          <h2 id="cover-title">Cover</h2>
          {fields.coverUrl && <img className={styles.cover} src={fields.coverUrl} alt={fields.coverAlt} />}
          {errors['coverImageUrl'] && <p className="problem">{errors['coverImageUrl']}</p>}
          {fields.coverUrl && (
            <Field
              editing={editing}
              name="coverAlt"
              label="What the cover shows"
              most={BLOG_LIMITS.alt}
              hint="For people who can’t see it. Leave blank if it’s decoration."
            />
          )}
          <div className={styles.row}>
            <Button small onClick={chooseCover}>
              {fields.coverUrl ? 'Replace cover' : 'Choose a cover'}
            </Button>
            {fields.coverUrl && (
              <Button small look="quiet" onClick={() => set({ coverUrl: '', coverAlt: '' })}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </section>
      <section className="panel panel-pad" aria-label="Where it belongs">
        <div className={styles.fields}>
          <SelectField
            label="Category"
            options={BLOG_CATEGORIES}
            value={fields.category || undefined}
            onChange={(category) => set({ category })}
            problem={errors['category']}
          />
          <SelectField
            label="Language"
            options={BLOG_LOCALES}
            value={fields.locale}
            onChange={(locale) => set({ locale })}
          />
          <Field
            editing={editing}
            name="tags"
            label="Tags"
            hint={`Separated by commas, at most ${BLOG_LIMITS.tags}.`}
            placeholder="fixed rate, renewal"
          />
          <Field
            editing={editing}
            name="slug"
            label="Address"
            most={BLOG_LIMITS.title}
            placeholder={slugOf(fields.title)}
            hint={`/blog/${slugOf(fields.slug || fields.title) || '…'}. Old links will redirect here.`}
          />
          <Field
            editing={editing}
            name="excerpt"
            label="Summary"
            most={BLOG_LIMITS.excerpt}
            rows={3}
            hint="For lists, search engines and shared links. Leave blank to use the opening lines."
          />
        </div>
      </section>
    </>
  );
}
