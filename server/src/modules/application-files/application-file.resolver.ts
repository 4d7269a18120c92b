import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { ApplicationFileService } from './application-file.service.js';
import {
  ApplicationFile,
  ApplicationSummary,
  CorrectAnswerInput,
  CorrectAnswerPayload,
} from './application-file.types.js';
import type { CorrectAnswerService } from './correct-answer.service.js';

type FileContext = Context<{ applicationFiles: ApplicationFileService; answerCorrections: CorrectAnswerService }>;

@Resolver()
export class ApplicationFileResolver {
  @Auth('ADMIN')
  @Query(() => ApplicationFile, {
    nullable: true,
    description: 'One application in full. Every read is recorded in the audit log.',
  })
  applicationFile(@Ctx() context: FileContext, @Arg('id', () => ID) id: string): Promise<ApplicationFile | null> {
    return context.services.applicationFiles.read(actorOf(context), context, id);
  }
  @Auth('ADMIN')
  @Query(() => ApplicationSummary, {
    nullable: true,
    description: 'One application on one page, as a PDF. Every download is recorded in the audit log.',
  })
  applicationSummary(@Ctx() context: FileContext, @Arg('id', () => ID) id: string): Promise<ApplicationSummary | null> {
    return context.services.applicationFiles.summary(actorOf(context), context, id);
  }

  @Auth('ADMIN')
  @Mutation(() => CorrectAnswerPayload, {
    nullable: true,
    description: 'Puts an answer of a comprehensive application right. What was sent stays readable beside it.',
  })
  correctAnswer(
    @Ctx() context: FileContext,
    @Arg('input', () => CorrectAnswerInput) input: CorrectAnswerInput,
  ): Promise<PayloadOf<CorrectAnswerPayload>> {
    return context.services.answerCorrections.correct(actorOf(context), context, input);
  }
}
