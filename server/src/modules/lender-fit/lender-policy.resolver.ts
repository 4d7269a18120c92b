import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { LenderPolicyService } from './lender-policy.service.js';
import { LenderPolicyInput, LenderPolicyView, PublishLenderPolicyPayload } from './lender-policy.types.js';

type PolicyContext = Context<{ lenderPolicies: LenderPolicyService }>;

@Resolver()
export class LenderPolicyResolver {
  @Auth('ADMIN')
  @Query(() => [LenderPolicyView], {
    nullable: true,
    description: 'The policies of a lender, newest first, 100 at most. Older versions stay.',
  })
  lenderPolicies(@Ctx() context: PolicyContext, @Arg('bankId', () => ID) bankId: string): Promise<LenderPolicyView[]> {
    return context.services.lenderPolicies.of(bankId);
  }

  @Auth('ADMIN')
  @Mutation(() => PublishLenderPolicyPayload, {
    nullable: true,
    description: 'Publishes a new version of a lender’s policy. Open files are checked again when it takes effect.',
  })
  async publishLenderPolicy(
    @Ctx() context: PolicyContext,
    @Arg('bankId', () => ID) bankId: string,
    @Arg('basedOn', () => ID, { nullable: true, description: 'The one published last, as you saw it; null: none' })
    basedOn: string | null | undefined,
    @Arg('input', () => LenderPolicyInput) input: LenderPolicyInput,
  ): Promise<PayloadOf<PublishLenderPolicyPayload>> {
    const asked = { bankId, basedOn: basedOn ?? null, terms: { ...input } };
    return { policies: await context.services.lenderPolicies.publish(actorOf(context), context, asked) };
  }
}
