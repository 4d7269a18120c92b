import type { LegalTextName } from '@brokerage/domain/settings/legal';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { LegalTextService } from './legal-text.service.js';
import { AgreePayload, LegalText, LegalTextNames, TextToAgree } from './legal-text.types.js';

type LegalContext = Context<{ legalTexts: LegalTextService }>;

@Resolver()
export class LegalTextResolver {
  @Query(() => LegalText, {
    nullable: true,
    description:
      'Public. A legal text: the version that holds today, or the one asked for; null where none with that number ever held or will.',
  })
  legalText(
    @Ctx() { services }: LegalContext,
    @Arg('text', () => LegalTextNames) text: LegalTextName,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<LegalText | null> {
    return services.legalTexts.read(text, version ?? null);
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => [TextToAgree], {
    nullable: true,
    description: 'Legal texts that changed and that you are asked to agree to. Empty: none.',
  })
  textsToAgree(@Ctx() context: LegalContext): Promise<TextToAgree[]> {
    return context.services.legalTexts.toAgree(actorOf(context).userId);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => AgreePayload, {
    nullable: true,
    description: 'Records that you agree to a legal text. Answers CONFLICT if another version holds by now.',
  })
  async agreeToText(
    @Ctx() context: LegalContext,
    @Arg('text', () => LegalTextNames) text: LegalTextName,
    @Arg('version', () => Int) version: number,
  ): Promise<PayloadOf<AgreePayload>> {
    return { left: await context.services.legalTexts.agree(actorOf(context), context, text, version) };
  }
}
