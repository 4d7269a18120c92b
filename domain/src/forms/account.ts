import { object, string, type StringSchema } from 'yup';
import { NAME_MIN_CHARACTERS, PHONE_MIN_CHARACTERS } from '../vocabulary/constants.js';
import { isEmail } from './email.js';
import { passwordProblem } from './password.js';

export const NAME_MAX = 200;

const name = (): StringSchema =>
  string()
    .trim()
    .required('Enter your name')
    .min(NAME_MIN_CHARACTERS, 'Enter your full name')
    .max(NAME_MAX, `Use at most ${NAME_MAX} characters`);
const email = (): StringSchema =>
  string()
    .trim()
    .required('Enter your email address')
    .test('email', 'Enter an email address, like name@example.ca', isEmail);
const phone = (): StringSchema =>
  string()
    .trim()
    .required('Enter your phone number')
    .min(PHONE_MIN_CHARACTERS, 'Enter a phone number with at least 10 digits');
const newPassword = (): StringSchema =>
  string().test('password', function check(value = '') {
    const message = passwordProblem(value);
    return message === undefined || this.createError({ message });
  });

export const registrationSchema = object({ name: name(), email: email(), phone: phone(), password: newPassword() });
export const profileSchema = object({ name: name(), phone: phone() });
export const forgotPasswordSchema = object({ email: email() });
export const newPasswordSchema = object({ password: newPassword() });
export const changePasswordSchema = object({
  current: string().required('Enter your current password'),
  next: newPassword(),
});
export const changeEmailSchema = object({ email: email(), current: string().required('Enter your password') });

/** What is wrong with a name, as the server sees it too. */
export function nameProblem(text: string): string | undefined {
  const length = text.trim().length;
  if (length < NAME_MIN_CHARACTERS) return 'Enter your full name';
  return length > NAME_MAX ? `Use at most ${NAME_MAX} characters` : undefined;
}
