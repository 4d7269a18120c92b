import { useRef, useState } from 'react';
import { PHONE_MIN_CHARACTERS } from '@brokerage/domain/vocabulary/constants';
import { digitsOf } from '@brokerage/domain/forms/phone-format';
import type { PhoneCheck } from '../../ui/form/phone-field';
import { useValidatePhoneCommand } from './validate-phone.generated';

/** Asks the server about a number when its field is left. Where the server cannot be asked, the submit will. */
export function usePhoneCheck(refuse: (value: string, message: string) => void): {
  check: PhoneCheck;
  onLeave: (value: string) => void;
} {
  const [check, setCheck] = useState<PhoneCheck>({ state: 'idle' });
  const [validate] = useValidatePhoneCommand();
  const asked = useRef('');

  async function ask(value: string): Promise<void> {
    setCheck({ state: 'checking' });
    const { payload: answer } = await validate({ phoneNumber: value });
    if (asked.current !== value) return;
    setCheck(answer?.phoneNumber ? { state: 'verified', value, message: answer.message } : { state: 'idle' });
    if (answer && !answer.phoneNumber) refuse(value, answer.message);
  }

  return {
    check,
    onLeave(value) {
      if (value === asked.current) return;
      asked.current = value;
      if (digitsOf(value).length < PHONE_MIN_CHARACTERS) setCheck({ state: 'idle' });
      else void ask(value);
    },
  };
}
