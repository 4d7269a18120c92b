import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { MaxUpload, Upload, type UploadedFile } from '../../graphql/upload.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { DocumentFileService } from './document-file.service.js';
import type { DocumentListService } from './document-list.service.js';
import {
  ApplicationDocuments,
  DocumentAddress,
  RemoveDocumentPayload,
  UploadDocumentPayload,
} from './document.types.js';
import { MAX_DOCUMENT_BYTES, type UploadService } from './upload.service.js';

type DocumentContext = Context<{
  documentLists: DocumentListService;
  documentUploads: UploadService;
  documentFiles: DocumentFileService;
}>;

@Resolver()
export class DocumentResolver {
  @Auth('ACCOUNT_HOLDER')
  @Query(() => ApplicationDocuments, {
    nullable: true,
    description:
      'Returns the documents of an application you sent, or those asked of you as a co-applicant. Without a number, those of the newest that needs any, or null. Of another person’s documents you see where they stand, not the files.',
  })
  applicationDocuments(
    @Ctx() context: DocumentContext,
    @Arg('applicationNumber', () => String, { nullable: true }) applicationNumber: string | null,
  ): Promise<ApplicationDocuments | null> {
    return context.services.documentLists.seen(actorOf(context), context, applicationNumber ?? null);
  }

  @Auth('ACCOUNT_HOLDER')
  @Query(() => DocumentAddress, {
    nullable: true,
    description:
      'Returns an address that downloads one of your files, or shows it where inline is true and it is a PDF or a picture. It works for 5 minutes while you are signed in, in the browser that asked for it (a cookie) or with your token. Administrators can open every file. Opening is recorded in the audit log.',
  })
  documentAddress(
    @Ctx() context: DocumentContext,
    @Arg('documentId', () => ID, { description: 'The file to open' }) documentId: string,
    @Arg('inline', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Shows it in the browser where it is a PDF or a picture',
    })
    inline: boolean | null,
  ): Promise<DocumentAddress> {
    const actor = actorOf(context);
    context.replyHeaders.set('set-cookie', context.services.documentFiles.cookie(actor));
    return context.services.documentFiles.address(actor, documentId, inline === true);
  }

  @Auth('ACCOUNT_HOLDER')
  @MaxUpload(MAX_DOCUMENT_BYTES)
  @Mutation(() => UploadDocumentPayload, {
    nullable: true,
    description:
      'Sends a file for a request: PDF, JPEG, PNG, DOCX or HEIC, up to 15 MB. Needs a confirmed email address. Sending the same file again returns the one we have.',
  })
  async uploadDocument(
    @Ctx() context: DocumentContext,
    @Arg('requestId', () => ID) requestId: string,
    @Arg('file', () => Upload) file: Promise<UploadedFile>,
  ): Promise<PayloadOf<UploadDocumentPayload>> {
    return { documentId: await context.services.documentUploads.upload(actorOf(context), context, requestId, file) };
  }

  @Auth('ACCOUNT_HOLDER')
  @Mutation(() => RemoveDocumentPayload, {
    nullable: true,
    description: 'Removes a file you sent, until the office has decided about it.',
  })
  async removeDocument(
    @Ctx() context: DocumentContext,
    @Arg('documentId', () => ID, { description: 'The file to take back' }) documentId: string,
  ): Promise<PayloadOf<RemoveDocumentPayload>> {
    return { requestId: await context.services.documentUploads.remove(actorOf(context), context, documentId) };
  }
}
