import type { EnquiryGroupName } from '@brokerage/domain/enquiries/enquiry-group';
import type { EnquiryViewName } from '@brokerage/domain/enquiries/enquiry-status';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { keysetPageOf } from '../../../kernel/cursor.types.js';
import { EnquiryKind, type EnquiryStatus as Status } from '../enquiry.entity.js';
import { EnquiryGroup, EnquiryQueue, EnquiryStatus } from '../enquiry.enums.js';
import { EnquiryView } from '../enquiry.types.js';
import { describeEnum } from '../../../kernel/described-enum.js';

export const EnquirySort = { DUE: 'DUE', NEWEST: 'NEWEST', OLDEST: 'OLDEST', NAME: 'NAME' } as const;
export type EnquirySort = (typeof EnquirySort)[keyof typeof EnquirySort];
describeEnum(EnquirySort, {
  name: 'EnquirySort',
  description:
    'DUE: overdue, due within 4 hours, follow-ups of today, then the others, each the most urgent first; what is answered comes last, newest first.',
  meanings: {
    DUE: 'The most urgent first',
    NEWEST: 'The latest first',
    OLDEST: 'The earliest first',
    NAME: 'By the name of the person',
  },
});

@Auth('ADMIN')
@ObjectType({ description: 'A heading of the list that is sorted by DUE.', simpleResolvers: true })
export class EnquiryGroupCount {
  @Field(() => EnquiryGroup)
  group: EnquiryGroupName;

  @Field(() => Int, { description: 'How many in the whole list, counted up to 10,000' })
  count: number;

  @Field(() => Boolean, { description: 'There are more' })
  isCapped: boolean;

  @Field(() => Int, { description: 'How many items of this page' })
  inThisPage: number;
}

@Auth('ADMIN')
@ObjectType()
export class EnquiryPage extends keysetPageOf(EnquiryView) {
  @Field(() => [EnquiryGroupCount], { simple: true, description: 'In the order of the list; empty in other orders' })
  groups: EnquiryGroupCount[];
}

@Auth('ADMIN')
@ObjectType({ description: 'How many enquiries a view of the inbox has.' })
export class EnquiryViewCount {
  @Field(() => EnquiryQueue, { simple: true })
  view: EnquiryViewName;

  @Field(() => Int, { simple: true, description: 'Counted up to 10,000' })
  count: number;

  @Field(() => Boolean, { simple: true, description: 'There are more' })
  isCapped: boolean;
}

@InputType({ description: 'Fields you leave out match everything.' })
export class EnquiryFilter {
  @Field(() => EnquiryStatus, { nullable: true })
  status?: Status | null;

  @Field(() => EnquiryKind, { nullable: true })
  kind?: EnquiryKind | null;

  @Field(() => EnquiryQueue, { nullable: true })
  view?: EnquiryViewName | null;

  @Field(() => Boolean, { nullable: true, description: 'Past its 24 hours without a first response' })
  overdue?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Without a first response' })
  waiting?: boolean | null;

  @Field(() => String, { nullable: true, description: 'As in Enquiry.channel' })
  channel?: string | null;

  @Field(() => String, { nullable: true, description: 'Two letters, such as ON' })
  province?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Beginnings of words of a name, email or application number, or a whole phone number. Finds the newest 1,000.',
  })
  q?: string | null;
}
