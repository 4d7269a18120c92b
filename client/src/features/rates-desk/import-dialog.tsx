import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Dialog } from '../../ui/aria/dialog';
import { RowSkeletons } from '../../ui/console/states';
import { sendFile } from '../../lib/send-file';
import type { ImportStatus } from '../../schema.generated';
import { changes } from './banner';
import { DifferenceList } from './difference-list';
import { differences, product } from './facts';
import { ImportRatesDocument, type ImportRatesMutation } from './import.generated';
import type { Actions } from './use-actions';
import { useRefresh } from './use-refresh';

type Imported = NonNullable<ImportRatesMutation['importRates']>;
type Line = NonNullable<Imported['lines']>[number];

const AWAY = 'The file could not be read by the server: the connection or the server is away. Try again.';
const SHOWN = 200;
const STATES: readonly { status: ImportStatus; label: string; look: string }[] = [
  { status: 'REFUSED', label: 'Refused', look: 'tag-bad' },
  { status: 'NEW', label: 'New', look: 'tag-good' },
  { status: 'CHANGED', label: 'Changed', look: 'tag-warn' },
  { status: 'UNCHANGED', label: 'Unchanged', look: 'tag-calm' },
];

export function ImportDialog({
  isOpen,
  close,
  actions,
}: {
  isOpen: boolean;
  close: () => void;
  actions: Actions;
}): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Import rates from CSV" size="wide">
      {isOpen && <Import close={close} actions={actions} />}
    </Dialog>
  );
}

const send = async (content: File, dryRun: boolean): Promise<Imported | undefined> => {
  const data = await sendFile(ImportRatesDocument, { file: null, dryRun }, { name: 'file', content }).catch(
    () => undefined,
  );
  return data?.importRates ?? undefined;
};

/** First what the file would do, line by line; then, when asked, the good lines as changes that wait. */
function Import({ close, actions }: { close: () => void; actions: Actions }): ReactNode {
  const refresh = useRefresh();
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<Imported>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function read(chosen: File): Promise<void> {
    setFile(chosen);
    setResult(undefined);
    setProblem(undefined);
    setBusy(true);
    const answer = await send(chosen, true);
    setBusy(false);
    const wrong = answer ? answer.userErrors[0]?.message : AWAY;
    if (wrong === undefined) setResult(answer);
    else setProblem(wrong);
  }

  async function carryOut(): Promise<void> {
    if (!file || busy) return;
    setBusy(true);
    const answer = await send(file, false);
    setBusy(false);
    const wrong = answer ? answer.userErrors[0]?.message : AWAY;
    if (!answer || wrong !== undefined) {
      setProblem(wrong);
      return;
    }
    const count = (answer.created ?? 0) + (answer.changed ?? 0);
    actions.tell(`${changes(count)} imported from ${file.name}, not published`, answer.undoId);
    close();
    await refresh('everything');
  }

  const good = (result?.created ?? 0) + (result?.changed ?? 0);
  return (
    <>
      <Chooser file={file} choose={(chosen) => void read(chosen)} />
      <p className="problem" role="alert">
        {problem}
      </p>
      {busy && !result && <RowSkeletons rows={3} />}
      {result && <DryRun result={result} />}
      <div className="a-dialog-foot">
        <button type="button" className="b b2" onClick={close}>
          Cancel
        </button>
        <button type="button" className="b b1" disabled={good === 0 || busy} onClick={() => void carryOut()}>
          {good === 0 ? 'Import' : `Import ${changes(good)}`}
        </button>
      </div>
    </>
  );
}

function Chooser({ file, choose }: { file: File | undefined; choose: (file: File) => void }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) choose(dropped);
  };
  return (
    <div
      className={over ? 'file-drop file-drop-over' : 'file-drop'}
      role="group"
      aria-label="File to import"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={28} aria-hidden="true" />
      <p>
        <b>{file ? file.name : 'Drop a CSV file here'}</b>
        <small>
          Columns bank, term, type and rate; apr, purpose, insurance, province, visibility, ends_on and notes if you
          like. Up to 5 MB. Nothing is changed before you have seen what it does.
        </small>
      </p>
      <button type="button" className="b b2" onClick={() => input.current?.click()}>
        {file ? 'Choose another' : 'Choose a file'}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        className="vh"
        aria-label="CSV file"
        tabIndex={-1}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) choose(chosen);
          // the same file, mended, can be chosen again
          target.value = '';
        }}
      />
    </div>
  );
}

function DryRun({ result }: { result: Imported }): ReactNode {
  const { lines, created, changed, unchanged, refused } = result;
  const counts: Record<ImportStatus, number> = {
    NEW: created ?? 0,
    CHANGED: changed ?? 0,
    UNCHANGED: unchanged ?? 0,
    REFUSED: refused ?? 0,
  };
  const [status, setStatus] = useState<ImportStatus>();
  const shown = (lines ?? []).filter((line) => !status || line.status === status);
  return (
    <>
      <div className="dry-run-counts" role="group" aria-label="Show only">
        {STATES.map((state) => (
          <button
            key={state.status}
            type="button"
            className={status === state.status ? 'a-chip a-chip-on' : 'a-chip'}
            aria-pressed={status === state.status}
            onClick={() => setStatus(status === state.status ? undefined : state.status)}
          >
            {state.label} <b className="num">{counts[state.status]}</b>
          </button>
        ))}
      </div>
      {/* it scrolls: with arrow keys too */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="dry-run" tabIndex={0} role="region" aria-label="What the file would do">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Lender</th>
              <th scope="col">What happens</th>
              <th scope="col">Before and after, or why not</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, SHOWN).map((line) => (
              <LineRow key={line.line} line={line} />
            ))}
          </tbody>
        </table>
        {shown.length > SHOWN && <p className="muted">and {shown.length - SHOWN} more lines</p>}
      </div>
    </>
  );
}

function LineRow({ line: { line, status, bankName, message, before, after } }: { line: Line }): ReactNode {
  const state = STATES.find((entry) => entry.status === status);
  return (
    <tr>
      <td className="num">{line}</td>
      <td>
        <b>{bankName}</b>
        {after && <small>{product(after)}</small>}
      </td>
      <td>
        <span className={`tag ${state?.look ?? ''}`}>{state?.label}</span>
      </td>
      <td>
        {message}
        {!message && (status === 'NEW' || status === 'CHANGED') && (
          <DifferenceList differences={differences(before, after)} />
        )}
      </td>
    </tr>
  );
}
