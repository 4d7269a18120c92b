import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { AuditEventPage, AuditFilter } from './audit.types.js';

@Resolver()
export class AuditResolver {
  @Auth('ADMIN')
  @Query(() => AuditEventPage, { nullable: true, description: 'Newest first. Nothing in it can be changed.' })
  auditEvents(
    @Ctx() context: Context,
    @Arg('filter', () => AuditFilter, { nullable: true }) filter: AuditFilter | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 50 }) limit: number | null,
  ): Promise<AuditEventPage> {
    const paging = { page: page ?? 1, limit: limit ?? 50 };
    return context.services.audits.list(actorOf(context), filter ?? {}, paging);
  }
}
