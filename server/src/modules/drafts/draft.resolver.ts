import type { DraftKind as Kind } from '@brokerage/domain/application/drafts';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { DraftService } from './draft.service.js';
import {
  DiscardDraftPayload,
  DraftKind,
  DraftView,
  SaveDraftInput,
  SaveDraftPayload,
  SentDraft,
} from './draft.types.js';

type DraftContext = Context<{ drafts: DraftService }>;

@Resolver()
export class DraftResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => DraftView, { nullable: true, description: 'Your draft of this kind; null where you have none.' })
  draft(@Ctx() context: DraftContext, @Arg('kind', () => DraftKind) kind: Kind): Promise<DraftView | null> {
    return context.services.drafts.one(actorOf(context), kind);
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => SentDraft, {
    nullable: true,
    description: 'What your last draft of this kind was sent as; null where you did not send it, or began another.',
  })
  sentDraft(@Ctx() context: DraftContext, @Arg('kind', () => DraftKind) kind: Kind): Promise<SentDraft | null> {
    return context.services.drafts.sent(actorOf(context), kind);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => SaveDraftPayload, {
    nullable: true,
    description:
      'Saves your draft of this kind. CONFLICT: another version stands there. GONE: it was sent or deleted; discardDraft lets you begin another.',
  })
  saveDraft(
    @Ctx() context: DraftContext,
    @Arg('input', () => SaveDraftInput) input: SaveDraftInput,
  ): Promise<SaveDraftPayload> {
    return context.services.drafts.save(actorOf(context), context, input);
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => DiscardDraftPayload, {
    nullable: true,
    description: 'Deletes your draft of this kind, and lets you begin another after one was sent.',
  })
  async discardDraft(
    @Ctx() context: DraftContext,
    @Arg('kind', () => DraftKind) kind: Kind,
  ): Promise<PayloadOf<DiscardDraftPayload>> {
    await context.services.drafts.discard(actorOf(context), kind);
    return { kind };
  }
}
