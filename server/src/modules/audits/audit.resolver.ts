import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import type { Context } from '../../graphql/context.js';
import { PagingArgs50 } from '../../kernel/paging.types.js';
import { AuditEventPage, AuditFilter } from './audit.types.js';
import type { AuditListService } from './audit-list.service.js';

type AuditContext = Context<{ audits: AuditListService }>;

@Resolver()
export class AuditResolver {
  @Auth('ADMIN')
  @Query(() => AuditEventPage, { nullable: true, description: 'The audit log, newest first. It cannot be changed.' })
  auditEvents(
    @Ctx() context: AuditContext,
    @Arg('filter', () => AuditFilter, { nullable: true }) filter: AuditFilter | null,
    @Args(() => PagingArgs50) { paging }: PagingArgs50,
  ): Promise<AuditEventPage> {
    return context.services.audits.list(filter ?? {}, paging);
  }
}
