import { OPEN_APPLICATION } from '@brokerage/domain/careers/jobs';
import type { ApplyFormProps } from './apply-form';

/** Also what is typed into the form is kept under it. */
export const formIdOf = ({ job }: ApplyFormProps): string => `career-${job?.slug ?? OPEN_APPLICATION}`;
