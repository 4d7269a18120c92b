import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { Scope } from '../../graphql/scope.js';
import { JsonObject } from '../../graphql/scalars.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { ComprehensiveService } from './comprehensive.service.js';
import { SubmitComprehensiveApplicationPayload } from './comprehensive.types.js';

@Resolver()
export class ComprehensiveResolver {
  @Scope('APPLICATIONS_WRITE')
  @Mutation(() => SubmitComprehensiveApplicationPayload, {
    description:
      'Submits a comprehensive application. Anyone may; with a token it belongs to the account, and a token that ended is refused. Repeating a key with the same answers returns the first reply and writes nothing.',
  })
  async submitComprehensiveApplication(
    @Ctx() context: Context<{ comprehensive: ComprehensiveService }>,
    @Arg('application', () => JsonObject, {
      description:
        'The answers: mortgageType, applicant, coApplicants, employment, property, financial, declarations, consents. The OpenAPI document lists what each holds.',
    })
    application: Record<string, unknown>,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | null,
  ): Promise<PayloadOf<SubmitComprehensiveApplicationPayload>> {
    return { application: await context.services.comprehensive.submit(context, application, key ?? undefined) };
  }
}
