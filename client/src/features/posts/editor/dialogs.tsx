import { textHas } from '@brokerage/domain/text/plain-letters';
import { parseMoney } from '@brokerage/domain/forms/money';
import { termChoices } from '@brokerage/domain/rates/rate-terms';
import type { Editor } from '@tiptap/react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { isAllowedLink } from '@brokerage/domain/blog/html';
import { paths } from '../../../lib/paths';
import { Dialog } from '../../../ui/aria/dialog';
import { SelectField } from '../../../ui/aria/select-field';
import { Button } from '../../../ui/console/button';
import { SearchBox } from '../../../ui/console/search-box';
import { PartFailed } from '../../../ui/console/states';
import { DialogForm } from './dialog-form';
import { useLinkablePostsQuery } from './editor.generated';
import { putLive, type LiveFigures } from './insert';
import type { Live } from './nodes';
import { CALCULATORS, TARGETS, type Target } from './targets';
import styles from './editor.module.css?sheet';

/** What somebody writes for an address: example.ca is a web page, and hello@example.ca an email address. */
export function addressOf(text: string): string | undefined {
  const given = text.trim();
  const guess = isAllowedLink(given)
    ? given
    : /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(given)
      ? `mailto:${given}`
      : /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(given)
        ? `https://${given}`
        : given;
  return isAllowedLink(guess) ? guess : undefined;
}

interface Props {
  editor: Editor;
  close: () => void;
}

function OwnPages({ choose }: { choose: (target: Target) => void }): ReactNode {
  const [q, setQ] = useState('');
  const { data, error, loading, refetch } = useLinkablePostsQuery({ variables: { q }, skip: q.length < 2 });
  const pages = TARGETS.filter(({ title, to }) => textHas(title, q) || to.includes(q.toLowerCase()));
  const posts = q.length < 2 ? [] : (data?.blogs.items ?? []);
  const found = [...posts.map(({ slug, title }) => ({ to: paths.blog(slug), title })), ...pages].slice(0, 8);
  return (
    <>
      <SearchBox label="Search our pages and posts" value={q} onChange={setQ} />
      <ul className={styles.targets} aria-label="Our pages and posts">
        {found.map((target) => (
          <li key={target.to}>
            <button type="button" onClick={() => choose(target)}>
              {target.title} <small>{target.to}</small>
            </button>
          </li>
        ))}
        {found.length === 0 && !error && !loading && <li className="muted">Nothing found. Write the address above.</li>}
      </ul>
      {error && <PartFailed what="Our posts" retry={refetch} />}
    </>
  );
}

/** A link for the words that are selected, or with its own where none are. */
export function LinkDialog({ editor, close }: Props): ReactNode {
  const known = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(known);
  const [problem, setProblem] = useState('');
  function put(href: string, title: string): void {
    const chain = editor.chain().focus();
    if (known) chain.extendMarkRange('link').setMark('link', { href }).run();
    else if (!editor.state.selection.empty) chain.setMark('link', { href }).run();
    else chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] }).run();
    close();
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const href = addressOf(address);
    if (href) put(href, address.trim());
    else setProblem('Write an address of this site (/rates), a web page, an email address or a phone number (tel:).');
  }
  return (
    <Dialog isOpen onClose={close} title={known ? 'Change the link' : 'Add a link'}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label className="a-field">
          <span>Address</span>
          <input
            className="a-input"
            value={address}
            autoComplete="off"
            aria-invalid={problem ? true : undefined}
            aria-describedby="link-problem"
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <p className="problem" id="link-problem" role="alert">
          {problem}
        </p>
        <OwnPages choose={({ to, title }) => put(to, title)} />
        <div className="a-dialog-foot">
          {known && (
            <Button
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
                close();
              }}
            >
              Remove link
            </Button>
          )}
          <Button type="submit" look="main">
            {known ? 'Change link' : 'Add link'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const TERMS = termChoices();

/** A live block, with what it is to show. */
export function LiveDialog({ editor, block, close }: Props & { block: Live }): ReactNode {
  const [figures, setFigures] = useState<LiveFigures>({
    term: '5',
    amount: '',
    years: '25',
    to: CALCULATORS[0]?.to ?? paths.calculator,
    label: 'Work out your own payment',
  });
  const set = (change: Partial<LiveFigures>): void => setFigures((before) => ({ ...before, ...change }));
  const [problem, setProblem] = useState('');
  function insert(): void {
    const read = parseMoney(figures.amount || '500000');
    const amount = 'cents' in read ? read.cents / 100 : NaN;
    const years = Number(figures.years || 25);
    const isRates = block === 'rates';
    if (isRates && !(Number.isInteger(amount) && amount >= 10_000 && amount <= 10_000_000)) {
      setProblem('Write an amount from 10,000 to 10,000,000, in whole dollars.');
      return;
    }
    if (isRates && !(Number.isInteger(years) && years >= 1 && years <= 40)) {
      setProblem('Write the years as a whole number from 1 to 40.');
      return;
    }
    if (!isRates && figures.label.trim() === '') {
      setProblem('Write what the card says.');
      return;
    }
    putLive(editor, block, { ...figures, amount: figures.amount && String(amount) });
    close();
  }
  const text = (name: 'amount' | 'years' | 'label', label: string, hint?: string): ReactNode => (
    <label className="a-field">
      <span>{label}</span>
      <input
        className="a-input"
        inputMode={name === 'label' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={name === 'label' ? 80 : 16}
        value={figures[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
      {hint && <small className="muted">{hint}</small>}
    </label>
  );
  return (
    <DialogForm
      title={block === 'rates' ? 'Today’s rates' : 'Calculator card'}
      close={close}
      takes="Insert"
      take={insert}
      problem={problem}
    >
      {block === 'rates' ? (
        <>
          <p className="muted">
            Readers see the lowest rates of the day they read. You choose what the payment is for.
          </p>
          <SelectField label="Term" options={TERMS} value={figures.term} onChange={(term) => set({ term })} />
          {text('amount', 'Mortgage amount', 'In dollars. Leave blank for $500,000.')}
          {text('years', 'Amortization in years')}
        </>
      ) : (
        <>
          <SelectField
            label="Leads to"
            options={CALCULATORS.map(({ to, title }) => ({ value: to, label: title }))}
            value={figures.to}
            onChange={(to) => set({ to })}
          />
          {text('label', 'What the card says')}
        </>
      )}
    </DialogForm>
  );
}
