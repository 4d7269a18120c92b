import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import type { EnquiryRotaService } from './rota.service.js';
import { EnquiryRotaPayload, EnquiryRotaView } from './rota.types.js';

type RotaContext = Context<{ enquiryRota: EnquiryRotaService }>;

@Resolver()
export class EnquiryRotaResolver {
  @Auth('ADMIN')
  @Query(() => EnquiryRotaView, {
    nullable: true,
    description: 'Whether new enquiries are given out in turn, and to whom.',
  })
  enquiryRota(@Ctx() context: RotaContext): Promise<EnquiryRotaView> {
    return context.services.enquiryRota.read();
  }

  @Auth('ADMIN')
  @Mutation(() => EnquiryRotaPayload, {
    nullable: true,
    description: 'Gives new enquiries out in turn from now on, or stops that. What was given stays given.',
  })
  async switchEnquiryRota(
    @Ctx() context: RotaContext,
    @Arg('on', () => Boolean, { description: 'true: new enquiries are given out in turn' }) on: boolean,
  ): Promise<PayloadOf<EnquiryRotaPayload>> {
    return { rota: await context.services.enquiryRota.switch(actorOf(context), context, on) };
  }

  @Auth('ADMIN')
  @Mutation(() => EnquiryRotaPayload, { nullable: true, description: 'Says whether somebody takes new enquiries.' })
  async setTakesEnquiries(
    @Ctx() context: RotaContext,
    @Arg('userId', () => ID, { description: 'The person of the office' }) userId: string,
    @Arg('takes', () => Boolean, { description: 'true: the person gets new enquiries in turn' }) takes: boolean,
  ): Promise<PayloadOf<EnquiryRotaPayload>> {
    return { rota: await context.services.enquiryRota.setTakes(actorOf(context), context, userId, takes) };
  }
}
