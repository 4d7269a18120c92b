import { all, is, type Condition } from './conditions.js';
import type { Group } from './parts.js';

/** Questions of which the answer no leaves the details out. */
export const declarationGroup = (title: string): Group => {
  const yes = (name: string): Condition => is(`declarations.${name}`, 'yes');
  return {
    kind: 'group',
    at: 'declarations',
    title,
    fields: [
      {
        name: 'firstTimeBuyer',
        kind: 'flag',
        label: 'First-time home buyer',
        // in the words of the calculators
        hint: 'Since January 1 four years ago, you haven’t lived in a home that you or your spouse owned. Longer mortgages and GST rebates ask this.',
        needed: 'Say whether this is a first home',
      },
      {
        name: 'neverOwned',
        kind: 'flag',
        label: 'Never owned a home, anywhere',
        hint: 'Nor a spouse while married. Land transfer tax relief asks this.',
      },
      { name: 'bankruptcy', kind: 'flag', label: 'Bankruptcy, ever', needed: 'Say whether there was a bankruptcy' },
      {
        name: 'bankruptcyDischargedOn',
        kind: 'date',
        label: 'Discharged on',
        past: true,
        needed: 'Enter the day of the discharge',
        when: yes('bankruptcy'),
      },
      {
        name: 'proposal',
        kind: 'flag',
        label: 'Consumer proposal, ever',
        needed: 'Say whether there was a consumer proposal',
      },
      {
        name: 'proposalCompletedOn',
        kind: 'date',
        label: 'Completed on',
        hint: 'Leave blank while it’s running.',
        when: yes('proposal'),
      },
      {
        name: 'judgments',
        kind: 'flag',
        label: 'Court judgments or tax debt',
        needed: 'Say whether there are judgments or tax debts',
      },
      {
        name: 'judgmentsDetail',
        kind: 'longText',
        label: 'What is it about?',
        max: 500,
        needed: 'Say what it is about',
        when: yes('judgments'),
      },
      {
        name: 'paysSupport',
        kind: 'flag',
        label: 'Pays support to a former partner',
        needed: 'Say whether support is paid',
      },
      {
        name: 'supportPayment',
        kind: 'money',
        label: 'Monthly support',
        needed: 'Enter the monthly support',
        when: yes('paysSupport'),
      },
      {
        name: 'publicOffice',
        kind: 'flag',
        label: 'High public office, you or close family',
        hint: 'Canada’s rules against money laundering make us ask.',
        needed: 'Say whether anybody holds public office',
      },
      {
        name: 'thirdParty',
        kind: 'flag',
        label: 'Somebody else decides about this mortgage',
        needed: 'Say whether somebody else decides',
      },
      {
        name: 'thirdPartyDetail',
        kind: 'text',
        label: 'Who?',
        max: 200,
        needed: 'Say who decides',
        when: all(yes('thirdParty')),
      },
    ],
  };
};
