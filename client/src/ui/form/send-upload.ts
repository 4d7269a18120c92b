interface Watch {
  /** From 0 to 1 */
  onProgress: (share: number) => void;
  onAnswer: (text: string, status: number) => void;
  /** The connection ended at this share */
  onLost: (share: number) => void;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a mutation with a file and says how far it is: fetch knows nothing of the way up, so this one request is made by the
 * browser's older interface. Gives what stops it.
 */
export function sendUpload(
  form: FormData | undefined,
  { onProgress, onAnswer, onLost, headers = {} }: Watch,
): () => void {
  const request = new XMLHttpRequest();
  let share = 0;
  request.open('POST', '/graphql');
  request.setRequestHeader('apollo-require-preflight', 'true');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => {
    share = total > 0 ? loaded / total : 0;
    onProgress(share);
  };
  request.onload = () => onAnswer(request.responseText, request.status);
  request.onerror = () => onLost(share);
  request.send(form);
  return () => request.abort();
}
