import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { sendFile } from '../../lib/send-file';
import { UploadLogoDocument, type DeskLenderFragment } from './lenders.generated';

interface Props {
  lender: DeskLenderFragment | undefined;
  close: () => void;
  changed: () => void;
}

const MAX_BYTES = 2 * 1024 * 1024;
const KINDS = ['image/png', 'image/jpeg', 'image/webp'];

export function LogoDialog({ lender, close, changed }: Props): ReactNode {
  return (
    <Dialog isOpen={lender !== undefined} onClose={close} title={lender ? `Logo of ${lender.name}` : ''}>
      {lender && <Logo lender={lender} close={close} changed={changed} />}
    </Dialog>
  );
}

/** Told before anything is sent; the server looks at the file itself. */
function refusal({ size, type }: File): string | undefined {
  if (!KINDS.includes(type)) return 'Choose a PNG, JPEG or WebP picture.';
  return size > MAX_BYTES ? 'Choose a picture of at most 2 MB.' : undefined;
}

function Logo({ lender, close, changed }: Props & { lender: DeskLenderFragment }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  function choose(chosen: File): void {
    const refused = refusal(chosen);
    setProblem(refused);
    setFile(refused === undefined ? chosen : undefined);
  }

  async function upload(): Promise<void> {
    if (!file || busy) return;
    setBusy(true);
    const data = await sendFile(
      UploadLogoDocument,
      { bankId: lender.id, file: null },
      { name: 'file', content: file },
    ).catch(() => undefined);
    setBusy(false);
    const answer = data?.uploadBankLogo;
    if (!answer?.bank) {
      setProblem(answer?.userErrors[0]?.message ?? 'Not sent: the connection or the server is away.');
      return;
    }
    toast({ text: `Visitors see the new logo of ${lender.name}` });
    changed();
    close();
  }

  return (
    <>
      <div className="logos">
        <figure>
          <img src={lender.logoUrl} alt={`The logo of ${lender.name} now`} width={96} height={96} />
          <figcaption>Now</figcaption>
        </figure>
        <figure>
          {address ? (
            <img src={address} alt={`The logo of ${lender.name} as chosen`} width={96} height={96} />
          ) : (
            <span className="logo-none" />
          )}
          <figcaption>{file ? file.name : 'Chosen'}</figcaption>
        </figure>
      </div>
      <p className="muted">
        A PNG, JPEG or WebP of at most 2 MB. It is drawn anew at 256 pixels, without its hidden data.
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
      <input
        ref={input}
        type="file"
        accept={KINDS.join()}
        className="vh"
        tabIndex={-1}
        aria-label="Logo picture"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) choose(chosen);
          target.value = '';
        }}
      />
      <div className="a-dialog-foot">
        <button type="button" className="b b2" onClick={() => input.current?.click()}>
          {file ? 'Choose another' : 'Choose a picture'}
        </button>
        <button type="button" className="b b1" disabled={!file || busy} onClick={() => void upload()}>
          Use this logo
        </button>
      </div>
    </>
  );
}
