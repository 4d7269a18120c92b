import { madeStorable, storable } from '@brokerage/domain/text/storable';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { actorOf, type Context } from '../../../graphql/context.js';
import { readUpload, Upload, type UploadedFile } from '../../../graphql/upload.js';
import { DomainError } from '../../../kernel/domain-error.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import { DeskRateFilter } from '../desk/rate-desk.inputs.js';
import { MAX_CSV_BYTES } from './rate-csv.js';
import type { RateImportService } from './rate-import.service.js';
import { ImportRatesPayload } from './rate-import.types.js';
import { withOneLineEnd } from './rate-table.js';

type RateImportContext = Context<{ rateImports: RateImportService }>;

@Resolver()
export class RateImportResolver {
  @Auth('ADMIN')
  @Query(() => String, {
    nullable: true,
    description: 'The published rates as CSV (RFC 4180, with a byte order mark). importRates can read it back.',
  })
  exportRates(
    @Ctx() context: RateImportContext,
    @Arg('filter', () => DeskRateFilter, { nullable: true }) filter: DeskRateFilter | null,
  ): Promise<string> {
    return context.services.rateImports.export(actorOf(context), context, filter);
  }

  @Auth('ADMIN')
  @Mutation(() => ImportRatesPayload, {
    nullable: true,
    description:
      'Reads a CSV with the columns bank, term, type and rate, and optionally fees (or apr), compounding, purpose, insurance, province, visibility, ends_on and notes. Send either file or csv. A dry run only reports what would happen; otherwise the valid lines become drafts.',
  })
  async importRates(
    @Ctx() context: RateImportContext,
    @Arg('dryRun', () => Boolean, { description: 'Only reports what the file would change' }) dryRun: boolean,
    @Arg('file', () => Upload, { nullable: true }) file: Promise<UploadedFile> | null,
    @Arg('csv', () => String, { nullable: true, description: 'The table as text, in place of a file' })
    csv: string | null,
  ): Promise<PayloadOf<ImportRatesPayload>> {
    const sent = await textOf(file, csv);
    return context.services.rateImports.import(actorOf(context), context, { ...sent, dryRun });
  }
}

const MAX_SOURCE = 100;
const NOT_UTF8 = 'The file contains characters we cannot store. Save it as CSV UTF-8 and send it again.';

async function textOf(
  file: Promise<UploadedFile> | null,
  csv: string | null,
): Promise<{ csv: string; source: string | null }> {
  // an argument that was left out is undefined
  if (csv != null) return { csv, source: null };
  if (!file) throw new DomainError('REQUIRED', 'Choose a CSV file.', 'file');
  const { name, bytes } = await readUpload(file, MAX_CSV_BYTES);
  const source = Array.from(madeStorable(name).replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, ''))
    .slice(-MAX_SOURCE)
    .join('');
  const text = storable(withOneLineEnd(bytes.toString('utf8')));
  if (text === undefined) throw new DomainError('INVALID', NOT_UTF8, 'file');
  return { csv: text, source: source || null };
}
