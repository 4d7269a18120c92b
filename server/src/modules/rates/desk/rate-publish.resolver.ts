import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import { PagingArgs20 } from '../../../kernel/paging.types.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import { DeskSummary, PublicationPage, PublishRatesPayload } from './publication.types.js';
import { RateVersionInput } from './rate-desk.inputs.js';
import { ChangeRatesPayload } from './rate-desk.types.js';
import type { RatePublishService } from './rate-publish.service.js';

type RatePublishContext = Context<{ ratePublishing: RatePublishService }>;

@Resolver()
export class RatePublishResolver {
  @Auth('ADMIN')
  @Query(() => DeskSummary, { nullable: true, description: 'What is on the rates desk, in numbers.' })
  deskSummary(@Ctx() context: RatePublishContext): Promise<DeskSummary> {
    return context.services.ratePublishing.summary(actorOf(context));
  }

  @Auth('ADMIN')
  @Query(() => PublicationPage, { nullable: true, description: 'Newest first.' })
  publications(
    @Ctx() context: RatePublishContext,
    @Args(() => PagingArgs20) { paging }: PagingArgs20,
  ): Promise<PublicationPage> {
    return context.services.ratePublishing.publications(paging);
  }

  @Auth('ADMIN')
  @Mutation(() => PublishRatesPayload, {
    nullable: true,
    description: 'Publishes these versions of rates and lenders, all of them or none.',
  })
  publishRates(
    @Ctx() context: RatePublishContext,
    @Arg('rates', () => [RateVersionInput], { description: 'The drafts of rates, as they were reviewed' })
    rates: RateVersionInput[],
    @Arg('lenders', () => [RateVersionInput], {
      nullable: true,
      description: 'The drafts of lenders, as they were reviewed',
    })
    lenders: RateVersionInput[] | null,
  ): Promise<PayloadOf<PublishRatesPayload>> {
    const reviewed = { rates, lenders: lenders ?? [] };
    return context.services.ratePublishing.publish(actorOf(context), context, reviewed);
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeRatesPayload, {
    nullable: true,
    description: 'Brings back the values from before a publication as drafts, to review and publish again.',
  })
  restorePublication(
    @Ctx() context: RatePublishContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayloadOf<ChangeRatesPayload>> {
    return context.services.ratePublishing.restore(actorOf(context), context, id);
  }
}
