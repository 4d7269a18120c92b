import { object, string } from 'yup';
import { isEmail } from './email.js';

export const loginSchema = object({
  email: string()
    .trim()
    .required('Enter your email address')
    .test('email', 'Enter an email address, like name@example.ca', isEmail),
  password: string().required('Enter your password'),
});

export interface LoginValues {
  email: string;
  password: string;
}
