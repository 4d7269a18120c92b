import type { ApplicationStatus as Status } from '@brokerage/domain/application/application-status';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { ApplicationStatus } from '../applications/public.js';
import type { CreditCheckService } from './credit-check.service.js';
import type { LifecycleService } from './lifecycle.service.js';
import {
  FundedTermInput,
  SetCreditCheckPayload,
  TransitionApplicationPayload,
  TransitionPreview,
  WithdrawApplicationPayload,
} from './lifecycle.types.js';

type LifecycleContext = Context<{ lifecycle: LifecycleService; creditChecks: CreditCheckService }>;

@Resolver()
export class LifecycleResolver {
  @Auth('ADMIN')
  @Query(() => TransitionPreview, {
    nullable: true,
    description: 'What a transition would send, and whose consent is missing. Every read is recorded in the audit log.',
  })
  transitionPreview(
    @Ctx() context: LifecycleContext,
    @Arg('id', () => ID) id: string,
    @Arg('to', () => ApplicationStatus, { description: 'The status it would move to' }) to: Status,
    @Arg('hasMessage', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Whether a message to the applicant goes with it',
    })
    hasMessage: boolean | null,
  ): Promise<TransitionPreview | null> {
    return context.services.lifecycle.preview(actorOf(context), context, id, to, hasMessage ?? false);
  }

  @Auth('ADMIN')
  @Mutation(() => TransitionApplicationPayload, {
    nullable: true,
    description:
      'Moves an application along a listed transition. An exit asks for a note. Two people at once: the second gets CONFLICT.',
  })
  async transitionApplication(
    @Ctx() context: LifecycleContext,
    @Arg('id', () => ID) id: string,
    @Arg('to', () => ApplicationStatus, { description: 'The status it moves to' }) to: Status,
    @Arg('note', () => String, { nullable: true, description: 'The reason. Only the office reads it.' })
    note: string | null,
    @Arg('version', () => Int, { description: 'The version of the file that was read' }) version: number,
    @Arg('visibleNote', () => String, { nullable: true, description: 'Shown to the applicant, signed in' })
    visibleNote: string | null,
    @Arg('funded', () => FundedTermInput, { nullable: true, description: 'Only with FUNDED' })
    funded: FundedTermInput | null,
  ): Promise<PayloadOf<TransitionApplicationPayload>> {
    const asked = { id, to, note, visibleNote, funded, version };
    return context.services.lifecycle.transition(actorOf(context), context, asked);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => WithdrawApplicationPayload, {
    nullable: true,
    description: 'Withdraws one of your applications. It cannot be taken back; you can apply again.',
  })
  async withdrawApplication(
    @Ctx() context: LifecycleContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { nullable: true, description: 'Up to 2,000 characters' }) reason: string | null,
  ): Promise<PayloadOf<WithdrawApplicationPayload>> {
    return context.services.lifecycle.withdraw(actorOf(context), context, id, reason);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => SetCreditCheckPayload, {
    nullable: true,
    description:
      'Gives or takes back your own consent to a credit check for your application. The same again changes nothing. CONFLICT: the application is over.',
  })
  async setCreditCheck(
    @Ctx() context: LifecycleContext,
    @Arg('id', () => ID) id: string,
    @Arg('granted', () => Boolean, { description: 'false takes it back: no lender sees the file from then on' })
    granted: boolean,
  ): Promise<PayloadOf<SetCreditCheckPayload>> {
    return context.services.creditChecks.set(actorOf(context), context, id, granted);
  }
}
