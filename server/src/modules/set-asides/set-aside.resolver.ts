import { Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import type { Context } from '../../graphql/context.js';
import type { SetAsideService } from './set-aside.service.js';
import { SetAsideView } from './set-aside.types.js';

@Resolver()
export class SetAsideResolver {
  @Auth('ADMIN')
  @Query(() => [SetAsideView], {
    nullable: true,
    description: 'What background work set aside within 30 days, newest first, at most 50.',
  })
  setAsides(@Ctx() context: Context<{ setAsides: SetAsideService }>): Promise<SetAsideView[]> {
    return context.services.setAsides.list();
  }
}
