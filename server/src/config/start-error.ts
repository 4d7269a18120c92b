/** The start cannot go on, and a person can mend it: the message is one or more plain sentences, without a trace. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
