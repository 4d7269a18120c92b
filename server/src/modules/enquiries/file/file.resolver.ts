import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import type { EnquiryService } from './file.service.js';
import { EnquiryDetail } from './file.types.js';

@Resolver()
export class EnquiryFileResolver {
  @Auth('ADMIN')
  @Query(() => EnquiryDetail, {
    nullable: true,
    description: 'One enquiry in full. Every read is recorded in the audit log.',
  })
  enquiry(
    @Ctx() context: Context<{ enquiries: EnquiryService }>,
    @Arg('id', () => ID) id: string,
  ): Promise<EnquiryDetail | null> {
    return context.services.enquiries.read(actorOf(context), context, id);
  }
}
