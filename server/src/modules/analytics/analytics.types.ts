import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';

const count = (description: string): PropertyDecorator => Field(() => Int, { simple: true, description });

@ObjectType()
export class AnalyticsChoicePayload extends Payload {
  @Field(() => Boolean, { nullable: true, simple: true, description: 'What was recorded' })
  granted?: boolean;
}

@Auth('ADMIN')
@ObjectType({ description: 'Visits of people who agreed to be counted.' })
export class VisitSums {
  @count('A pause of 30 minutes ends a visit, and so do 12 hours')
  visits: number;

  @count('Pages they opened')
  views: number;

  @count('Visitors, each day counted anew')
  visitors: number;

  @count('Visits of one page')
  bounces: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'A source, a campaign, a page or a kind of device.' })
export class VisitRow {
  @Field({ simple: true, description: 'A code, a campaign’s own name or the pattern of a route' })
  key: string;

  @count('Visits, or views of a page')
  now: number;

  @count('The same in the period before')
  before: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'A day.' })
export class VisitPoint {
  @Field(() => CalendarDate, { simple: true, description: 'In America/Toronto' })
  on: string;

  @count('Visits that began on it')
  visits: number;

  @count('Pages opened in them')
  views: number;

  @count('Applications sent on it')
  sent: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'How the site does: visits of a period, next to the one before. Counted each hour.' })
export class SiteFigures {
  @Field(() => CalendarDate, { simple: true, description: 'Its first day, in America/Toronto' })
  from: string;

  @Field(() => CalendarDate, { simple: true, description: 'Today' })
  to: string;

  @Field(() => VisitSums, { simple: true })
  now: VisitSums;

  @Field(() => VisitSums, { simple: true, description: 'As many days before it' })
  before: VisitSums;

  @Field(() => [VisitPoint], { simple: true, description: 'Oldest first, quiet days too' })
  points: VisitPoint[];

  @Field(() => [VisitRow], {
    simple: true,
    description: 'Most visits first; OTHER gathers what is beyond the first nine',
  })
  sources: VisitRow[];

  @Field(() => [VisitRow], { simple: true, description: 'By utm_campaign, most visits first' })
  campaigns: VisitRow[];

  @Field(() => [VisitRow], { simple: true, description: 'By route, most views first' })
  pages: VisitRow[];

  @Field(() => [VisitRow], { simple: true, description: 'PHONE, TABLET and DESKTOP' })
  devices: VisitRow[];

  @Field(() => [VisitRow], {
    simple: true,
    description:
      'HOME, FORM, SENT, APPROVED and FUNDED. The first two count visits, the others applications of everybody.',
  })
  funnel: VisitRow[];

  @Field(() => VisitRow, { simple: true, description: 'Choices to be counted; GRANTED' })
  granted: VisitRow;

  @Field(() => VisitRow, { simple: true, description: 'Choices not to be counted; REFUSED' })
  refused: VisitRow;

  @Field(() => VisitRow, { simple: true, description: 'Pages served to everybody, without a visitor; HIT' })
  served: VisitRow;

  @Field(() => [VisitRow], { simple: true, description: 'Events left out: BOT, STAFF and INVALID' })
  excluded: VisitRow[];
}
