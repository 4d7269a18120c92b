import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { RetentionService } from './retention.service.js';
import { EraseFilePayload, FileRetention, HoldFilePayload, RetentionRun } from './retention.types.js';

type RetentionContext = Context<{ retention: RetentionService }>;

@Resolver()
export class RetentionResolver {
  @Auth('ADMIN')
  @Query(() => FileRetention, {
    nullable: true,
    description: 'How long the file of an enquiry is kept; null for a job application, which goes after a year.',
  })
  fileRetention(
    @Ctx() context: RetentionContext,
    @Arg('enquiryId', () => ID) enquiryId: string,
  ): Promise<FileRetention | null> {
    return context.services.retention.see(enquiryId);
  }

  @Auth('ADMIN')
  @Query(() => [RetentionRun], {
    nullable: true,
    description: 'When each schedule that carries a retention period out last deleted something.',
  })
  retentionRuns(@Ctx() context: RetentionContext): Promise<RetentionRun[]> {
    return context.services.retention.lastRuns();
  }

  @Auth('ADMIN')
  @Mutation(() => HoldFilePayload, {
    nullable: true,
    description: 'Begins or ends a legal hold: a file under one is not deleted when its period is over.',
  })
  async holdFile(
    @Ctx() context: RetentionContext,
    @Arg('enquiryId', () => ID) enquiryId: string,
    @Arg('held', () => Boolean, { description: 'True begins a hold, false ends it' }) held: boolean,
  ): Promise<PayloadOf<HoldFilePayload>> {
    return { retention: await context.services.retention.hold(actorOf(context), context, enquiryId, held) };
  }
  @Auth('ADMIN')
  @Mutation(() => EraseFilePayload, {
    nullable: true,
    description:
      'Deletes the file of an enquiry because its person asks for it, with rate watches and renewal reminders of its address. For a file in which no mortgage was discussed. Answers CONFLICT for what the rules make a brokerage keep.',
  })
  async eraseFile(
    @Ctx() context: RetentionContext,
    @Arg('enquiryId', () => ID) enquiryId: string,
  ): Promise<PayloadOf<EraseFilePayload>> {
    await context.services.retention.erase(actorOf(context), context, enquiryId);
    return { erasedId: enquiryId };
  }
}
