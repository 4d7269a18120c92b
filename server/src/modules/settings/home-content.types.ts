import type { TestimonialScene } from '@brokerage/domain/settings/home';
import { Field, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../graphql/scalars.js';

@ObjectType({ description: 'What a client says.', simpleResolvers: true })
export class Testimonial {
  @Field(() => String)
  quote: string;

  @Field(() => String)
  who: string;

  @Field(() => String, { description: 'Where, and what kind of file' })
  file: string;

  @Field(() => String)
  figure: string;

  @Field(() => String, { description: 'What the figure means' })
  meaning: string;

  @Field(() => String, { description: 'Two letters, such as ON' })
  province: string;

  @Field(() => String, { description: 'The picture that stands over it' })
  scene: TestimonialScene;
}

@ObjectType({ description: 'A question with its answer.', simpleResolvers: true })
export class HomeQuestion {
  @Field(() => String)
  question: string;

  @Field(() => String)
  answer: string;
}

@ObjectType({ description: 'What something rests on, and the day on which that was checked.', simpleResolvers: true })
export class Evidence {
  @Field(() => String)
  footnote: string;

  @Field(() => CalendarDate)
  evidenceOn: string;
}

@ObjectType({ description: 'A marketing claim.', simpleResolvers: true })
export class Claim extends Evidence {
  @Field(() => String)
  figure: string;

  @Field(() => String)
  text: string;

  @Field(() => Boolean, { description: 'The promised reply time rests on it' })
  backsReply: boolean;
}

@ObjectType({ description: 'What the home page says that the office can change.', simpleResolvers: true })
export class HomeContent {
  @Field(() => [Testimonial], { description: 'Exactly 3' })
  testimonials: Testimonial[];

  @Field(() => Evidence, { description: 'What the testimonials rest on' })
  testimonialsEvidence: Evidence;

  @Field(() => [HomeQuestion], { description: 'Exactly 4' })
  questions: HomeQuestion[];

  @Field(() => [Claim], { description: 'Exactly 4' })
  claims: Claim[];
}

@ObjectType({ description: 'When the office answers the phone on some days, in words.', simpleResolvers: true })
export class PhoneHours {
  @Field(() => String)
  days: string;

  @Field(() => String, { description: 'In America/Toronto' })
  hours: string;
}
