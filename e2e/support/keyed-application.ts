import { keptMail } from './server';

const application = (email: string): Record<string, unknown> => ({
  fullName: 'Ada Tremblay',
  email,
  phone: '416 967 1111',
  mortgageType: 'new_purchase',
  consent: { contact: true },
});

interface Sent {
  status: number;
  number?: string;
  retryAfter: string | null;
}

/** An application as a program sends it, under a key of its own. */
export async function send(url: string, key: string, email: string): Promise<Sent> {
  const response = await fetch(`${url}/mortgage/basic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(application(email)),
  });
  const { data } = (await response.json()) as { data: { applicationNumber: string } | null };
  return { status: response.status, number: data?.applicationNumber, retryAfter: response.headers.get('retry-after') };
}

/** An email that the applicant must get exactly once */
export const emailsWith = (dataDir: string, email: string, number: string): number =>
  keptMail(dataDir).filter((mail) => mail.includes(`To: ${email}`) && mail.includes(number)).length;
