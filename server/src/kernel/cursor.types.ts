import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { COUNT_CAP } from './cursor.js';

const UP_TO = COUNT_CAP.toLocaleString('en-CA');

/** What a list that is read by keys answers around its items. A list extends it and adds its name and its policy. */
export function keysetPageOf<T extends object>(Item: ClassType<T>) {
  @ObjectType()
  abstract class KeysetPage {
    @Field(() => [Item], { simple: true, description: 'What stands on this page, in the order of the list' })
    items: T[];

    @Field(() => Int, { simple: true, description: `How many match, counted up to ${UP_TO}` })
    totalItems: number;

    @Field(() => Boolean, { simple: true, description: `More than ${UP_TO} match` })
    isTotalCapped: boolean;

    @Field(() => String, { nullable: true, simple: true, description: 'Ask for what follows with it; null: the end' })
    nextCursor: string | null;
  }
  return KeysetPage;
}
