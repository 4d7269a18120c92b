import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { CreditScoreService } from './credit-score.service.js';
import type { KeptWhatIfService } from './kept-what-if.service.js';
import type { UnderwritingService } from './underwriting.service.js';
import {
  ApplicationRatios,
  CreditScoreInput,
  CreditScoresPayload,
  KeptWhatIfsPayload,
  WhatIfInput,
} from './underwriting.types.js';

type UnderwritingContext = Context<{
  underwriting: UnderwritingService;
  keptWhatIfs: KeptWhatIfService;
  creditScores: CreditScoreService;
}>;

@Resolver()
export class UnderwritingResolver {
  @Auth('ADMIN')
  @Query(() => ApplicationRatios, {
    nullable: true,
    description:
      'The ratios of a comprehensive application, and what other terms would change. Every read is recorded in the audit log.',
  })
  applicationRatios(
    @Ctx() context: UnderwritingContext,
    @Arg('id', () => ID) id: string,
    @Arg('whatIf', () => WhatIfInput, { nullable: true }) whatIf: WhatIfInput | null,
  ): Promise<ApplicationRatios | null> {
    return context.services.underwriting.ratios(actorOf(context), context, id, whatIf);
  }

  @Auth('ADMIN')
  @Mutation(() => KeptWhatIfsPayload, {
    nullable: true,
    description: 'Keeps a what-if in the file of an application, up to 20. The applicant never sees it.',
  })
  async keepWhatIf(
    @Ctx() context: UnderwritingContext,
    @Arg('id', () => ID) id: string,
    @Arg('whatIf', () => WhatIfInput) whatIf: WhatIfInput,
  ): Promise<PayloadOf<KeptWhatIfsPayload>> {
    return { kept: await context.services.underwriting.keep(actorOf(context), context, id, whatIf) };
  }

  @Auth('ADMIN')
  @Mutation(() => KeptWhatIfsPayload, {
    nullable: true,
    description: 'Takes a kept what-if out of its file, or puts it back where removed is false.',
  })
  async removeWhatIf(
    @Ctx() context: UnderwritingContext,
    @Arg('id', () => ID) id: string,
    @Arg('removed', () => Boolean, { description: 'false: puts it back' }) removed: boolean,
  ): Promise<PayloadOf<KeptWhatIfsPayload>> {
    return { kept: await context.services.keptWhatIfs.remove(actorOf(context), context, id, removed) };
  }

  @Auth('ADMIN')
  @Mutation(() => CreditScoresPayload, {
    nullable: true,
    description: 'Records the credit scores that the office was told. The ratios are worked out with them.',
  })
  async setCreditScores(
    @Ctx() context: UnderwritingContext,
    @Arg('id', () => ID) id: string,
    @Arg('scores', () => [CreditScoreInput]) scores: CreditScoreInput[],
  ): Promise<PayloadOf<CreditScoresPayload>> {
    return { people: await context.services.creditScores.set(actorOf(context), context, id, scores) };
  }
}
