import type { ChoiceReason as Reason } from '@brokerage/domain/lender-fit/choice';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { LenderChoiceService } from './lender-choice.service.js';
import type { LenderOfferService } from './lender-offer.service.js';
import {
  ChooseLenderPayload,
  LenderChoiceOffer,
  LenderChoicePreview,
  SendLenderChoiceInput,
  SendLenderChoicePayload,
} from './lender-choice.types.js';
import { ChoiceReason } from './lender-fit.enums.js';

type ChoiceContext = Context<{ lenderChoices: LenderChoiceService; lenderOffers: LenderOfferService }>;

@Resolver()
export class LenderChoiceResolver {
  @Auth('ADMIN')
  @Query(() => LenderChoicePreview, {
    nullable: true,
    description:
      'The email to a client exactly as it will be sent with these rates, whose last days may end it sooner. Its link opens nothing.',
  })
  lenderChoicePreview(
    @Ctx() context: ChoiceContext,
    @Arg('id', () => ID) id: string,
    @Arg('rateIds', () => [ID], {
      nullable: true,
      description: 'The rates that would be offered: the email names the first of their last days',
    })
    rateIds?: string[] | null,
  ): Promise<LenderChoicePreview> {
    return context.services.lenderChoices.preview(actorOf(context), id, rateIds ?? []);
  }

  @Query(() => LenderChoiceOffer, {
    nullable: true,
    description:
      'Public, with the token of an email’s link, rate limited. Null for a token that is not valid or whose time is over.',
  })
  lenderChoice(
    @Ctx() context: ChoiceContext,
    @Arg('token', () => String) token: string,
  ): Promise<LenderChoiceOffer | null> {
    return context.services.lenderOffers.see(context, token);
  }

  @Auth('ADMIN')
  @Mutation(() => SendLenderChoicePayload, {
    nullable: true,
    description:
      'Emails a client a page to choose from, and keeps what it shows as the suitability record. Stops the 24-hour clock. The same key sends once.',
  })
  async sendLenderChoice(
    @Ctx() context: ChoiceContext,
    @Arg('input', () => SendLenderChoiceInput) input: SendLenderChoiceInput,
  ): Promise<PayloadOf<SendLenderChoicePayload>> {
    return { choices: await context.services.lenderChoices.send(actorOf(context), context, input) };
  }

  @Mutation(() => ChooseLenderPayload, {
    description:
      'Tells the office which mortgage a client likes: a message, no commitment. Public, with the token of an email’s link, rate limited. Only one can be picked.',
  })
  async chooseLender(
    @Ctx() context: ChoiceContext,
    @Arg('token', () => String) token: string,
    @Arg('rateId', () => ID) rateId: string,
    @Arg('reason', () => ChoiceReason, { nullable: true }) reason: Reason | null,
  ): Promise<PayloadOf<ChooseLenderPayload>> {
    return { choice: await context.services.lenderOffers.choose(context, { token, rateId, reason }) };
  }
}
