import { DOCUMENTS } from '@brokerage/domain/underwriting/documents';
import { APPLICANT, MAX_WORDS, OTHER_DOCUMENT, WHOLE_FILE } from '@brokerage/domain/application/document-requests';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { useTyped } from '../../ui/console/use-typed';
import { FileDocumentsDocument, useRequestDocumentsCommand } from './documents.generated';
import type { Paper } from './papers';

interface Props {
  isOpen: boolean;
  close: () => void;
  applicationId: string;
  papers: readonly Paper[];
}

/** One more paper: of the checklist, or in the office's own words. */
export function AskForDocument(props: Props): ReactNode {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.close} title="Ask for another document">
      <Question {...props} />
    </Dialog>
  );
}

function Question({ close, applicationId, papers }: Props): ReactNode {
  const id = useId();
  const [{ person, code, words }, setTyped] = useTyped<Record<'person' | 'code' | 'words', string>>(
    'ask-for-document',
    { person: APPLICANT, code: OTHER_DOCUMENT, words: '' },
  );
  const [problem, setProblem] = useState<string>();
  const [ask, busy] = useRequestDocumentsCommand({
    update(cache, { data }) {
      const file = data?.requestDocuments?.file;
      if (file)
        cache.updateQuery({ query: FileDocumentsDocument, variables: { applicationId } }, () => ({
          fileDocuments: file,
        }));
    },
  });
  // papers of somebody who is not on the application any more have no name, and nobody to ask
  const names = new Map(papers.flatMap(({ person, personName }) => (personName ? [[person, personName]] : [])));
  const people = [...new Set([APPLICANT, WHOLE_FILE, ...names.keys()])];
  const nameOf = (one: string): string => (one === WHOLE_FILE ? 'The file' : (names.get(one) ?? 'The applicant'));
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const item = { person, code: code === OTHER_DOCUMENT ? null : code, words: words.trim() || null };
    const outcome = await ask({ applicationId, items: [item] });
    if (outcome.done) {
      toast({ text: 'Asked. The next email says so' });
      close();
    } else setProblem(outcome.problem ?? Object.values(outcome.errors)[0]);
  };
  return (
    <form className="stack-4" onSubmit={(event) => void submit(event)}>
      <label className="a-field">
        <span>From</span>
        <select
          className="a-input"
          value={person}
          onChange={({ target }) => setTyped((now) => ({ ...now, person: target.value }))}
        >
          {people.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      <label className="a-field">
        <span>Document</span>
        <select
          className="a-input"
          value={code}
          onChange={({ target }) => setTyped((now) => ({ ...now, code: target.value }))}
        >
          <option value={OTHER_DOCUMENT}>Something else, in your words</option>
          {Object.entries(DOCUMENTS).map(([known, { staffLabel }]) => (
            <option key={known} value={known}>
              {staffLabel}
            </option>
          ))}
        </select>
      </label>
      <label className="a-field">
        <span>{code === OTHER_DOCUMENT ? 'What you need' : 'In your words (optional)'}</span>
        <input
          className="a-input"
          maxLength={MAX_WORDS}
          required={code === OTHER_DOCUMENT}
          aria-describedby={`${id}-problem`}
          value={words}
          onChange={({ target }) => setTyped((now) => ({ ...now, words: target.value }))}
        />
      </label>
      <p className="problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <div className="a-dialog-foot">
        <Button onClick={close}>Cancel</Button>
        <Button look="main" type="submit" off={busy}>
          Ask for it
        </Button>
      </div>
    </form>
  );
}
