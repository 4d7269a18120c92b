import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import type { Context } from '../../graphql/context.js';
import type { FiguresService } from './figures.service.js';
import { OfficeFigures } from './figures.types.js';

@Resolver()
export class FiguresResolver {
  @Auth('ADMIN')
  @Query(() => OfficeFigures, {
    nullable: true,
    description: 'Leads and first answers of this week and the weeks before it. weeks: 1, 4 or 13.',
  })
  officeFigures(
    @Ctx() context: Context<{ figures: FiguresService }>,
    @Arg('weeks', () => Int, { description: '1, 4 or 13' }) weeks: number,
  ): Promise<OfficeFigures> {
    return context.services.figures.read(weeks);
  }

  @Auth('ADMIN')
  @Query(() => [String], {
    nullable: true,
    description:
      'The channels of the enquiries of the last year, those with the most first. Up to 20, counted each minute.',
  })
  enquiryChannels(@Ctx() context: Context<{ figures: FiguresService }>): Promise<string[]> {
    return context.services.figures.channels();
  }
}
