import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { counted } from '../../../lib/counted';
import { Button } from '../../../ui/console/button';
import { Dialog } from '../../../ui/aria/dialog';
import { RowSkeletons } from '../../../ui/console/states';
import type { ImportStatus } from '../../../schema.generated';
import { changes } from '../publications/banner';
import { DifferenceList } from '../../../ui/console/difference-list';
import { differences, product } from '../facts';
import { useImportRatesCommand, type ImportRatesMutation } from './import.generated';
import type { Actions } from '../use-actions';
import { useRefresh } from '../use-refresh';

type Imported = NonNullable<ImportRatesMutation['importRates']>;
type Line = NonNullable<Imported['lines']>[number];

const AWAY = 'The file was not checked. Check your connection and try again.';
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

/** Shows what the file would do, line by line. Then imports the valid lines as drafts. */
function Import({ close, actions }: { close: () => void; actions: Actions }): ReactNode {
  const refresh = useRefresh();
  const [file, setFile] = useState<File>();
  const latest = useRef<File>(undefined);
  const [result, setResult] = useState<Imported>();
  const [problem, setProblem] = useState<string>();
  const [send, busy] = useImportRatesCommand({ failure: AWAY });

  async function read(chosen: File): Promise<void> {
    setFile(chosen);
    setResult(undefined);
    setProblem(undefined);
    latest.current = chosen;
    const answer = await send({ file: chosen, dryRun: true });
    // somebody has chosen another file since
    if (latest.current !== chosen) return;
    if (answer.done) setResult(answer.payload);
    setProblem(answer.problem);
  }

  async function carryOut(): Promise<void> {
    if (!file || busy) return;
    const { payload, problem: refused } = await send({ file, dryRun: false });
    setProblem(refused);
    if (!payload || refused !== undefined) return;
    const count = (payload.created ?? 0) + (payload.changed ?? 0);
    actions.tell(`${changes(count)} imported from ${file.name} as drafts`, payload.undoId);
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
        <Button onClick={close}>Cancel</Button>
        <Button look="main" disabled={good === 0} off={busy} onClick={() => void carryOut()}>
          {good === 0 ? 'Import' : `Import ${changes(good)}`}
        </Button>
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
          Columns: bank, term, type and rate. Optional: compounding, fees (or apr), purpose, insurance, province,
          visibility, ends_on and notes. Up to 5 MB. You see what will change before anything is saved.
        </small>
      </p>
      <Button onClick={() => input.current?.click()}>{file ? 'Choose another file' : 'Choose a file'}</Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        className="sr-text"
        aria-label="CSV file"
        tabIndex={-1}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) choose(chosen);
          // lets people fix the file and choose it again
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
      <div className="dry-run" tabIndex={0} role="region" aria-label="Dry run">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Lender</th>
              <th scope="col">Result</th>
              <th scope="col">Change or problem</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, SHOWN).map((line) => (
              <LineRow key={line.line} line={line} />
            ))}
          </tbody>
        </table>
        {shown.length > SHOWN && (
          <p className="muted">and {counted(shown.length - SHOWN, 'more line', 'more lines')}</p>
        )}
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
