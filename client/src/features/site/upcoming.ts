/** Addresses whose feature is still being built: what will be there, said honestly. */
export interface UpcomingText {
  pattern: string;
  title: string;
  text: string;
}

const TYPES: Record<string, string> = {
  'new-purchase': 'New purchase',
  refinance: 'Refinance',
  renewal: 'Renewal',
  'equity-takeout': 'Equity takeout',
};

/** The name of a mortgage type as it stands in an address. */
export const mortgageTypeName = (type: string | undefined): string | undefined => (type ? TYPES[type] : undefined);

const THANKS = 'A form’s confirmation, with what happens next, will stand here.';

export const UPCOMING: readonly UpcomingText[] = [
  {
    pattern: '/agent/:subdomain',
    title: 'Our agents’ own pages',
    text: 'Here each of our agents will introduce themselves, with their licence, languages and direct number.',
  },
  { pattern: '/blogs', title: 'Mortgage news', text: 'Here our brokers will write about rates, rules and renewals.' },
  {
    pattern: '/blog/:id',
    title: 'Mortgage news',
    text: 'Here our brokers will write about rates, rules and renewals.',
  },
  {
    pattern: '/comprehensive-form',
    title: 'Full pre-approval application',
    text: 'Here you will apply for a pre-approval step by step, with every answer kept. Until then the basic form reaches the same brokers.',
  },
  { pattern: '/comprehensive-success', title: 'Your application', text: THANKS },
  {
    pattern: '/booking/:token',
    title: 'Your call with us',
    text: 'Here you will move or cancel a booked call. Until then, a phone call does it.',
  },
  {
    pattern: '/mortgage',
    title: 'Mortgages for every plan',
    text: 'Here we will lay out what a purchase, a renewal, a refinance and an equity takeout each ask and cost.',
  },
  {
    pattern: '/mortgage/:type/*',
    title: 'Mortgages for your plan',
    text: 'Here we will lay out what this kind of mortgage asks, what it costs, and how we go about it.',
  },
  { pattern: '/thankyou', title: 'Thank you', text: THANKS },
  { pattern: '/:mortgageType/thankyou', title: 'Thank you', text: THANKS },
  {
    pattern: '/2ndmortgage',
    title: 'Second mortgages',
    text: 'Here you will see what a second mortgage costs and ask for one without touching the first.',
  },
  {
    pattern: '/private-financing',
    title: 'Private financing',
    text: 'Here you will see when a private lender makes sense, what it costs and how to get out of it again.',
  },
  {
    pattern: '/self-employed-mortgage',
    title: 'Mortgages for the self-employed',
    text: 'Here you will see which lenders read business income properly, and what they want to see.',
  },
  {
    pattern: '/realtorquest-letsconnect',
    title: 'Let’s connect',
    text: 'Here realtors we met at RealtorQuest will leave their details.',
  },
  { pattern: '/realtorquest-letsconnect/thankyou', title: 'Thank you', text: THANKS },
  { pattern: '/blogs-edit', title: 'Posts', text: 'Here moderators will find, review and approve posts.' },
  { pattern: '/blogs-form/:id', title: 'Edit a post', text: 'Here moderators will edit a post.' },
  { pattern: '/blogs-add', title: 'New post', text: 'Here moderators will write a new post.' },
  { pattern: '/agentManager', title: 'Agents', text: 'Here administrators will look after agents and their pages.' },
];
