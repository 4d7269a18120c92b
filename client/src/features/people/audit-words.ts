import { ROLE_NAMES } from './roles';

const ACTIONS: Record<string, string> = {
  'user.role': 'Role changed',
  'user.suspend': 'Suspended',
  'user.restore': 'Restored',
  'user.delete': 'Account deleted',
  'user.update': 'Details changed',
  'user.email': 'Email address changed',
  'user.password': 'Password changed',
  'second_factor.on': 'Second step turned on',
  'second_factor.off': 'Second step turned off',
  'enquiry.read': 'Enquiry opened',
  'enquiry.status': 'Enquiry moved',
  'enquiry.note': 'Note written',
  'mail.retry': 'E-mail sent again',
  'rate.change': 'Rate edited',
  'rate.add': 'Rate added',
  'rate.bulk': 'Rates edited',
  'rate.undo': 'Edit taken back',
  'rate.discard': 'Edits discarded',
  'rate.publish': 'Rates published',
  'rate.restore': 'Rates restored',
  'rate.import': 'Rates imported',
  'rate.export': 'Rates exported',
  'bank.create': 'Lender added',
  'bank.update': 'Lender changed',
  'bank.logo': 'Logo changed',
};

const FIELDS: Record<string, string> = {
  role: 'Role',
  suspended: 'Suspended',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  status: 'Status',
  marketingConsent: 'Offers by email',
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'user.suspend' in words; one without words of its own yet is still readable: 'rate.publish' as 'Rate: publish'. */
export function actionWords(action: string): string {
  const [noun = '', verb = ''] = action.replaceAll('_', ' ').split('.');
  return ACTIONS[action] ?? `${sentence(noun)}: ${verb}`;
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return JSON.stringify(value);
  return ROLE_NAMES[value] ?? (/^[A-Z_]+$/.test(value) ? sentence(value.toLowerCase().replaceAll('_', ' ')) : value);
}

type Values = Readonly<Record<string, unknown>> | null | undefined;

/** What changed, a line each: 'Role: Client → Moderator'. An entry that has a summary of its own says just that. */
export function changeWords(before: Values, after: Values): string[] {
  const summary = after?.['summary'] ?? before?.['summary'];
  if (typeof summary === 'string') return [sentence(summary)];
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => {
    const values = [before?.[field], after?.[field]].filter((value) => value != null).map(valueWords);
    return `${FIELDS[field] ?? sentence(field)}: ${values.join(' → ')}`;
  });
}
