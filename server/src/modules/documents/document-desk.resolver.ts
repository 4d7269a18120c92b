import type { RefusalReason as Reason } from '@brokerage/domain/application/document-requests';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { DocumentDeskService } from './document-desk.service.js';
import type { DocumentListService } from './document-list.service.js';
import {
  ApplicationDocuments,
  DocumentDecision,
  DocumentRequestInput,
  DocumentsPayload,
  RefusalReason,
  TellDocumentsPayload,
} from './document.types.js';

type DeskContext = Context<{ documentLists: DocumentListService; documentDesk: DocumentDeskService }>;

/** Papers, as the office works on them. */
@Resolver()
export class DocumentDeskResolver {
  @Auth('ADMIN')
  @Query(() => ApplicationDocuments, {
    nullable: true,
    description: 'Returns every document of an application. Every read is recorded in the audit log.',
  })
  fileDocuments(
    @Ctx() context: DeskContext,
    @Arg('applicationId', () => ID) applicationId: string,
  ): Promise<ApplicationDocuments> {
    return context.services.documentLists.read(actorOf(context), context, applicationId);
  }

  @Auth('ADMIN')
  @Mutation(() => DocumentsPayload, {
    nullable: true,
    description: 'Asks for documents, up to 50 at a time. Nobody is emailed until tellAboutDocuments.',
  })
  async requestDocuments(
    @Ctx() context: DeskContext,
    @Arg('applicationId', () => ID) applicationId: string,
    @Arg('items', () => [DocumentRequestInput]) items: DocumentRequestInput[],
  ): Promise<PayloadOf<DocumentsPayload>> {
    return { file: await context.services.documentDesk.ask(actorOf(context), context, applicationId, items) };
  }

  @Auth('ADMIN')
  @Mutation(() => DocumentsPayload, {
    nullable: true,
    description: 'Accepts a document, or refuses it with a reason. OTHER needs words, up to 1,000 characters.',
  })
  async decideDocument(
    @Ctx() context: DeskContext,
    @Arg('requestId', () => ID) requestId: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('decision', () => DocumentDecision) decision: DocumentDecision,
    @Arg('reason', () => RefusalReason, { nullable: true, description: 'Needed to refuse a document' })
    reason: Reason | null,
    @Arg('words', () => String, { nullable: true, description: 'What the person reads besides; needed with OTHER' })
    words: string | null,
  ): Promise<PayloadOf<DocumentsPayload>> {
    const decided = { requestId, expectedVersion, decision, reason, words };
    return { file: await context.services.documentDesk.decide(actorOf(context), context, decided) };
  }

  @Auth('ADMIN')
  @Mutation(() => DocumentsPayload, {
    nullable: true,
    description: 'Says that a document is not needed, or asks for it again where waived is false.',
  })
  async waiveDocument(
    @Ctx() context: DeskContext,
    @Arg('requestId', () => ID) requestId: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('waived', () => Boolean, { description: 'false: asks for it again' }) waived: boolean,
  ): Promise<PayloadOf<DocumentsPayload>> {
    const change = { requestId, expectedVersion, waived };
    return { file: await context.services.documentDesk.waive(actorOf(context), context, change) };
  }

  @Auth('ADMIN')
  @Mutation(() => TellDocumentsPayload, {
    nullable: true,
    description: 'Sends each person one email for all documents they have not been told about.',
  })
  async tellAboutDocuments(
    @Ctx() context: DeskContext,
    @Arg('applicationId', () => ID) applicationId: string,
  ): Promise<PayloadOf<TellDocumentsPayload>> {
    return { emails: await context.services.documentDesk.tell(actorOf(context), context, applicationId) };
  }

  @Auth('ADMIN')
  @Mutation(() => TellDocumentsPayload, {
    nullable: true,
    description:
      'Emails each person again who has not sent what they were told of. CONFLICT within 2 days of the last email.',
  })
  async remindAboutDocuments(
    @Ctx() context: DeskContext,
    @Arg('applicationId', () => ID) applicationId: string,
  ): Promise<PayloadOf<TellDocumentsPayload>> {
    return { emails: await context.services.documentDesk.remind(actorOf(context), context, applicationId) };
  }
}
