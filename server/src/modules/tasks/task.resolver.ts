import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { TaskService } from './task.service.js';
import { AddEnquiryTaskInput, EnquiryTaskPayload, EnquiryTaskView } from './task.types.js';

type TaskContext = Context<{ tasks: TaskService }>;

@Resolver()
export class TaskResolver {
  @Auth('ADMIN')
  @Query(() => [EnquiryTaskView], {
    nullable: true,
    description: 'The tasks of an enquiry: open ones first, then by day. Up to 200.',
  })
  enquiryTasks(
    @Ctx() { services }: TaskContext,
    @Arg('enquiryId', () => ID) enquiryId: string,
  ): Promise<EnquiryTaskView[]> {
    return services.tasks.ofEnquiry(enquiryId);
  }

  @Auth('ADMIN')
  @Query(() => [EnquiryTaskView], { nullable: true, description: 'Your open tasks, the first due first. Up to 200.' })
  myTasks(@Ctx() context: TaskContext): Promise<EnquiryTaskView[]> {
    return context.services.tasks.mine(actorOf(context));
  }

  @Auth('ADMIN')
  @Mutation(() => EnquiryTaskPayload, {
    nullable: true,
    description: 'Gives somebody of the office something to do for an enquiry, by a day.',
  })
  async addEnquiryTask(
    @Ctx() context: TaskContext,
    @Arg('input', () => AddEnquiryTaskInput) input: AddEnquiryTaskInput,
  ): Promise<PayloadOf<EnquiryTaskPayload>> {
    return { task: await context.services.tasks.add(actorOf(context), context, input) };
  }

  @Auth('ADMIN')
  @Mutation(() => EnquiryTaskPayload, { nullable: true, description: 'Says that a task is done, or not yet.' })
  async setEnquiryTaskDone(
    @Ctx() context: TaskContext,
    @Arg('id', () => ID) id: string,
    @Arg('done', () => Boolean, { description: 'false: it is open again' }) done: boolean,
  ): Promise<PayloadOf<EnquiryTaskPayload>> {
    return { task: await context.services.tasks.setDone(actorOf(context), context, id, done) };
  }
}
