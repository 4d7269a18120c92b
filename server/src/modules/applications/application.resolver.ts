import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { Scope } from '../../graphql/scope.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { BasicApplicationInput, SubmitBasicApplicationPayload } from './application.types.js';
import type { ApplicationService } from './application.service.js';

type ApplicationContext = Context<{ applications: ApplicationService }>;

@Resolver()
export class ApplicationResolver {
  @Scope('APPLICATIONS_WRITE')
  @Mutation(() => SubmitBasicApplicationPayload, {
    description:
      'Submits a basic application, for your account where you are signed in. Public. Repeating a key with the same input returns the first reply and writes nothing.',
  })
  async submitBasicApplication(
    @Ctx() context: ApplicationContext,
    @Arg('input', () => BasicApplicationInput) input: BasicApplicationInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | null,
    @Arg('draftId', () => ID, {
      nullable: true,
      description: 'The draft it was made from. It ends with this, whoever is signed in: only its owner knows its id.',
    })
    draftId: string | null,
  ): Promise<PayloadOf<SubmitBasicApplicationPayload>> {
    const application = await context.services.applications.submitBasic(context, input, {
      key: key ?? undefined,
      draftId,
    });
    return { application };
  }
}
