import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { describeEnum } from '../../kernel/described-enum.js';

export const SearchKind = { ENQUIRY: 'ENQUIRY', PERSON: 'PERSON', LENDER: 'LENDER' } as const;
export type SearchKind = (typeof SearchKind)[keyof typeof SearchKind];
describeEnum(SearchKind, {
  name: 'SearchKind',
  description: 'The kind of result.',
  meanings: {
    ENQUIRY: 'Something that came in',
    PERSON: 'An account',
    LENDER: 'Somebody whose rates are shown',
  },
});

@Auth('ADMIN')
@ObjectType({ description: 'One search result.' })
export class SearchHit {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => SearchKind, { simple: true })
  kind: SearchKind;

  @Field(() => String, { simple: true, description: "The person's or lender's name" })
  title: string;

  @Field(() => String, { simple: true, description: "The enquiry's subject and number, or the person's email" })
  detail: string;
}

@Auth('ADMIN')
@ObjectType({ description: 'What a search found, of all kinds.' })
export class SearchResults {
  @Field(() => [SearchHit], { simple: true, description: 'Enquiries newest first, then people, then lenders' })
  items: SearchHit[];
}
