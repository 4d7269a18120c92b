import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/console/button';
import { Dialog } from '../../../ui/aria/dialog';
import { nextLender } from '../lender-facts';
import { useUploadLogoCommand, type DeskLenderFragment } from '../lenders.generated';
import type { Actions } from '../use-actions';

interface Props {
  lender: DeskLenderFragment | undefined;
  close: () => void;
  actions: Actions;
}

const MAX_BYTES = 2 * 1024 * 1024;
const KINDS = ['image/png', 'image/jpeg', 'image/webp'];

export function LogoDialog({ lender, close, actions }: Props): ReactNode {
  return (
    <Dialog isOpen={lender !== undefined} onClose={close} title={lender ? `Logo of ${lender.name}` : ''}>
      {lender && <Logo lender={lender} close={close} actions={actions} />}
    </Dialog>
  );
}

/** A quick check before the upload. The server inspects the file itself. */
function refusal({ size, type }: File): string | undefined {
  if (!KINDS.includes(type)) return 'Choose a PNG, JPEG or WebP picture.';
  return size > MAX_BYTES ? 'Choose a picture of 2 MB or less.' : undefined;
}

function Logo({ lender, close, actions }: Props & { lender: DeskLenderFragment }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [send, busy] = useUploadLogoCommand({ failure: 'Not uploaded. Check your connection and try again.' });
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  function choose(chosen: File): void {
    const refused = refusal(chosen);
    setProblem(refused);
    setFile(refused === undefined ? chosen : undefined);
  }

  async function upload(): Promise<void> {
    if (!file || busy) return;
    const { payload, problem: refused } = await send({ bankId: lender.id, file });
    setProblem(refused);
    if (!payload?.bank) return;
    actions.tell(`New logo for ${lender.name} saved. Visitors see it once you publish.`, payload.undoId);
    close();
    await actions.refresh();
  }

  return (
    <>
      <div className="logos">
        <figure>
          <img src={nextLender(lender).logoUrl} alt={`Current logo of ${lender.name}`} width={96} height={96} />
          <figcaption>Current</figcaption>
        </figure>
        <figure>
          {address ? (
            <img src={address} alt={`New logo of ${lender.name}`} width={96} height={96} />
          ) : (
            <span className="logo-none" />
          )}
          <figcaption>{file ? file.name : 'New'}</figcaption>
        </figure>
      </div>
      <p className="muted">PNG, JPEG or WebP, up to 2 MB. We resize it to 256 pixels and remove its hidden data.</p>
      <p className="problem" role="alert">
        {problem}
      </p>
      <input
        ref={input}
        type="file"
        accept={KINDS.join()}
        className="sr-text"
        tabIndex={-1}
        aria-label="Logo picture"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) choose(chosen);
          target.value = '';
        }}
      />
      <div className="a-dialog-foot">
        <Button onClick={() => input.current?.click()}>{file ? 'Choose another picture' : 'Choose a picture'}</Button>
        <Button look="main" disabled={!file} off={busy} onClick={() => void upload()}>
          Save draft
        </Button>
      </div>
    </>
  );
}
