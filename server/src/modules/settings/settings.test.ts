import { testApi, type TestApi } from '../../../test/api.js';

const SETTINGS = '{ siteSettings { licenceNumber licences { province number } } }';
const read = async (api: TestApi): Promise<unknown> => (await api.graphql(SETTINGS)).body.data.siteSettings;

describe('brokerage licences', () => {
  it('are not made up: a new installation and one with placeholders show none', async () => {
    const api = await testApi();
    expect(await read(api)).toEqual({ licenceNumber: null, licences: [] });
    const placeholders = [
      { province: 'ON', number: '00000' },
      { province: 'BC', number: 'X300567 (sample)' },
    ];
    await api.rows('update site_settings set licences = $1', [JSON.stringify(placeholders)]);
    expect(await read(api)).toEqual({ licenceNumber: null, licences: [] });
    await api.close();
  });

  it('are shown in their order, the head office’s first', async () => {
    const api = await testApi();
    const licences = [
      { province: 'ON', number: '10412' },
      { province: 'BC', number: 'X300567' },
    ];
    await api.rows('update site_settings set licences = $1', [JSON.stringify(licences)]);
    expect(await read(api)).toEqual({ licenceNumber: '10412', licences });
    await api.close();
  });

  it('come with the sample data, for every province with a regulator we know, marked as samples', async () => {
    const api = await testApi({ DEMO: '1' });
    const { licences } = (await read(api)) as { licences: { province: string; number: string }[] };
    expect(licences.map(({ province }) => province).sort()).toEqual([
      'AB',
      'BC',
      'MB',
      'NB',
      'NL',
      'NS',
      'ON',
      'QC',
      'SK',
    ]);
    expect(licences.every(({ number }) => number.endsWith('(sample)'))).toBe(true);
    await api.close();
  });
});

test('A9: a network without a profile is not shown, so nothing says that the brokerage is the network', async () => {
  const api = await testApi();
  const links = async (): Promise<unknown> =>
    (await api.graphql('{ siteSettings { socialLinks { network url } } }')).body.data.siteSettings.socialLinks;
  // as a new installation begins
  expect(await links()).toEqual([]);
  const own = { network: 'LinkedIn', url: 'https://www.linkedin.com/company/tamarack' };
  await api.rows('update site_settings set social_links = $1', [
    JSON.stringify([{ network: 'Instagram', url: 'https://www.instagram.com' }, own]),
  ]);
  expect(await links()).toEqual([own]);
  await api.close();
});
