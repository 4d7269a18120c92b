/**
 * The words that published lists of leaked passwords are made of. Together with the endings people add to reach a length
 * they stand for the tens of thousands of entries of those lists that have ten characters or more.
 */
const WORDS = `password passwort passw0rd motdepasse mypassword thepassword welcome letmein changeme trustno admin
administrator root user guest test testing tester default master secret login access system server internet computer
qwerty qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qwertyuiop qweasd qweasdzxc qazwsx qazwsxedc wasd abcdef abcdefgh
abcdefghij iloveyou ilovehim iloveher iloveu lovely lover loveme forever hello helloworld hellokitty sunshine princess
dragon monkey football baseball basketball hockey soccer shadow superman batman spiderman ironman wonderwoman starwars
startrek pokemon pikachu naruto minecraft fortnite michael michelle jennifer jessica jordan joshua matthew daniel
andrew thomas robert william charlie george ashley amanda nicole samantha elizabeth anthony christopher nicholas
brandon justin jasmine alexander alexandra patrick richard victoria vanessa stephanie madison hannah buster ginger
pepper cookie chocolate banana cheese orange purple yellow summer winter spring autumn january february march april
august september october november december monday tuesday wednesday thursday friday saturday sunday freedom liberty
whatever nothing something blahblah fuckyou fuckme asshole bitch killer hunter ranger tigger tiger eagle falcon
mustang ferrari porsche corvette camaro harley yamaha honda toyota mercedes canada canadian toronto montreal vancouver
calgary ottawa quebec alberta ontario mapleleaf leafs canucks canadiens oilers flames senators bluejays raptors london
paris newyork america american mexico australia england liverpool arsenal chelsea manchester barcelona realmadrid
yankees redsox cowboys steelers packers raiders lakers bulls jesus christ jesuschrist godisgood blessed angel angels
heaven spirit family mother father brother sister daughter friend friends bestfriend babygirl sweetheart beautiful
butterfly flower rainbow diamond crystal silver golden phoenix thunder lightning matrix merlin gandalf wizard warrior
samurai ninja pirate captain maverick rocket jupiter saturn mercury galaxy universe cosmos mortgage mortgages broker
brokerage money millionaire business office company manager finance banking security private document letmein1
trustno1 passport samsung iphone apple google facebook twitter instagram youtube microsoft windows linux oracle
pa55word p4ssword superuser supervisor operator mypass newpass temppass temporary testtest useruser adminadmin
rootroot guitar piano music metallica slipknot nirvana eminem snoopy garfield mickey minnie donald disney barbie
kitten kitty puppy doggie doggy scooby lucky prince queen kingdom sexy hottie playboy gangster cannabis marijuana`
  .split(/\s+/)
  .filter(Boolean);

/** Whole ones that no rule below finds: walks over the keyboard and the like. */
const WHOLE = new Set(
  `1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc 1qaz2wsx3e zaq12wsxcde 1qazxsw23edc qwer1234asdf
asdf1234qwer qwertyasdfgh asdfasdfasdf qazqazqaz1 abcd1234abcd abc123abc123 a1b2c3d4e5 a1b2c3d4e5f6 1a2b3c4d5e
12345qwert 123qweasdzxc 123456qwerty qwerty123456 1234qwerasdf zxcvbnm123 qwertyuiop1 poiuytrewq mnbvcxzlkj
iamthebest iloveyousomuch onetwothree onetwothree4 thisismypassword correcthorsebatterystaple letmeinplease
ihatepasswords ihateyou123 nopassword opensesame opensesame1 notmypassword whatpassword enterpassword`.split(/\s+/),
);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const known = new Set(WORDS.map(plain));
/** What people put around a common word to make it long enough. A longer ending is a password of its own. */
const ADDED_AT_MOST = 6;

/** Lower case, with the letters that signs and digits stand for. */
function plain(text: string): string {
  return Array.from(text.toLowerCase(), (sign) => LOOKALIKES[sign] ?? sign).join('');
}

/** A password that stands in published lists, or is one of them with an ending. `about`: words of the person's own. */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const text = password.toLowerCase().replace(/\s+/g, '');
  if (WHOLE.has(text) || isRun(text) || repeats(text)) return true;
  const own = about.map((word) => word.toLowerCase().replace(/\s+/g, '')).filter((word) => word.length >= 4);
  if (own.some((word) => text === word || (text.startsWith(word) && text.length - word.length <= ADDED_AT_MOST)))
    return true;
  const core = text.replace(/^[^a-z@$]+|[^a-z]+$/g, '');
  if (text.length - core.length <= ADDED_AT_MOST && (known.has(plain(core)) || isTwoWords(core))) return true;
  return known.has(plain(text));
}

/** 0123456789, 9876543210, abcdefghijk: each sign follows the one before, up or down. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const around = (step: number): boolean => step === 1 || step === -9;
  const down = (step: number): boolean => step === -1 || step === 9;
  return steps.every(around) || steps.every(down);
}

/** aaaaaaaaaa, 1212121212, abcabcabcabc: one short piece again and again. */
const repeats = (text: string): boolean => /^(.{1,4})\1+.{0,2}$/su.test(text);

/** passwordpassword, helloworld and the like: two of the words and nothing else. */
function isTwoWords(core: string): boolean {
  for (let cut = 4; cut <= core.length - 4; cut += 1) {
    if (core.slice(0, cut) === core.slice(cut) && known.has(plain(core.slice(0, cut)))) return true;
  }
  return false;
}
