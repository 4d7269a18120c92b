import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { telephone } from '../../lib/paths';
import { Button } from '../../ui/button';
import { OFFLINE } from '../../ui/form/form-failure';

/** The form could not be sent. It takes the focus: the button that was pressed is a long way below. */
export function SendFailure({ failure, phone }: { failure: string; phone: string | undefined }): ReactNode {
  const { submitForm } = useFormikContext();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="error-summary" role="alert" ref={box} tabIndex={-1}>
      <h2>{failure}</h2>
      <p>
        {navigator.onLine ? 'Nothing you typed is lost. Please send it again in a moment' : OFFLINE}
        {phone && (
          <>
            , or call <a href={telephone(phone)}>{phone}</a>
          </>
        )}
        .
      </p>
      <Button look="outline" small className="again" onClick={() => void submitForm()}>
        Try again
      </Button>
    </div>
  );
}
