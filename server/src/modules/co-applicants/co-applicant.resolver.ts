import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { CoApplicantService } from './co-applicant.service.js';
import { CoApplicantInvitationPayload, InvitationAnswer, InviteCoApplicantPayload } from './co-applicant.types.js';
import type { InvitationService } from './invitation.service.js';

type CoApplicantContext = Context<{ coApplicants: CoApplicantService; invitations: InvitationService }>;

@Resolver()
export class CoApplicantResolver {
  @Mutation(() => CoApplicantInvitationPayload, {
    description:
      'What a mailed invitation asks. Public, with the token of the email. It keeps when the link was first opened. GONE: it has run out.',
  })
  async openCoApplicantInvitation(
    @Ctx() context: CoApplicantContext,
    @Arg('token', () => String) token: string,
  ): Promise<PayloadOf<CoApplicantInvitationPayload>> {
    return { invitation: await context.services.invitations.open(context, token) };
  }

  @Mutation(() => CoApplicantInvitationPayload, {
    description:
      'Answers a mailed invitation. Public, with the token of the email. The same answer again changes nothing. GONE: the link has run out, or the application is over.',
  })
  async answerCoApplicantInvitation(
    @Ctx() context: CoApplicantContext,
    @Arg('token', () => String) token: string,
    @Arg('answer', () => InvitationAnswer) answer: InvitationAnswer,
    @Arg('creditCheck', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Agrees to a credit check besides. It can be given later, with the same link.',
    })
    creditCheck: boolean | null,
  ): Promise<PayloadOf<CoApplicantInvitationPayload>> {
    const given = { answer, creditCheck: creditCheck ?? false };
    return { invitation: await context.services.invitations.answer(context, token, given) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => InviteCoApplicantPayload, {
    nullable: true,
    description:
      'Emails an invitation to a co-applicant of your application again; an administrator may for any. With another address, that is theirs from now on, as long as nobody has answered.',
  })
  async inviteCoApplicant(
    @Ctx() context: CoApplicantContext,
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String, { nullable: true, description: 'Left out: the address it went to before' })
    email: string | null,
  ): Promise<PayloadOf<InviteCoApplicantPayload>> {
    return { coApplicant: await context.services.coApplicants.invite(actorOf(context), context, id, email) };
  }
}
