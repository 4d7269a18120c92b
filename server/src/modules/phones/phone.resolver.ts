import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { ValidatePhonePayload } from './phone.types.js';

@Resolver()
export class PhoneResolver {
  @Mutation(() => ValidatePhonePayload, { description: 'Public.' })
  validatePhone(
    @Ctx() context: Context,
    @Arg('phoneNumber', () => String) phoneNumber: string,
  ): Promise<ValidatePhonePayload> {
    return context.services.phones.validate(context, phoneNumber);
  }
}
