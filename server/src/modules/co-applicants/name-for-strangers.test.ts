import { nameForStrangers } from './name-for-strangers.js';

test.each(['Amélie Gagnon-Wright', 'Tyler MacKenzie Jr.', "Siobhán O'Brien", 'J.R.Singh', 'St.John Wu', '李小龙'])(
  '%s is a name',
  (name) => expect(nameForStrangers(` ${name} `)).toBe(name),
);

test.each(['', 'Win $500 today', 'visit cheap-pills.example now', 'https://x.example', 'a@b.ca', 'x'.repeat(81)])(
  '%s is not written to somebody else',
  (text) => expect(nameForStrangers(text)).toBeUndefined(),
);
