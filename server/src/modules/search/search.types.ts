import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';

export const SearchKind = { ENQUIRY: 'ENQUIRY', PERSON: 'PERSON', LENDER: 'LENDER' } as const;
export type SearchKind = (typeof SearchKind)[keyof typeof SearchKind];
registerEnumType(SearchKind, { name: 'SearchKind', description: 'The kind of result.' });

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
@ObjectType()
export class SearchResults {
  @Field(() => [SearchHit], { simple: true, description: 'Enquiries newest first, then people, then lenders' })
  items: SearchHit[];
}
