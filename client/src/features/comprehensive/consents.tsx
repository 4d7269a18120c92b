import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { readAt } from '@brokerage/domain/forms/field-input';
import type { Answers } from '@brokerage/domain/application/parts';
import type { ConsentName, Sender } from '@brokerage/domain/vocabulary/consents';
import { useConsentWords } from '../../lib/consent-words';
import { paths } from '../../lib/paths';
import { ConsentBox } from '../../ui/form/consent-box';
import { FieldError } from '../../ui/form/field';

interface Consent {
  name: 'privacy' | 'contact' | 'creditCheck' | 'marketing';
  title: string;
  need: string;
  words: ConsentName;
}

/** Each stands alone, and none is ticked beforehand. */
const CONSENTS: readonly Consent[] = [
  { name: 'privacy', title: 'Use my information', need: 'needed to send', words: 'PRIVACY' },
  { name: 'contact', title: 'Contact me', need: 'needed to send', words: 'CONTACT' },
  { name: 'creditCheck', title: 'Check my credit', need: 'can wait', words: 'CREDIT_CHECK' },
  { name: 'marketing', title: 'Send me rate news', need: 'optional', words: 'MARKETING' },
];

/** `refused`: what is wrong, by the consent's place. */
export function Consents({
  sender,
  refused,
}: {
  sender: Sender;
  refused: (name: string) => string | undefined;
}): ReactNode {
  const { values, setFieldValue } = useFormikContext<Answers>();
  const wordsOf = useConsentWords();
  return CONSENTS.map(({ name, title, need, words }) => {
    const place = `consents.${name}`;
    const error = refused(place);
    return (
      <ConsentBox
        key={name}
        name={place}
        title={title}
        need={need}
        words={wordsOf(words, sender)}
        checked={readAt(values, ['consents', name]) === true}
        onChange={(checked) => void setFieldValue(place, checked)}
        invalid={error !== undefined}
      >
        {name === 'privacy' && (
          <Link to={paths.privacy} target="_blank">
            Read the privacy notice<span className="sr-text"> (opens in a new tab)</span>
          </Link>
        )}
        <FieldError name={place} error={error} />
      </ConsentBox>
    );
  });
}
