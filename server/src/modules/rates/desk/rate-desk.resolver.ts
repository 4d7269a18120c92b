import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import { PagingArgs50 } from '../../../kernel/paging.types.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import { AuditEventView, type AuditListService } from '../../audits/public.js';
import {
  BulkRateChangeInput,
  DeskRateFilter,
  DeskRateSort,
  NewRateInput,
  RateChangeInput,
} from './rate-desk.inputs.js';
import type { DeskSort } from './rate-desk.sql.js';
import { ChangeRatesPayload, DeskRatePage, DeskRateView, SaveRateChangePayload } from './rate-desk.types.js';
import { BankView } from '../public/rate.types.js';
import type { RateChangeService } from './rate-change.service.js';
import type { RateDeskService } from './rate-desk.service.js';

type RateDeskContext = Context<{ audits: AuditListService; rateChanges: RateChangeService; rateDesk: RateDeskService }>;

const DESK_SUBJECTS = ['rate', 'publication', 'bank'];

@Resolver()
export class RateDeskResolver {
  @Auth('ADMIN')
  @Query(() => DeskRatePage, { nullable: true, description: 'Every rate with its unpublished changes. limit 1..500.' })
  deskRates(
    @Ctx() context: RateDeskContext,
    @Arg('filter', () => DeskRateFilter, { nullable: true }) filter: DeskRateFilter | null,
    @Arg('sort', () => DeskRateSort, { nullable: true, defaultValue: 'LENDER' }) sort: DeskSort | null,
    @Arg('descending', () => Boolean, { nullable: true, defaultValue: false }) descending: boolean | null,
    @Args(() => PagingArgs50) { paging }: PagingArgs50,
  ): Promise<DeskRatePage> {
    const order = { sort: sort ?? 'LENDER', descending: descending ?? false };
    return context.services.rateDesk.list(filter, order, paging);
  }

  @Auth('ADMIN')
  @Query(() => DeskRateView, { nullable: true, description: 'One rate with its unpublished changes.' })
  deskRate(@Ctx() context: RateDeskContext, @Arg('id', () => ID) id: string): Promise<DeskRateView | null> {
    return context.services.rateDesk.one(id);
  }

  @Auth('ADMIN')
  @Query(() => [DeskRateView], { nullable: true, description: 'Every rate with unpublished changes, to review.' })
  deskPending(@Ctx() context: RateDeskContext): Promise<DeskRateView[]> {
    return context.services.rateDesk.pending();
  }

  @Auth('ADMIN')
  @Query(() => [AuditEventView], {
    nullable: true,
    description: 'The latest changes to rates and lenders, newest first. limit 1..100.',
  })
  deskActivity(
    @Ctx() context: RateDeskContext,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 10, description: 'How many at most, 1 to 100' })
    limit: number | null,
  ): Promise<AuditEventView[]> {
    return context.services.audits.latest(DESK_SUBJECTS, limit ?? 10);
  }

  @Auth('ADMIN')
  @Query(() => [BankView], {
    nullable: true,
    description: 'The cards as visitors will see them once everything is published.',
  })
  deskPreview(
    @Ctx() context: RateDeskContext,
    @Arg('signedIn', () => Boolean, { description: 'true: as people with an account will see them' }) signedIn: boolean,
  ): Promise<BankView[]> {
    return context.services.rateDesk.preview(signedIn);
  }

  @Auth('ADMIN')
  @Mutation(() => SaveRateChangePayload, {
    nullable: true,
    description:
      'Saves a draft. Setting the published value again removes the draft. A rate that cannot be right is saved with its problem, which blocks publishing until it is fixed.',
  })
  saveRateChange(
    @Ctx() context: RateDeskContext,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('change', () => RateChangeInput) change: RateChangeInput,
  ): Promise<PayloadOf<SaveRateChangePayload>> {
    return context.services.rateChanges.save(actorOf(context), context, id, expectedVersion, change);
  }

  @Auth('ADMIN')
  @Mutation(() => SaveRateChangePayload, { nullable: true, description: 'Adds a rate as a draft.' })
  async addRate(
    @Ctx() context: RateDeskContext,
    @Arg('input', () => NewRateInput) input: NewRateInput,
  ): Promise<PayloadOf<SaveRateChangePayload>> {
    return { rate: await context.services.rateChanges.add(actorOf(context), context, input) };
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeRatesPayload, {
    nullable: true,
    description: 'Applies one change to up to 500 rates, all of them or none.',
  })
  changeRates(
    @Ctx() context: RateDeskContext,
    @Arg('ids', () => [ID], { description: 'Up to 500 rates' }) ids: string[],
    @Arg('change', () => BulkRateChangeInput) change: BulkRateChangeInput,
  ): Promise<PayloadOf<ChangeRatesPayload>> {
    return context.services.rateChanges.bulk(actorOf(context), context, ids, change);
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeRatesPayload, {
    nullable: true,
    description:
      'Discards the drafts of these rates and lenders. Name none to discard every draft, or with mine only your own.',
  })
  discardRateChanges(
    @Ctx() context: RateDeskContext,
    @Arg('ids', () => [ID], { nullable: true, description: 'Only the drafts of these rates' }) ids: string[] | null,
    @Arg('lenderIds', () => [ID], { nullable: true, description: 'Only the drafts of these lenders' })
    lenderIds: string[] | null,
    @Arg('mine', () => Boolean, { nullable: true, description: 'Only those that you wrote' }) mine: boolean | null,
  ): Promise<PayloadOf<ChangeRatesPayload>> {
    return context.services.rateChanges.discard(actorOf(context), context, { ids, lenderIds, mine });
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeRatesPayload, {
    nullable: true,
    description:
      'Undoes a change of the last 10 minutes. Anything changed again since then stays, and is named in userErrors.',
  })
  async undoRateChanges(
    @Ctx() context: RateDeskContext,
    @Arg('undoId', () => ID) undoId: string,
  ): Promise<ChangeRatesPayload> {
    const { rates, kept } = await context.services.rateChanges.undo(actorOf(context), context, undoId);
    const userErrors = kept.map((name) => ({
      code: 'CONFLICT' as const,
      message: `${name} has been changed again since then, so it stays as it is.`,
    }));
    return { rates, userErrors };
  }
}
