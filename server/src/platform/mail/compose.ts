import { createElement, type ComponentProps } from 'react';
import type { MailContent, MailTemplate } from '../interfaces.js';
import {
  AccountDeleted,
  EmailChanged,
  NewSignIn,
  PasswordChanged,
  ResetPassword,
  VerifyEmail,
} from './templates/account.js';
import { ApplicationReceived } from './templates/application-received.js';
import { NewEnquiry } from './templates/new-enquiry.js';

/** The subjects that are the same in every letter, as the queue shows them and as they are sent. */
export const SUBJECTS = {
  'verify-email': 'Confirm your email address',
  'reset-password': 'Choose a new password',
  'password-changed': 'Your password was changed',
  'email-changed': 'Your email address was changed',
  'new-sign-in': 'A new sign-in to your account',
  'account-deleted': 'Your account was deleted',
} as const;

/** What each template is made from, its sender included. */
export interface LetterFacts {
  'application-received': ComponentProps<typeof ApplicationReceived>;
  'new-enquiry': ComponentProps<typeof NewEnquiry>;
  'verify-email': ComponentProps<typeof VerifyEmail>;
  'reset-password': ComponentProps<typeof ResetPassword>;
  'password-changed': ComponentProps<typeof PasswordChanged>;
  'email-changed': ComponentProps<typeof EmailChanged>;
  'new-sign-in': ComponentProps<typeof NewSignIn>;
  'account-deleted': ComponentProps<typeof AccountDeleted>;
}

const LETTERS: { [T in MailTemplate]: (facts: LetterFacts[T]) => MailContent } = {
  'application-received': (facts) => ({
    subject: `We have your application ${facts.applicationNumber}`,
    element: createElement(ApplicationReceived, facts),
    ...(facts.unsubscribeUrl !== undefined && { unsubscribeUrl: facts.unsubscribeUrl }),
  }),
  'new-enquiry': (facts) => ({
    subject: `New enquiry: ${facts.subject}`,
    element: createElement(NewEnquiry, facts),
  }),
  'verify-email': (facts) => ({ subject: SUBJECTS['verify-email'], element: createElement(VerifyEmail, facts) }),
  'reset-password': (facts) => ({ subject: SUBJECTS['reset-password'], element: createElement(ResetPassword, facts) }),
  'password-changed': (facts) => ({
    subject: SUBJECTS['password-changed'],
    element: createElement(PasswordChanged, facts),
  }),
  'email-changed': (facts) => ({ subject: SUBJECTS['email-changed'], element: createElement(EmailChanged, facts) }),
  'new-sign-in': (facts) => ({ subject: SUBJECTS['new-sign-in'], element: createElement(NewSignIn, facts) }),
  'account-deleted': (facts) => ({
    subject: SUBJECTS['account-deleted'],
    element: createElement(AccountDeleted, facts),
  }),
};

/** A letter from its facts: the same for one that is sent and for one that is only looked at. */
export const compose = <T extends MailTemplate>(template: T, facts: LetterFacts[T]): MailContent =>
  LETTERS[template](facts);
