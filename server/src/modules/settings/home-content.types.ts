import type { TestimonialScene } from '@brokerage/domain/settings/home';
import { Field, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../graphql/scalars.js';

@ObjectType({ description: 'What a client says.', simpleResolvers: true })
export class Testimonial {
  @Field(() => String, { description: 'The client’s own words' })
  quote: string;

  @Field(() => String, { description: 'The client, as they want to be named' })
  who: string;

  @Field(() => String, { description: 'Where, and what kind of file' })
  file: string;

  @Field(() => String, { description: 'What the client saved, standing large' })
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
  @Field(() => String, { description: 'As a client would ask it' })
  question: string;

  @Field(() => String, { description: 'In plain text' })
  answer: string;
}

@ObjectType({ description: 'What something rests on, and the day on which that was checked.', simpleResolvers: true })
export class Evidence {
  @Field(() => String)
  footnote: string;

  @Field(() => CalendarDate, { description: 'The day of the count, or the day on which somebody checked it' })
  evidenceOn: string;
}

@ObjectType({ description: 'A marketing claim.', simpleResolvers: true })
export class Claim extends Evidence {
  @Field(() => String, { description: 'The number or the few words that stand large' })
  figure: string;

  @Field(() => String, { description: 'What the figure says' })
  text: string;

  @Field(() => Boolean, { description: 'The promised reply time rests on it' })
  backsReply: boolean;
}

@ObjectType({ description: 'What the home page says that the office can change.', simpleResolvers: true })
export class HomeContent {
  @Field(() => [Testimonial], { description: 'Exactly 3' })
  testimonials: Testimonial[];

  @Field(() => Boolean, { description: 'True where clients said so and agreed; false where we made the words up' })
  testimonialsAreReal: boolean;

  @Field(() => Evidence, { description: 'What the testimonials rest on' })
  testimonialsEvidence: Evidence;

  @Field(() => [HomeQuestion], { description: 'Exactly 4' })
  questions: HomeQuestion[];

  @Field(() => [Claim], { description: 'At most 4: one that the last count refutes is left out' })
  claims: Claim[];
}

@ObjectType({ description: 'When the office answers the phone on some days, in words.', simpleResolvers: true })
export class PhoneHours {
  @Field(() => String, { description: 'Such as Monday to Friday' })
  days: string;

  @Field(() => String, { description: 'In America/Toronto' })
  hours: string;
}
