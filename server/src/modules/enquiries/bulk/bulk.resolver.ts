import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import type { EnquiryBulkService } from './bulk.service.js';
import type { EnquiryExportService } from './export.service.js';
import {
  BulkEnquiryChangeInput,
  ChangeEnquiriesPayload,
  EnquiriesMatching,
  EnquirySelectionInput,
  UndoEnquiryChangesPayload,
} from './bulk.types.js';
import { EnquiryFilter } from '../inbox/list.types.js';

type BulkContext = Context<{ enquiryBulk: EnquiryBulkService; enquiryExports: EnquiryExportService }>;

@Resolver()
export class EnquiryBulkResolver {
  @Auth('ADMIN')
  @Query(() => EnquiriesMatching, { nullable: true, description: 'How many enquiries match a filter now.' })
  enquiriesMatching(
    @Ctx() context: BulkContext,
    @Arg('filter', () => EnquiryFilter) filter: EnquiryFilter,
  ): Promise<EnquiriesMatching> {
    return context.services.enquiryBulk.matching(actorOf(context), filter);
  }

  @Auth('ADMIN')
  @Query(() => String, {
    nullable: true,
    description:
      'Enquiries as CSV (RFC 4180, with a byte order mark), newest first, up to 50,000. Every export is recorded in the audit log.',
  })
  exportEnquiries(
    @Ctx() context: BulkContext,
    @Arg('selection', () => EnquirySelectionInput) selection: EnquirySelectionInput,
  ): Promise<string> {
    return context.services.enquiryExports.export(actorOf(context), context, selection);
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeEnquiriesPayload, {
    nullable: true,
    description:
      'Applies one change to many enquiries. Those whose status does not allow it are counted and left as they are.',
  })
  changeEnquiries(
    @Ctx() context: BulkContext,
    @Arg('selection', () => EnquirySelectionInput) selection: EnquirySelectionInput,
    @Arg('change', () => BulkEnquiryChangeInput) change: BulkEnquiryChangeInput,
  ): Promise<PayloadOf<ChangeEnquiriesPayload>> {
    return context.services.enquiryBulk.change(actorOf(context), context, selection, change);
  }

  @Auth('ADMIN')
  @Mutation(() => UndoEnquiryChangesPayload, {
    nullable: true,
    description:
      'Undoes a change to many enquiries of the last 10 minutes. Each gets its own former values back. What was changed again since then stays, and is counted.',
  })
  undoEnquiryChanges(
    @Ctx() context: BulkContext,
    @Arg('undoId', () => ID) undoId: string,
  ): Promise<PayloadOf<UndoEnquiryChangesPayload>> {
    return context.services.enquiryBulk.undo(actorOf(context), context, undoId);
  }
}
