import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { PAGE_SIZE } from '@brokerage/domain/vocabulary/constants';
import type { Paged, Paging } from './paging.js';

/** What every list answers around its items. A list extends it and adds its name and its policy. */
export function pageOf<T extends object>(Item: ClassType<T>) {
  @ObjectType()
  abstract class Page implements Paged<T> {
    @Field(() => [Item], { simple: true, description: 'What stands on this page, in the order of the list' })
    items: T[];

    @Field(() => Int, { simple: true, description: 'How many there are on all pages together' })
    totalItems: number;

    @Field(() => Int, { simple: true, description: 'Which page it is, counted from 1' })
    page: number;

    @Field(() => Int, { simple: true, description: 'The most that stand on one page' })
    limit: number;
  }
  return Page;
}

/** The arguments of a list. null means the default, as if the argument was left out. */
function pagingArgs(defaultLimit: number) {
  @ArgsType()
  abstract class PagingArguments {
    @Field(() => Int, { nullable: true, defaultValue: 1, description: 'Which page, counted from 1' })
    page: number | null;

    @Field(() => Int, { nullable: true, defaultValue: defaultLimit, description: 'How many on a page' })
    limit: number | null;

    get paging(): Paging {
      return { page: this.page ?? 1, limit: this.limit ?? defaultLimit };
    }
  }
  return PagingArguments;
}

@ArgsType()
export class PagingArgs extends pagingArgs(25) {}

/** For lists of posts. */
@ArgsType()
export class PagingArgs10 extends pagingArgs(PAGE_SIZE) {}

/** For lists whose entries are long. */
@ArgsType()
export class PagingArgs20 extends pagingArgs(20) {}

/** For lists that people scan. */
@ArgsType()
export class PagingArgs50 extends pagingArgs(50) {}
