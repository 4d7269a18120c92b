import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { WhatIfInput } from '../underwriting/public.js';
import { ExitChanceInput } from './exit-chance.types.js';
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
    @Arg('exitChances', () => [ExitChanceInput], {
      nullable: true,
      description:
        'Where the month is not sure, 2 to 4 of them: the order is by their weighed cost, and exitMonth is the likeliest',
    })
    exitChances: ExitChanceInput[] | null,
  ): Promise<LenderFit | null> {
    const { lenderFits, lenderChoices } = context.services;
    const asked = { id, exitMonth, exitChances: exitChances ?? [], whatIf };
    return lenderFits.see(actorOf(context), context, asked, (of) => lenderChoices.of(of));
  }
}
