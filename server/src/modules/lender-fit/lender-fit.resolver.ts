import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { WhatIfInput } from '../underwriting/public.js';
import type { LenderChoiceService } from './lender-choice.service.js';
import type { LenderFitService } from './lender-fit.service.js';
import { LenderFit } from './lender-fit.types.js';

type FitContext = Context<{ lenderFits: LenderFitService; lenderChoices: LenderChoiceService }>;

@Resolver()
export class LenderFitResolver {
  @Auth('ADMIN')
  @Query(() => LenderFit, {
    nullable: true,
    description:
      'Which programs and lenders a comprehensive application fits, why each other one does not, and what each costs. Every read is recorded in the audit log.',
  })
  lenderFit(
    @Ctx() context: FitContext,
    @Arg('id', () => ID) id: string,
    @Arg('exitMonth', () => Int, { defaultValue: 60, description: 'After how many months they likely leave, 24 to 60' })
    exitMonth: number,
    @Arg('whatIf', () => WhatIfInput, { nullable: true }) whatIf: WhatIfInput | null,
  ): Promise<LenderFit | null> {
    const { lenderFits, lenderChoices } = context.services;
    return lenderFits.see(actorOf(context), context, { id, exitMonth, whatIf }, (of) => lenderChoices.of(of));
  }
}
