import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { GraphQLUpload, readUpload, type FileUpload } from '../../graphql/upload.js';
import { DomainError } from '../domain-error.js';
import { DeskSummary, PublicationPage, PublishRatesPayload } from './publication.types.js';
import { MAX_CSV_BYTES } from './rate-csv.js';
import { DeskRateFilter, RateVersionInput } from './rate-desk.inputs.js';
import { ChangeRatesPayload } from './rate-desk.types.js';
import { ImportRatesPayload } from './rate-import.types.js';

type Done<T> = Omit<T, 'userErrors'>;

@Resolver()
export class RatePublishResolver {
  @Auth('ADMIN')
  @Query(() => DeskSummary, { nullable: true })
  deskSummary(@Ctx() context: Context): Promise<DeskSummary> {
    return context.services.ratePublishing.summary();
  }

  @Auth('ADMIN')
  @Query(() => PublicationPage, { nullable: true, description: 'Newest first.' })
  publications(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1 }) page: number | null,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 20 }) limit: number | null,
  ): Promise<PublicationPage> {
    return context.services.ratePublishing.publications(actorOf(context), { page: page ?? 1, limit: limit ?? 20 });
  }

  @Auth('ADMIN')
  @Query(() => String, {
    nullable: true,
    description: 'What visitors see as CSV (RFC 4180, with a byte order mark); importRates reads it back.',
  })
  exportRates(
    @Ctx() context: Context,
    @Arg('filter', () => DeskRateFilter, { nullable: true }) filter: DeskRateFilter | null,
  ): Promise<string> {
    return context.services.rateImports.export(actorOf(context), context, filter);
  }

  @Auth('ADMIN')
  @Mutation(() => PublishRatesPayload, {
    nullable: true,
    description: 'Shows visitors what was reviewed, in these versions: all of it or nothing.',
  })
  publishRates(
    @Ctx() context: Context,
    @Arg('rates', () => [RateVersionInput]) rates: RateVersionInput[],
  ): Promise<Done<PublishRatesPayload>> {
    return context.services.ratePublishing.publish(actorOf(context), context, rates);
  }

  @Auth('ADMIN')
  @Mutation(() => ChangeRatesPayload, {
    nullable: true,
    description: 'Puts the values from before a publication back to the desk, to be reviewed and published.',
  })
  restorePublication(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Done<ChangeRatesPayload>> {
    return context.services.ratePublishing.restore(actorOf(context), context, id);
  }

  @Auth('ADMIN')
  @Mutation(() => ImportRatesPayload, {
    nullable: true,
    description:
      'Columns bank, term, type, rate and, if wanted, apr, purpose, insurance, province, visibility, ends_on, notes. A dry run writes nothing; the other makes pending changes of the good lines. One of file and csv.',
  })
  async importRates(
    @Ctx() context: Context,
    @Arg('dryRun', () => Boolean) dryRun: boolean,
    @Arg('file', () => GraphQLUpload, { nullable: true }) file: Promise<FileUpload> | null,
    @Arg('csv', () => String, { nullable: true }) csv: string | null,
  ): Promise<Done<ImportRatesPayload>> {
    const sent = await textOf(file, csv);
    return context.services.rateImports.import(actorOf(context), context, { ...sent, dryRun });
  }
}

const MAX_SOURCE = 100;

async function textOf(
  file: Promise<FileUpload> | null,
  csv: string | null,
): Promise<{ csv: string; source: string | null }> {
  // an argument that was left out is undefined
  if (csv != null) return { csv, source: null };
  if (!file) throw new DomainError('REQUIRED', 'Choose a CSV file.', 'file');
  const { name, bytes } = await readUpload(file, MAX_CSV_BYTES);
  const source = name.replace(/[^\p{L}\p{N} ._()-]/gu, '').slice(-MAX_SOURCE) || null;
  return { csv: bytes.toString('utf8'), source };
}
