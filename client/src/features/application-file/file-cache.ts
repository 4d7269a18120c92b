import type { ApolloCache } from '@apollo/client';
import { ApplicationFileByIdDocument } from './file.generated';
import type { File } from './words';

/** Adds what was just saved to the open file. Reading the file again would be logged as opening it a second time. */
export function changeFile(cache: ApolloCache, id: string, change: (file: File) => Partial<File>): void {
  cache.updateQuery({ query: ApplicationFileByIdDocument, variables: { id } }, (data) =>
    data?.applicationFile
      ? { ...data, applicationFile: { ...data.applicationFile, ...change(data.applicationFile) } }
      : data,
  );
}
