import { useState, type ReactNode } from 'react';
import { toast } from '../../../ui/aria/toast';
import { Button } from '../../../ui/console/button';
import { copyText } from '../../../ui/use-copy';
import { usePreviewLinkCommand } from './editor.generated';

/** A link for somebody without an account. Where the browser has no clipboard, it stands here to be copied by hand. */
export function PreviewLink({ id }: { id: string }): ReactNode {
  const [make, isMaking] = usePreviewLinkCommand();
  const [shown, setShown] = useState('');
  async function copy(): Promise<void> {
    const { payload, problem } = await make({ blogId: id });
    const url = payload?.link?.url;
    if (url === undefined) return void toast({ text: problem ?? 'The link couldn’t be made. Try again.', bad: true });
    if (await copyText(url)) toast({ text: 'Link copied. It shows the last saved version for 72 hours' });
    else setShown(url);
  }
  return (
    <>
      <Button small off={isMaking} onClick={() => void copy()}>
        Copy preview link
      </Button>
      {shown && (
        <label className="a-field">
          <span>Preview link, for 72 hours</span>
          <input className="input" readOnly value={shown} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
