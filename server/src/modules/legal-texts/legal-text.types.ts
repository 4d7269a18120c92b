import { tableOf } from '@brokerage/domain/data/objects';
import { LEGAL_BLOCKS, LEGAL_TEXTS, type LegalBlock, type LegalTextName } from '@brokerage/domain/settings/legal';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../kernel/described-enum.js';
import { Payload } from '../../kernel/user-error.types.js';

export const LegalTextNames = describedEnum('LegalTextName', 'A legal text with a page of its own.', {
  PRIVACY: LEGAL_TEXTS.PRIVACY.description,
  TERMS: LEGAL_TEXTS.TERMS.description,
});

const Blocks = describedEnum(
  'LegalBlock',
  'What a chapter shows besides its text. The page works it out.',
  tableOf(LEGAL_BLOCKS.map(({ value, label }) => [value, label])),
);

@ObjectType({ simpleResolvers: true, description: 'A titled part of a legal text, in the order in which it is read.' })
export class LegalTextChapter {
  @Field(() => String)
  title: string;

  @Field(() => Blocks, { nullable: true, description: 'null: nothing besides its text' })
  block: LegalBlock | null;

  @Field(() => [String], { description: 'Plain text, a paragraph each' })
  paragraphs: string[];
}

@ObjectType({ simpleResolvers: true, description: 'A version of a legal text, as it is listed.' })
export class LegalTextVersion {
  @Field(() => Int, { description: 'Counts up within the text' })
  version: number;

  @Field(() => String, { description: 'The day from which it holds, such as 2026-11-25' })
  effectiveOn: string;
}

@ObjectType({ simpleResolvers: true, description: 'One version of a legal text.' })
export class LegalText extends LegalTextVersion {
  @Field(() => Boolean, { description: 'Whether it is the version that holds today' })
  inEffect: boolean;

  @Field(() => String, { description: 'What changed with it' })
  changes: string;

  @Field(() => [LegalTextChapter])
  chapters: LegalTextChapter[];

  @Field(() => LegalTextVersion, {
    nullable: true,
    description: 'The version that will hold next; null: none is known',
  })
  next: LegalTextVersion | null;

  @Field(() => [LegalTextVersion], { description: 'Every version that held or will, newest first' })
  versions: LegalTextVersion[];
}

@ObjectType({ simpleResolvers: true, description: 'A legal text that you are asked to agree to.' })
export class TextToAgree {
  @Field(() => ID, { description: 'The text and its version' })
  id: string;

  @Field(() => LegalTextNames)
  text: LegalTextName;

  @Field(() => Int, { description: 'The version that holds; send it back when you agree' })
  version: number;

  @Field(() => String, { description: 'The day from which it holds, such as 2026-11-25' })
  effectiveOn: string;

  @Field(() => String, { description: 'What changed' })
  changes: string;
}

@ObjectType()
export class AgreePayload extends Payload {
  @Field(() => [TextToAgree], { nullable: true, simple: true, description: 'The texts that are still to agree to' })
  left?: TextToAgree[];
}
