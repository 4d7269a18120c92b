import { isPlaceholderLicence, REGULATORS, shownLicences } from './licences.js';

test.each(['', '0', '00000', ' 000-00 ', '00000 (sample)', '10412 (SAMPLE)'])('%j is a placeholder', (number) => {
  expect(isPlaceholderLicence(number)).toBe(true);
});

test.each(['10412', 'M08001234', '100', 'X300123'])('%j is a licence', (number) => {
  expect(isPlaceholderLicence(number)).toBe(false);
});

test('a real site shows real licences only; a demo shows samples that say so', () => {
  const licences = [
    { province: 'ON', number: '10412' },
    { province: 'BC', number: 'X300 (sample)' },
    { province: 'AB', number: '00000' },
  ] as const;
  expect(shownLicences(licences, { demo: false }).map(({ province }) => province)).toEqual(['ON']);
  expect(shownLicences(licences, { demo: true }).map(({ province }) => province)).toEqual(['ON', 'BC']);
});

test('each regulator belongs to a province and none to the territories', () => {
  expect(Object.keys(REGULATORS).sort()).toEqual(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'QC', 'SK']);
});
