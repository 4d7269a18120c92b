import { SECTIONS } from '@brokerage/domain/application/sections';
import type { SectionName } from '@brokerage/domain/application/parts';
import { expect, type Page } from '@playwright/test';
import { freshSession, type Person } from './people';
import { theProduct } from './product';

type Tree = Record<string, unknown>;

const NOTHING_TO_DECLARE = {
  firstTimeBuyer: true,
  bankruptcy: false,
  proposal: false,
  judgments: false,
  paysSupport: false,
  publicOffice: false,
  thirdParty: false,
};

/** A purchase for one person, answered as the form keeps it: every part is done. */
export const ANSWERS: Tree = {
  mortgageType: 'new_purchase',
  hasCoApplicants: false,
  applicant: {
    fullName: 'Ada Tremblay',
    email: 'ada.tremblay@example.ca',
    phone: '(416) 967-1111',
    birthDate: '1990-04-17',
    residency: 'citizen',
    maritalStatus: 'single',
    creditBand: 'good',
    address: { street: '12 Elm Street', city: 'Hamilton', province: 'ON', postalCode: 'L8L 6L9' },
    addressSince: '2015-05',
    housing: 'family',
  },
  employment: {
    status: 'employed',
    current: { employer: 'Harbour Clinic', title: 'Nurse', since: '2012-09', pay: ['salary'], annual: '86,400' },
  },
  declarations: NOTHING_TO_DECLARE,
  property: {
    found: false,
    province: 'ON',
    type: 'single-family',
    occupancy: 'owner_occupied',
    hasSuite: false,
    newlyBuilt: false,
    purchasePrice: '689,000',
    downPayment: '75,000',
    propertyTax: '4,860',
    downPaymentSources: [{ id: 's1', source: 'savings', amount: '75,000' }],
  },
  financial: { hasAssets: false, hasLiabilities: false, hasProperties: false },
};

/** The form opens with these answers, as after an earlier evening in the same tab that ended at this section. */
export async function withAnswers(page: Page, answers: Tree = ANSWERS, last: SectionName = 'plans'): Promise<void> {
  await page.addInitScript(
    (draft) => {
      // once: what the form keeps later is not to be undone by a reload
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      sessionStorage.setItem('draft:comprehensive-form', draft);
    },
    JSON.stringify({ answers, lastStep: SECTIONS.findIndex(({ name }) => name === last) }),
  );
}

interface Named {
  id: string;
  fullName: string;
  email?: string;
}

/** What a file of another size says instead. */
interface Figures {
  /** A year, of the applicant */
  income: string;
  /** In the bank: for the down payment and the day of closing */
  savings: string;
}

const withFigures = ({ income, savings }: Figures): Tree => {
  const employment = ANSWERS['employment'] as Tree & { current: Tree };
  return {
    employment: { ...employment, current: { ...employment.current, annual: income } },
    financial: {
      ...(ANSWERS['financial'] as Tree),
      hasAssets: true,
      assets: [{ id: 'a1', kind: 'cash', amount: savings }],
    },
  };
};

/** Somebody sends these answers with their account, with these people besides. Gives the application's id and number. */
export async function sendApplication(
  person: Person,
  coApplicants: readonly Named[] = [],
  figures?: Figures,
): Promise<{ id: string; number: string }> {
  const { token } = await freshSession(person);
  const reply = await fetch(`${theProduct().url}/mortgage/comprehensive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      ...ANSWERS,
      ...(figures && withFigures(figures)),
      applicant: { ...(ANSWERS['applicant'] as Tree), fullName: person.name, email: person.email },
      hasCoApplicants: coApplicants.length > 0,
      coApplicants,
      consents: { privacy: true, contact: true, creditCheck: true },
    }),
  });
  expect(reply.status).toBe(201);
  const { data } = (await reply.json()) as { data: { id: string; applicationNumber: string } };
  return { id: data.id, number: data.applicationNumber };
}
