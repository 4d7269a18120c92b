import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { ValidatePhonePayload } from './phone.types.js';
import type { PhoneService } from './phone.service.js';

type PhoneContext = Context<{ phones: PhoneService }>;

@Resolver()
export class PhoneResolver {
  @Mutation(() => ValidatePhonePayload, { description: 'Checks a Canadian phone number. Public, rate limited.' })
  validatePhone(
    @Ctx() context: PhoneContext,
    @Arg('phoneNumber', () => String, { description: 'In any usual format' }) phoneNumber: string,
  ): Promise<ValidatePhonePayload> {
    return context.services.phones.validate(context, phoneNumber);
  }
}
