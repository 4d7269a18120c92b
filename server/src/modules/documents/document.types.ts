import { entriesOf, keysOf, tableOf } from '@brokerage/domain/data/objects';
import {
  DOCUMENT_REQUEST_STATES,
  DOCUMENT_STATES,
  FILE_WARNINGS,
  REFUSAL_REASONS,
  type DocumentRequestState as RequestState,
  type DocumentState as FileState,
  type FileWarning as Warning,
  type RefusalReason as Reason,
} from '@brokerage/domain/application/document-requests';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { describeEnum } from '../../kernel/described-enum.js';

/** Names in the schema in capitals, the stored codes inside. */
function storedEnum<Code extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Code, string>>,
): Record<string, Code> {
  const codes = keysOf(meanings);
  const values = Object.fromEntries(codes.map((code) => [code.toUpperCase(), code]));
  const inCapitals = Object.fromEntries(codes.map((code) => [code.toUpperCase(), meanings[code]]));
  describeEnum<Record<string, Code>>(values, { name, description, meanings: inCapitals });
  return values;
}

const DocumentRequestState = storedEnum(
  'DocumentRequestState',
  'Where a document we asked for stands.',
  DOCUMENT_REQUEST_STATES,
);
const DocumentState = storedEnum('DocumentState', 'What is known of a file that was sent.', DOCUMENT_STATES);
const FileWarning = storedEnum('FileWarning', 'What the office should know before it opens a file.', FILE_WARNINGS);
export const RefusalReason = storedEnum(
  'DocumentRefusalReason',
  'Why the office does not take a document. Each value is described by what the person reads.',
  tableOf(entriesOf(REFUSAL_REASONS).map(([code, { told }]) => [code, told])),
);

export const DocumentDecision = { ACCEPT: 'ACCEPT', REFUSE: 'REFUSE' } as const;
export type DocumentDecision = (typeof DocumentDecision)[keyof typeof DocumentDecision];
describeEnum(DocumentDecision, {
  name: 'DocumentDecision',
  description: 'What the office says to a document.',
  meanings: {
    ACCEPT: 'It is what we asked for',
    REFUSE: 'It has to be sent again, for a reason',
  },
});

@ObjectType('DocumentFile', { description: 'A file that was sent for a request.', simpleResolvers: true })
export class DocumentFileView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'As its sender named it' })
  name: string;

  @Field(() => Int, { description: 'The size of the file' })
  bytes: number;

  @Field(() => String, { description: 'What the file is by its content, such as application/pdf' })
  mime: string;

  @Field(() => DocumentState)
  state: FileState;

  @Field(() => DateTime, { description: 'When all of it had arrived' })
  sentAt: Date | string;

  @Field(() => [FileWarning], { description: 'For the office. Empty for everybody else.' })
  warnings: Warning[];
}

@Auth('ACCOUNT_HOLDER')
@ObjectType('DocumentRequest', { description: 'A document that an application needs.' })
export class DocumentRequestView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, {
    simple: true,
    description: "Whose document it is: 'applicant', 'file', or the id of a co-applicant's answers.",
  })
  person: string;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Their name. Null for the file, and for a former co-applicant.',
  })
  personName: string | null;

  @Field(() => String, { simple: true, description: "The code of the checklist, or 'other'." })
  code: string;

  @Field(() => String, { nullable: true, simple: true, description: 'What it is in the office’s own words.' })
  words: string | null;

  @Field(() => DocumentRequestState, { simple: true })
  state: RequestState;

  @Field(() => RefusalReason, { nullable: true, simple: true })
  reason: Reason | null;

  @Field(() => String, { nullable: true, simple: true, description: 'What the office wrote with its decision.' })
  note: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'Who decided; null: nobody yet' })
  decidedBy: string | null;

  @Field(() => DateTime, {
    nullable: true,
    simple: true,
    description: 'When the office accepted, refused or waived it; null: not yet',
  })
  decidedAt: Date | string | null;

  @Field(() => DateTime, { simple: true, description: 'When the office asked for it' })
  askedAt: Date | string;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'Until when lenders take it, once accepted.' })
  expiresAt: Date | string | null;

  @Field(() => Boolean, { simple: true, description: 'Whether the person was emailed about it as it stands.' })
  told: boolean;

  @Field(() => Boolean, { simple: true, description: 'Whether you may send it and see its files.' })
  mine: boolean;

  @Field(() => Int, { simple: true, description: 'Goes up with every change; send it back as expectedVersion' })
  version: number;

  @Field(() => [DocumentFileView], { simple: true, description: 'Oldest first. Empty unless it is yours to send.' })
  documents: DocumentFileView[];
}

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'The documents of one application.' })
export class ApplicationDocuments {
  @Field(() => ID, { simple: true })
  applicationId: string;

  @Field(() => String, { simple: true })
  applicationNumber: string;

  @Field(() => String, { simple: true, description: 'Such as new_purchase' })
  mortgageType: string;

  @Field(() => String, { nullable: true, simple: true, description: 'The person looking after it.' })
  handledBy: string | null;

  @Field(() => Boolean, { simple: true, description: 'Sending asks for a confirmed email address.' })
  emailVerified: boolean;

  @Field(() => [DocumentRequestView], { simple: true })
  requests: DocumentRequestView[];
}

@ObjectType({ description: 'An address that opens one file for one person for 5 minutes.', simpleResolvers: true })
export class DocumentAddress {
  @Field(() => String, { description: 'A path of this site' })
  path: string;

  @Field(() => DateTime)
  expiresAt: Date | string;

  @Field(() => [FileWarning], { description: 'For the office. Empty for everybody else.' })
  warnings: Warning[];
}

@InputType({ description: 'A document to ask for.' })
export class DocumentRequestInput {
  @Field(() => String, { description: "'applicant', 'file', or the id of a co-applicant's answers" })
  person: string;

  @Field(() => String, { nullable: true, description: 'A code of the checklist. Leave it out to use words.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 200 characters' })
  words?: string | null;
}

@ObjectType()
export class UploadDocumentPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The file as it is kept' })
  documentId?: string;
}

@ObjectType()
export class RemoveDocumentPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true })
  requestId?: string;
}

@ObjectType()
export class DocumentsPayload extends Payload {
  @Field(() => ApplicationDocuments, { nullable: true, simple: true })
  file?: ApplicationDocuments;
}

@ObjectType()
export class TellDocumentsPayload extends Payload {
  @Field(() => Int, { nullable: true, simple: true, description: 'How many emails go out' })
  emails?: number;
}
