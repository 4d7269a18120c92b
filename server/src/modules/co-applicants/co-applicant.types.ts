import {
  CO_APPLICANT_STATES,
  INVITATION_STATES,
  type CoApplicantState as State,
  type InvitationState as LinkState,
} from '@brokerage/domain/application/co-applicants';
import type { MortgageTypeName } from '@brokerage/domain/application/applications';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { describeEnum, describedEnum } from '../../kernel/described-enum.js';
import { Payload } from '../../kernel/user-error.types.js';
import { MortgageType } from '../../kernel/mortgage-type.enum.js';

const CoApplicantState = describedEnum(
  'CoApplicantState',
  'Where a co-applicant’s own consent stands. Each value is described in words to show.',
  CO_APPLICANT_STATES,
);
const InvitationState = describedEnum(
  'InvitationState',
  'What an invitation still asks for, when its link is opened.',
  INVITATION_STATES,
);

@Auth('ACCOUNT_HOLDER')
@ObjectType('CoApplicant', {
  description: 'Somebody on an application besides the applicant. Their address is shown to nobody.',
})
export class CoApplicantView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  fullName: string;

  @Field(() => CoApplicantState, { simple: true })
  state: State;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'The last invitation' })
  invitedAt: Date | string | null;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'When its link was first opened' })
  openedAt: Date | string | null;

  @Field(() => DateTime, {
    nullable: true,
    simple: true,
    description: 'When the person agreed or declined; null: not yet',
  })
  answeredAt: Date | string | null;
}

@ObjectType({
  description: 'What the page of a mailed link tells. It has no figures and no addresses.',
  simpleResolvers: true,
})
export class CoApplicantInvitation {
  @Field(() => String, { description: 'The person who was invited' })
  fullName: string;

  @Field(() => String, { description: 'The applicant who named them' })
  inviterName: string;

  @Field(() => MortgageType)
  mortgageType: MortgageTypeName;

  @Field(() => InvitationState)
  state: LinkState;

  @Field(() => DateTime, { nullable: true, description: 'When the person agreed or declined; null: not yet' })
  answeredAt: Date | string | null;
}

@ObjectType()
export class CoApplicantInvitationPayload extends Payload {
  @Field(() => CoApplicantInvitation, { nullable: true, simple: true })
  invitation?: CoApplicantInvitation;
}

@ObjectType()
export class InviteCoApplicantPayload extends Payload {
  @Field(() => CoApplicantView, { nullable: true, simple: true })
  coApplicant?: CoApplicantView;
}

/** As GraphQL names them; the table has the values of `domain`. */
export const InvitationAnswer = { AGREE: 'AGREE', DECLINE: 'DECLINE' } as const;
export type InvitationAnswer = keyof typeof InvitationAnswer;
describeEnum(InvitationAnswer, {
  name: 'InvitationAnswer',
  description: 'AGREE: take part, with the consent to the use of one’s information. DECLINE: take no part.',
  meanings: {
    AGREE: 'Takes part, with the consent to the use of their information',
    DECLINE: 'Takes no part',
  },
});
