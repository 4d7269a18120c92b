import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Payload } from '../../../kernel/user-error.types.js';
import { RateFacts } from '../rate-facts.types.js';
import type { Facts } from '../rate-facts.js';
import { describeEnum } from '../../../kernel/described-enum.js';

export const ImportStatus = { NEW: 'NEW', CHANGED: 'CHANGED', UNCHANGED: 'UNCHANGED', REFUSED: 'REFUSED' } as const;
export type ImportStatus = keyof typeof ImportStatus;
describeEnum(ImportStatus, {
  name: 'ImportStatus',
  description: 'What a line of the file would change.',
  meanings: {
    NEW: 'It adds a rate',
    CHANGED: 'It changes a rate',
    UNCHANGED: 'It says what is there already',
    REFUSED: 'It cannot be taken; the message says why',
  },
});

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

  @Field(() => RateFacts, { nullable: true, description: 'The values now; null: it is a new rate' })
  before: Facts | null;

  @Field(() => RateFacts, { nullable: true, description: 'The values the line sets; null: it cannot be read' })
  after: Facts | null;
}

@ObjectType()
export class ImportRatesPayload extends Payload {
  @Field(() => [ImportLine], { nullable: true, simple: true })
  lines?: ImportLine[];

  @Field(() => Int, { nullable: true, simple: true, description: 'How many lines add a rate' })
  created?: number;

  @Field(() => Int, { nullable: true, simple: true, description: 'How many lines change a rate' })
  changed?: number;

  @Field(() => Int, { nullable: true, simple: true, description: 'How many lines say what is already there' })
  unchanged?: number;

  @Field(() => Int, { nullable: true, simple: true, description: 'How many lines cannot be taken' })
  refused?: number;

  @Field(() => ID, {
    nullable: true,
    simple: true,
    description: 'Send it to undoRateChanges within 10 minutes; none after a dry run',
  })
  undoId?: string;
}
