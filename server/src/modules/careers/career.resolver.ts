import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { MaxUpload, Upload, type UploadedFile } from '../../graphql/upload.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { ApplicationAnswerService } from './application-answer.service.js';
import type { CareerService } from './career.service.js';
import { AnswerJobApplicationPayload, ApplyForJobPayload, CareerApplicationInput, PublicJob } from './career.types.js';
import type { JobService } from './job.service.js';
import { DocumentAddress } from '../documents/public.js';
import type { ResumeFileService } from './resume-file.service.js';
import { MAX_RESUME_BYTES } from './resume.service.js';

type CareerContext = Context<{
  jobs: JobService;
  careers: CareerService;
  applicationAnswers: ApplicationAnswerService;
  resumeFiles: ResumeFileService;
}>;

@Resolver()
export class CareerResolver {
  @Query(() => [PublicJob], { description: 'Public. The jobs that can be applied for, the newest first.' })
  jobs(@Ctx() context: CareerContext): Promise<PublicJob[]> {
    return context.services.jobs.open();
  }

  @Query(() => PublicJob, {
    nullable: true,
    description: 'Public. By its id or slug, also one that is closed. null: there is none.',
  })
  job(
    @Ctx() context: CareerContext,
    @Arg('id', () => ID, { description: 'A UUID or a slug' }) id: string,
  ): Promise<PublicJob | null> {
    return context.services.jobs.find(id);
  }

  @Auth('ADMIN')
  @Query(() => DocumentAddress, {
    nullable: true,
    description:
      'Returns an address that downloads the résumé of a job application. It works for 5 minutes while you are signed in, in the browser that asked for it (a cookie) or with your token. Opening is recorded in the audit log.',
  })
  resumeAddress(
    @Ctx() context: CareerContext,
    @Arg('enquiryId', () => ID) enquiryId: string,
  ): Promise<DocumentAddress> {
    const actor = actorOf(context);
    context.replyHeaders.set('set-cookie', context.services.resumeFiles.cookie(actor));
    return context.services.resumeFiles.address(actor, enquiryId);
  }

  @Mutation(() => AnswerJobApplicationPayload, {
    description:
      'Says whose a job application is. Public, with the token of an email’s link, rate limited. `mine: false` deletes this application with its résumé and no other; a second time changes nothing. NOT_FOUND: it no longer exists.',
  })
  async answerJobApplication(
    @Ctx() context: CareerContext,
    @Arg('token', () => String) token: string,
    @Arg('mine', () => Boolean, { description: 'True keeps the application, false deletes it' }) mine: boolean,
  ): Promise<object> {
    await context.services.applicationAnswers.answer(context, token, mine);
    return {};
  }

  @MaxUpload(MAX_RESUME_BYTES)
  @Mutation(() => ApplyForJobPayload, {
    description:
      'Applies for a job with a résumé: PDF or DOCX, up to 5 MB. Public, rate limited. It replaces no other application, and the reply tells of none. Repeating a key with the same input returns the first reply and writes nothing.',
  })
  async applyForJob(
    @Ctx() context: CareerContext,
    @Arg('jobId', () => ID, { nullable: true, description: 'An id or a slug. Left out: for no job in particular' })
    jobId: string | null,
    @Arg('input', () => CareerApplicationInput) input: CareerApplicationInput,
    @Arg('resume', () => Upload, { description: 'A PDF or DOCX file of up to 5 MB' }) resume: Promise<UploadedFile>,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | null,
  ): Promise<PayloadOf<ApplyForJobPayload>> {
    const wish = { jobId: jobId ?? null, input, resume };
    return { application: await context.services.careers.apply(context, wish, key ?? undefined) };
  }
}
