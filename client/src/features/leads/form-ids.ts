import type { LeadFormProps } from './lead-form';

export const formIdOf = (source: LeadFormProps['source']): string =>
  `lead-${source.toLowerCase().replaceAll('_', '-')}`;

/** What the tab keeps of a form: what was written to one agent is never offered to another. */
export const draftOf = ({ source, agentId = '' }: Pick<LeadFormProps, 'source' | 'agentId'>): string =>
  formIdOf(source) + agentId;
