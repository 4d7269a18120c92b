import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import {
  BulkRateChangeInput,
  DeskRateFilter,
  DeskRateSort,
  NewRateInput,
  RateChangeInput,
} from './rate-desk.inputs.js';
import type { DeskSort } from './rate-desk.sql.js';
import {
  ChangeRatesPayload,
  DeskActivity,
  DeskRatePage,
  DeskRateView,
  SaveRateChangePayload,
} from './rate-desk.types.js';
import { BankView } from './rate.types.js';

type Done<T> = Omit<T, 'userErrors'>;

@Resolver()
export class RateDeskResolver {
  @Auth('ADMIN')
  @Query(() => DeskRatePage, { nullable: true, description: 'Every rate with what waits for it. limit 1..500.' })
  deskRates(
    @Ctx() context: Context,
    @Arg('filter', () => DeskRateFilter, { nullable: true }) filter: DeskRateFilter | null,
    @Arg('sort', () => DeskRateSort, { nullable: true, defaultValue: 'LENDER' }) sort: DeskSort | null,
    @Arg('descending', () => Boolean, { nullable: true, defaultValue: false }) descending: boolean | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 50 }) limit: number | null,
  ): Promise<DeskRatePage> {
    const order = { sort: sort ?? 'LENDER', descending: descending ?? false };
    const paging = { page: page ?? 1, limit: limit ?? 50 };
    return context.services.rateDesk.list(actorOf(context), filter, order, paging);
  }

  @Auth('ADMIN')
  @Query(() => DeskRateView, { nullable: true })
  deskRate(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<DeskRateView | null> {
    return context.services.rateDesk.one(actorOf(context), id);
  }

  @Auth('ADMIN')
  @Query(() => [DeskRateView], { nullable: true, description: 'Everything that waits, for the review.' })
  deskPending(@Ctx() context: Context): Promise<DeskRateView[]> {
    return context.services.rateDesk.pending();
  }

  @Auth('ADMIN')
  @Query(() => [DeskActivity], { nullable: true, description: 'Newest first. limit 1..100.' })
  deskActivity(
    @Ctx() context: Context,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 10 }) limit: number | null,
  ): Promise<DeskActivity[]> {
    return context.services.rateDesk.activity(actorOf(context), limit ?? 10);
  }

  @Auth('ADMIN')
  @Query(() => [BankView], {
    nullable: true,
    description: 'The cards as visitors will see them once what waits is published.',
  })
  deskPreview(@Ctx() context: Context, @Arg('signedIn', () => Boolean) signedIn: boolean): Promise<BankView[]> {
    return context.services.rateDesk.preview(actorOf(context), signedIn);
  }

  @Auth('ADMIN')
  @Mutation(() => SaveRateChangePayload, {
    nullable: true,
    description:
      'Waits until it is published. A change back to what visitors see takes away what waits. A rate that cannot be right is kept with its problem, which only stops the publishing.',
  })
  saveRateChange(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('change', () => RateChangeInput) change: RateChangeInput,
  ): Promise<Done<SaveRateChangePayload>> {
    return context.services.rateChanges.save(actorOf(context), context, id, expectedVersion, change);
  }

  @Auth('ADMIN')
  @Mutation(() => SaveRateChangePayload, { nullable: true, description: 'A new rate; waits until it is published.' })
  async addRate(
    @Ctx() context: Context,
    @Arg('input', () => NewRateInput) input: NewRateInput,
  ): Promise<Done<SaveRateChangePayload>> {
    return { rate: await context.services.rateChanges.add(actorOf(context), context, input) };
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeRatesPayload, { nullable: true, description: 'One change to up to 500 rates, all or nothing.' })
  changeRates(
    @Ctx() context: Context,
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('change', () => BulkRateChangeInput) change: BulkRateChangeInput,
  ): Promise<Done<ChangeRatesPayload>> {
    return context.services.rateChanges.bulk(actorOf(context), context, ids, change);
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeRatesPayload, {
    nullable: true,
    description: 'Takes away what waits. ids left out: all of it.',
  })
  discardRateChanges(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { nullable: true }) ids: string[] | null,
  ): Promise<Done<ChangeRatesPayload>> {
    return context.services.rateChanges.discard(actorOf(context), context, ids);
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeRatesPayload, {
    nullable: true,
    description: 'Within 10 minutes. What somebody changed meanwhile stays, and is named in userErrors.',
  })
  async undoRateChanges(@Ctx() context: Context, @Arg('undoId', () => ID) undoId: string): Promise<ChangeRatesPayload> {
    const { rates, kept } = await context.services.rateChanges.undo(actorOf(context), context, undoId);
    const userErrors = kept.map((name) => ({
      code: 'CONFLICT' as const,
      message: `${name} was changed again meanwhile and stays as it is.`,
    }));
    return { rates, userErrors };
  }
}
