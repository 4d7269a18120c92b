import type { ValidationError } from 'yup';
import { REGISTRATION } from './account.js';
import { schemaOf } from '../forms/field-schema.js';
import { passwordProblem } from './password.js';

test.each([
  ['', 'Choose a password'],
  ['nine char', 'Use at least 10 characters'],
  ['x'.repeat(201), 'Use at most 200 characters'],
])('%j is refused', (password, message) => expect(passwordProblem(password)).toBe(message));

test.each(['ten  chars', '🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡', 'é'.repeat(200), "'; drop table --"])('%j is accepted', (password) =>
  expect(passwordProblem(password)).toBeUndefined(),
);

test('a registration names what is missing, field by field', async () => {
  const problems = await schemaOf(REGISTRATION)
    .validate({ name: 'A', email: 'nobody', phone: '', password: 'short' }, { abortEarly: false })
    .catch((error: unknown) => (error as ValidationError).inner);
  const messages = Object.fromEntries((problems as ValidationError[]).map(({ path, message }) => [path, message]));
  expect(messages).toEqual({
    name: 'Enter your full name',
    email: 'Enter an email address, like name@example.ca',
    phone: expect.stringMatching(/phone number/),
    password: 'Use at least 10 characters',
  });
});
