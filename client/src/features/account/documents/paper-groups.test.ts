import { groupsOf, type Paper } from './paper-groups';

const paper = (person: string, code: string): Paper => ({
  __typename: 'DocumentRequest',
  id: `${person} ${code}`,
  person,
  personName: person === 'file' ? null : 'Amélie Roy',
  code,
  words: null,
  state: 'NEEDED',
  reason: null,
  note: null,
  decidedBy: null,
  decidedAt: null,
  askedAt: '2026-11-22T15:00:00Z',
  mine: true,
  documents: [],
});
const titles = (...papers: Paper[]): string[] => groupsOf(papers).map(({ title }) => title);

test('the papers of the file are about the home, and the down payment only where one is proven', () => {
  const renewal = [paper('file', 'mortgage_statement'), paper('applicant', 'photo_id')];
  expect(titles(...renewal)).toEqual(['From you', 'The home']);
  const purchase = [paper('file', 'purchase_agreement'), paper('file', 'account_history_90d')];
  expect(titles(...purchase)).toEqual(['The home and your down payment']);
});
