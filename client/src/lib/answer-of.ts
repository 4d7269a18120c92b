interface Asked<Data> {
  data: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/**
 * The answer to a question, and until it comes the one to the question before. Once it failed there is none: the one before
 * would stand there as the answer to what is asked now.
 */
export const answerOf = <Data>({ data, previousData, error }: Asked<Data>): Data | undefined =>
  data ?? (error === undefined ? previousData : undefined);
