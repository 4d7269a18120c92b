import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Payload } from '../../../kernel/user-error.types.js';
import { RateFacts } from '../rate-facts.types.js';
import type { Facts } from '../rate-facts.js';

export const ImportStatus = { NEW: 'NEW', CHANGED: 'CHANGED', UNCHANGED: 'UNCHANGED', REFUSED: 'REFUSED' } as const;
export type ImportStatus = keyof typeof ImportStatus;
registerEnumType(ImportStatus, { name: 'ImportStatus', description: 'What a line of the file would change.' });

@ObjectType({ description: 'One line of an imported file.', simpleResolvers: true })
export class ImportLine {
  @Field(() => Int, { description: 'As in a spreadsheet: the header is line 1' })
  line: number;

  @Field(() => ImportStatus)
  status: ImportStatus;

  @Field(() => String, { nullable: true })
  bankName: string | null;

  @Field(() => String, { nullable: true, description: 'Everything that is wrong with the line, by column' })
  message: string | null;

  @Field(() => RateFacts, { nullable: true })
  before: Facts | null;

  @Field(() => RateFacts, { nullable: true })
  after: Facts | null;
}

@ObjectType()
export class ImportRatesPayload extends Payload {
  @Field(() => [ImportLine], { nullable: true, simple: true })
  lines?: ImportLine[];

  @Field(() => Int, { nullable: true, simple: true })
  created?: number;

  @Field(() => Int, { nullable: true, simple: true })
  changed?: number;

  @Field(() => Int, { nullable: true, simple: true })
  unchanged?: number;

  @Field(() => Int, { nullable: true, simple: true })
  refused?: number;

  @Field(() => ID, {
    nullable: true,
    simple: true,
    description: 'Send it to undoRateChanges within 10 minutes; none after a dry run',
  })
  undoId?: string;
}
