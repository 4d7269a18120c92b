import type { LenderPenalty as Penalty } from '@brokerage/domain/rates/lender-penalty';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { readUpload, Upload, type UploadedFile } from '../../graphql/upload.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { BankPayload, DeskBank } from './bank.types.js';
import { LenderPenalty } from './lender-penalty.enum.js';
import { MAX_LOGO_BYTES } from './logo.js';
import type { BankService } from './bank.service.js';

type BankContext = Context<{ banks: BankService }>;

@Resolver()
export class BankResolver {
  @Auth('ADMIN')
  @Query(() => [DeskBank], { nullable: true, description: 'Every lender, sorted by name.' })
  deskBanks(@Ctx() context: BankContext): Promise<DeskBank[]> {
    return context.services.banks.list();
  }

  @Auth('ADMIN')
  @Mutation(() => BankPayload, {
    nullable: true,
    description: 'Adds a lender. Visitors see it once it has a published rate.',
  })
  async createBank(
    @Ctx() context: BankContext,
    @Arg('name', () => String, { description: 'As visitors will read it' }) name: string,
    @Arg('kind', () => String, {
      description: 'Chartered bank, Credit union, Trust company, Monoline lender or Private lender',
    })
    kind: string,
  ): Promise<PayloadOf<BankPayload>> {
    return { bank: await context.services.banks.create(actorOf(context), context, { name, kind }) };
  }

  @Auth('ADMIN')
  @Mutation(() => BankPayload, {
    nullable: true,
    description: 'Saves a draft for publishRates. Arguments you leave out stay as they are.',
  })
  async updateBank(
    @Ctx() context: BankContext,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('name', () => String, { nullable: true, description: 'As visitors will read it' }) name: string | null,
    @Arg('kind', () => String, {
      nullable: true,
      description: 'Chartered bank, Credit union, Trust company, Monoline lender or Private lender',
    })
    kind: string | null,
    @Arg('active', () => Boolean, { nullable: true, description: 'Whether visitors see it' }) active: boolean | null,
    @Arg('position', () => Int, {
      nullable: true,
      description: 'Breaks ties between lenders with the same best rate; lowest first',
    })
    position: number | null,
    @Arg('penalty', () => LenderPenalty, {
      nullable: true,
      description: 'How it charges for leaving a fixed rate early',
    })
    penalty: Penalty | null,
  ): Promise<PayloadOf<BankPayload>> {
    const change = { id, expectedVersion, name, kind, active, position, penalty };
    return context.services.banks.update(actorOf(context), context, change);
  }

  @Auth('ADMIN')
  @Mutation(() => BankPayload, {
    nullable: true,
    description:
      'Saves a new logo as a draft for publishRates. PNG, JPEG or WebP, up to 2 MB; stored as a 256-pixel square.',
  })
  async uploadBankLogo(
    @Ctx() context: BankContext,
    @Arg('bankId', () => ID) bankId: string,
    @Arg('file', () => Upload) file: Promise<UploadedFile>,
  ): Promise<PayloadOf<BankPayload>> {
    const { bytes } = await readUpload(file, MAX_LOGO_BYTES);
    return context.services.banks.uploadLogo(actorOf(context), context, bankId, bytes);
  }
}
