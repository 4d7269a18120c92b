import type { JobStatus as Status } from '@brokerage/domain/careers/jobs';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { JobStatus } from './career.types.js';
import type { JobDeskService } from './job-desk.service.js';
import { DeskJob, JobApplicant, JobInput, JobPayload, RemoveApplicantPayload } from './job-desk.types.js';

type DeskContext = Context<{ jobDesk: JobDeskService }>;

const VERSION = 'Answers CONFLICT if expectedVersion is out of date; without it the last write wins.';

@Resolver()
export class JobDeskResolver {
  @Auth('ADMIN')
  @Query(() => [DeskJob], { nullable: true, description: 'Every job, those that can be applied for first.' })
  deskJobs(@Ctx() { services }: DeskContext): Promise<DeskJob[]> {
    return services.jobDesk.list();
  }

  @Auth('ADMIN')
  @Query(() => DeskJob, { nullable: true, description: 'One job, also one that nobody else sees.' })
  deskJob(@Ctx() { services }: DeskContext, @Arg('id', () => ID) id: string): Promise<DeskJob> {
    return services.jobDesk.one(id);
  }

  @Auth('ADMIN')
  @Query(() => [JobApplicant], {
    nullable: true,
    description: 'Who applied for a job, the newest first, 500 at most. Without jobId: for no job in particular.',
  })
  jobApplicants(
    @Ctx() context: DeskContext,
    @Arg('jobId', () => ID, { nullable: true, description: 'The job; left out: for no job in particular' })
    jobId: string | null,
  ): Promise<JobApplicant[]> {
    return context.services.jobDesk.applicants(actorOf(context), context, jobId ?? null);
  }

  @Auth('ADMIN')
  @Mutation(() => JobPayload, { nullable: true, description: 'Adds a job as a draft, which only staff see.' })
  async createJob(
    @Ctx() context: DeskContext,
    @Arg('input', () => JobInput) input: JobInput,
  ): Promise<PayloadOf<JobPayload>> {
    return { job: await context.services.jobDesk.create(actorOf(context), context, input) };
  }

  @Auth('ADMIN')
  @Mutation(() => JobPayload, { nullable: true, description: `Writes a job anew. ${VERSION}` })
  async updateJob(
    @Ctx() context: DeskContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => JobInput) input: JobInput,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<JobPayload>> {
    const change = { id, input, expectedVersion };
    return { job: await context.services.jobDesk.update(actorOf(context), context, change) };
  }

  @Auth('ADMIN')
  @Mutation(() => JobPayload, {
    nullable: true,
    description: `Shows a draft (OPEN), closes a job (CLOSED) or opens it again (OPEN). ${VERSION}`,
  })
  async setJobStatus(
    @Ctx() context: DeskContext,
    @Arg('id', () => ID) id: string,
    @Arg('status', () => JobStatus) status: Status,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<JobPayload>> {
    const move = { id, status, expectedVersion };
    return { job: await context.services.jobDesk.move(actorOf(context), context, move) };
  }

  @Auth('ADMIN')
  @Mutation(() => RemoveApplicantPayload, {
    nullable: true,
    description:
      'Removes an application for a job with its enquiry, notes and history. Its résumé is deleted within the hour. This cannot be undone.',
  })
  async removeApplicant(
    @Ctx() context: DeskContext,
    @Arg('enquiryId', () => ID) enquiryId: string,
  ): Promise<PayloadOf<RemoveApplicantPayload>> {
    await context.services.jobDesk.removeApplicant(actorOf(context), context, enquiryId);
    return { enquiryId };
  }
}
