import { useRef, useState } from 'react';
import { PHONE_MIN_CHARACTERS } from 'domain/vocabulary/constants';
import { digitsOf } from 'domain/forms/phone-format';
import type { PhoneCheck } from '../../ui/form/phone-field';
import { useValidatePhoneMutation } from './validate-phone.generated';

/** Asks the server about a number when its field is left. Where the server cannot be asked, the submit will. */
export function usePhoneCheck(refuse: (value: string, message: string) => void): {
  check: PhoneCheck;
  onLeave: (value: string) => void;
} {
  const [check, setCheck] = useState<PhoneCheck>({ state: 'idle' });
  const [validate] = useValidatePhoneMutation({ errorPolicy: 'all' });
  const asked = useRef('');

  async function ask(value: string): Promise<void> {
    setCheck({ state: 'checking' });
    const { data } = await validate({ variables: { phoneNumber: value } });
    if (asked.current !== value) return;
    const answer = data?.validatePhone;
    setCheck(answer?.phoneNumber ? { state: 'verified', value, message: answer.message } : { state: 'idle' });
    if (answer && !answer.phoneNumber) refuse(value, answer.message);
  }

  return {
    check,
    onLeave(value) {
      if (value === asked.current) return;
      asked.current = value;
      if (digitsOf(value).length < PHONE_MIN_CHARACTERS) setCheck({ state: 'idle' });
      else void ask(value).catch(() => setCheck({ state: 'idle' }));
    },
  };
}
