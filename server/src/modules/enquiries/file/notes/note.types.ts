import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../graphql/scalars.js';
import { Payload } from '../../../../kernel/user-error.types.js';

@ObjectType({ description: 'A stretch of a note: plain text, or a person of the office.', simpleResolvers: true })
export class NotePiece {
  @Field(() => String, { description: 'Where it is a person, their name today after an @' })
  text: string;

  @Field(() => ID, { nullable: true, description: 'The person it names; null: it is plain text' })
  personId?: string | null;
}

@ObjectType('EnquiryNote', { simpleResolvers: true, description: 'An internal note. The client never sees it.' })
export class EnquiryNoteView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  authorName: string;

  @Field(() => String, { description: 'With the names that people have today' })
  text: string;

  @Field(() => [NotePiece], { description: 'The same text, with the people it names apart' })
  pieces: NotePiece[];

  @Field(() => DateTime)
  createdAt: Date | string;
}

@ObjectType()
export class AddEnquiryNotePayload extends Payload {
  @Field(() => EnquiryNoteView, { nullable: true, simple: true })
  note?: EnquiryNoteView;
}
