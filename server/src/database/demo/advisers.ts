import type { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { ColumnsOf } from '@brokerage/domain/forms/fields';
import type { Agent } from '../../modules/agents/agent.entity.js';

/** What sample advisers have; the table fills in the rest. */
export type NewAdviser = Omit<Partial<ColumnsOf<typeof AGENT_FORM, ''>>, 'licensedName'> &
  Pick<
    Agent,
    | 'name'
    | 'subdomain'
    | 'title'
    | 'level'
    | 'province'
    | 'zone'
    | 'licences'
    | 'languages'
    | 'specialities'
    | 'serviceAreas'
    | 'reviews'
  >;

const avery = (today: string): NewAdviser => ({
  name: 'Avery Chen',
  subdomain: 'avery-chen',
  title: 'Mortgage agent, level 2',
  level: 2,
  province: 'ON',
  zone: OFFICE_ZONE,
  licences: [{ province: 'ON', number: 'M00000000 (sample)', expiresOn: addDays(today, 490) }],
  headline: 'I read every line before you sign one.',
  intro:
    'I’m Avery. I arrange mortgages for families west of Toronto, most of them buying their first home or renewing their first mortgage.',
  bio: 'I was a bank’s underwriter for six years. I know what makes a file easy to approve, because I used to be the person who sent it back.\n\nI left because I could only ever offer one lender’s mortgage. Now I compare many of them and tell you which one I’d choose in your place, with the reasons in writing. I answer my own phone. If I’m in a meeting, you hear back the same working day.',
  phone: '+19055550168',
  email: 'avery@example.ca',
  languages: ['English', 'Cantonese', 'Mandarin'],
  specialities: [
    {
      name: 'A first home',
      note: '5% down, the FHSA, and the land transfer tax refund that people forget to claim.',
    },
    {
      name: 'A renewal letter',
      note: 'Send me a photo of it. I’ll tell you in a day whether to sign it, bargain or move.',
    },
    {
      name: 'New to Canada',
      note: 'Two years here or two weeks: which lenders count income and credit from home.',
    },
  ],
  serviceAreas: [
    { name: 'Mississauga', note: 'office, Port Credit' },
    { name: 'Brampton', note: 'Tuesday evenings' },
    { name: 'Oakville', note: 'at your table' },
    { name: 'Milton', note: 'at your table' },
    { name: 'Burlington', note: 'by phone or video' },
  ],
  reviews: [
    {
      author: 'Meera and Tom K.',
      rating: 5,
      text: 'Avery found a clause in our bank’s offer that would have cost us the right to switch. One phone call.',
      source: 'Google',
      date: addDays(today, -36),
    },
    {
      author: 'S. Arulanandam',
      rating: 5,
      text: 'Every figure was explained twice, without hurry. That made the difference.',
      source: 'Google',
      date: addDays(today, -54),
    },
    {
      author: 'Devon P., Milton',
      rating: 4,
      text: 'Honest enough to tell us to wait until March. We did, and saved the penalty. The portal was clumsy to upload to.',
      source: 'RateMyAgent',
      date: addDays(today, -80),
    },
  ],
});

const jonah = (today: string): NewAdviser => ({
  name: 'Jonah Tessier',
  subdomain: 'jonah-tessier',
  title: 'Mortgage agent, level 1',
  level: 1,
  province: 'ON',
  zone: OFFICE_ZONE,
  licences: [{ province: 'ON', number: 'M00000001 (sample)', expiresOn: addDays(today, 45) }],
  headline: 'Plain answers after work.',
  intro: 'I’m Jonah. I take calls in the evening and on Saturday, when you have time to talk.',
  bio: 'I work with first-time buyers in Ottawa and the towns around it.',
  phone: '+16135550143',
  email: 'jonah@example.ca',
  languages: ['English', 'French'],
  specialities: [{ name: 'A first home', note: 'From the first look at your budget to the keys.' }],
  serviceAreas: [
    { name: 'Ottawa', note: 'at your table' },
    { name: 'Kanata', note: 'at your table' },
  ],
  reviews: [],
});

const marieEve = (): NewAdviser => ({
  name: 'Marie-Ève Roy',
  subdomain: 'marie-eve-roy',
  title: 'Mortgage broker',
  level: 2,
  province: 'QC',
  zone: OFFICE_ZONE,
  licences: [{ province: 'QC', number: '000000 (sample)', expiresOn: null }],
  headline: 'Your mortgage, in French or in English.',
  intro: 'I’m Marie-Ève. I compare lenders for families in Montréal and on the South Shore.',
  bio: 'Before you sign, you see what each lender costs over the whole term, penalties included.',
  phone: '+15145550119',
  email: 'marie-eve@example.ca',
  languages: ['French', 'English'],
  specialities: [
    { name: 'A plex', note: 'What the rents count for, lender by lender.' },
    { name: 'A renewal letter', note: 'Your bank’s offer beside three others.' },
  ],
  serviceAreas: [
    { name: 'Montréal', note: 'office, Villeray' },
    { name: 'Longueuil', note: 'at your table' },
  ],
  reviews: [],
});

/** Invented advisers: one in Québec, whose holidays differ. Nobody exists, and neither do those who praise them. */
export function demoAdvisers(now: Date): NewAdviser[] {
  const today = localDateOf(now.getTime(), OFFICE_ZONE);
  return [avery(today), jonah(today), marieEve()];
}
