import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../src/graphql/context.js';
import { Payload } from '../../src/kernel/user-error.types.js';
import type { NoteService } from './note.service.js';

type NoteContext = Context<{ notes: NoteService }>;

@ObjectType('Note')
export class NoteView {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  text: string;
}

@ObjectType()
export class AddNotePayload extends Payload {
  @Field(() => NoteView, { nullable: true })
  note?: NoteView;
}

@Resolver()
export class NoteResolver {
  @Query(() => [NoteView])
  notes(@Ctx() context: NoteContext): Promise<NoteView[]> {
    return context.services.notes.list();
  }

  @Mutation(() => AddNotePayload)
  async addNote(
    @Ctx() context: NoteContext,
    @Arg('text', () => String) text: string,
  ): Promise<Omit<AddNotePayload, 'userErrors'>> {
    return { note: await context.services.notes.add(context, text) };
  }
}
