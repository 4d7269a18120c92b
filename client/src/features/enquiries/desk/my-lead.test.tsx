import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../../test/in-app';
import { signIn, signOut } from '../../../lib/session';
import { MyLead } from './my-lead';
import { MyLeads } from './my-leads';

beforeEach(() =>
  act(() => signIn({ token: 'token', role: 1, id: 'priya', name: 'Priya Raman', email: 'priya@example.ca' })),
);
afterEach(() => act(() => signOut()));

const NOW = Date.now();
const hours = (count: number): string => new Date(NOW + count * 3_600_000).toISOString();
const ROW = {
  __typename: 'MyLead',
  id: 'lead',
  kind: 'BOOKING',
  status: 'NEW',
  subject: 'Renewal · Ontario',
  fullName: 'Wei Chen',
  maskedPhone: '416 ***-**11',
  email: 'wei@example.ca',
  emailRefusal: null,
  applicationNumber: null,
  applicationId: null,
  createdAt: hours(-2),
  firstResponseDueAt: hours(22),
  firstRespondedAt: null,
  firstResponseKind: null,
  followUpAt: null,
  lostReason: null,
  assignedToId: null as string | null,
  assignedTo: null as string | null,
  channel: 'AGENT',
  campaign: null,
  version: 1,
};
const page = (items: object[], more = {}) => ({
  myLeads: {
    __typename: 'MyLeadPage',
    items,
    totalItems: items.length,
    isTotalCapped: false,
    nextCursor: null,
    ...more,
  },
});
const detail = (row: object = ROW) => ({
  myLead: {
    __typename: 'MyLeadDetail',
    enquiry: row,
    phone: '+14169671111',
    answers: [{ __typename: 'Answer', label: 'Topic', value: 'Renewal' }],
    notes: [],
    events: [],
    contacts: [],
  },
});
const TAKEN = { ...ROW, assignedToId: 'priya', assignedTo: 'Priya Raman', status: 'ASSIGNED', version: 2 };

describe('the leads of a desk', () => {
  test('each with its clock, and what nobody has yet', async () => {
    inApp(<MyLeads />, { answers: { MyLeads: () => page([ROW, { ...TAKEN, id: 'two', fullName: 'Ada Roy' }]) } });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Wei Chen' })).toHaveAttribute('href', '/account/leads/lead');
    expect(first).toHaveTextContent('Not taken');
    expect(first).toHaveTextContent(/2[12] h/);
    expect(second).not.toHaveTextContent('Not taken');
  });

  test('none: what will be here is said', async () => {
    inApp(<MyLeads />, { answers: { MyLeads: () => page([]) } });
    expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  });

  test('the server is away: it is said, and asked again', async () => {
    const answers: Answers = { MyLeads: () => new Error('the network is gone') };
    inApp(<MyLeads />, { answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your leads couldn’t be loaded');
    answers['MyLeads'] = () => page([ROW]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Wei Chen' })).toBeVisible();
  });
});

describe('one lead', () => {
  test('is taken, called and written about with the operations of the desk alone', async () => {
    const asked: string[] = [];
    const said = (name: string, answer: object) => () => {
      asked.push(name);
      return answer;
    };
    const answers: Answers = {
      MyLead: () => detail(),
      TakeLead: said('TakeLead', {
        takeLead: { __typename: 'MyLeadPayload', userErrors: [], enquiry: TAKEN, event: null },
      }),
      AddLeadNote: said('AddLeadNote', {
        addLeadNote: {
          __typename: 'AddEnquiryNotePayload',
          userErrors: [],
          note: {
            __typename: 'EnquiryNote',
            id: 'note',
            authorName: 'Priya Raman',
            createdAt: hours(0),
            pieces: [{ __typename: 'NotePiece', text: 'Renews in May', personId: null }],
          },
        },
      }),
      RecordLeadContact: said('RecordLeadContact', {
        recordLeadContact: {
          __typename: 'RecordLeadContactPayload',
          userErrors: [],
          enquiry: { ...TAKEN, status: 'CONTACTED', firstRespondedAt: hours(0), firstResponseKind: 'CALL', version: 3 },
          event: null,
          contact: {
            __typename: 'EnquiryContact',
            id: 'contact',
            actorName: 'Priya Raman',
            kind: 'CALL',
            outcome: 'SPOKE',
            note: null,
            at: hours(0),
          },
        },
      }),
    };
    inApp(<MyLead id="lead" />, { answers });
    expect(await screen.findByRole('link', { name: '416 967-1111' })).toHaveAttribute('href', 'tel:+14169671111');

    await userEvent.click(screen.getByRole('button', { name: 'Take it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull());

    await userEvent.type(screen.getByRole('textbox', { name: 'Add a note' }), 'Renews in May');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Log contact' }));
    await userEvent.click(await screen.findByRole('button', { name: /Save contact/ }));
    expect(await screen.findByText('Call: spoke')).toBeVisible();
    expect(asked).toEqual(['TakeLead', 'AddLeadNote', 'RecordLeadContact']);
    expect(screen.queryByText(/mention a colleague/)).toBeNull();
  });

  test('of another desk is not there', async () => {
    inApp(<MyLead id="other" />, { answers: { MyLead: () => ({ myLead: null }) } });
    expect(await screen.findByRole('heading', { name: 'This lead is not on your desk' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your leads' })).toHaveAttribute('href', '/account/leads');
  });
});
