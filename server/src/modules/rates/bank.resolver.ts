import { GraphQLUpload, type FileUpload } from '../../graphql/upload.js';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { readUpload } from '../../graphql/upload.js';
import { BankPayload } from './bank.types.js';
import { MAX_LOGO_BYTES } from './logo.js';
import { DeskBank } from './rate-desk.types.js';

type Done<T> = Omit<T, 'userErrors'>;

@Resolver()
export class BankResolver {
  @Auth('ADMIN')
  @Query(() => [DeskBank], { nullable: true, description: 'Every lender, by name.' })
  deskBanks(@Ctx() context: Context): Promise<DeskBank[]> {
    return context.services.rateDesk.banks(actorOf(context));
  }

  @Auth('ADMIN')
  @Mutation(() => BankPayload, { nullable: true, description: 'Seen by visitors once it has a published rate.' })
  async createBank(
    @Ctx() context: Context,
    @Arg('name', () => String) name: string,
    @Arg('kind', () => String) kind: string,
  ): Promise<Done<BankPayload>> {
    return { bank: await context.services.banks.create(actorOf(context), context, { name, kind }) };
  }

  @Auth('ADMIN')
  @Mutation(() => BankPayload, { nullable: true, description: 'Seen at once. Left out: as it is.' })
  async updateBank(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('name', () => String, { nullable: true }) name: string | null,
    @Arg('kind', () => String, { nullable: true }) kind: string | null,
    @Arg('active', () => Boolean, { nullable: true }) active: boolean | null,
    @Arg('position', () => Int, { nullable: true }) position: number | null,
  ): Promise<Done<BankPayload>> {
    const change = { id, expectedVersion, name, kind, active, position };
    return { bank: await context.services.banks.update(actorOf(context), context, change) };
  }

  @Auth('ADMIN')
  @Mutation(() => BankPayload, {
    nullable: true,
    description: 'A PNG, JPEG or WebP of at most 2 MB; drawn anew at 256 pixels. Seen at once.',
  })
  async uploadBankLogo(
    @Ctx() context: Context,
    @Arg('bankId', () => ID) bankId: string,
    @Arg('file', () => GraphQLUpload) file: Promise<FileUpload>,
  ): Promise<Done<BankPayload>> {
    const { bytes } = await readUpload(file, MAX_LOGO_BYTES);
    return { bank: await context.services.banks.uploadLogo(actorOf(context), context, bankId, bytes) };
  }
}
