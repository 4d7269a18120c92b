import fc from 'fast-check';
import { checkAnswer, checkLead, NO_COMMENTS } from './answers.js';
import { accept, begin, noteOn, refuse, say } from './conversation.js';
import { CHAT_LEAD, type Answered, type ChatField } from './lead-form.js';
import { askedFields, CHAT_STEPS, DONE, nextStep } from './steps.js';

const problemOf = (field: ChatField, text: string, answers: Answered = {}): string | undefined => {
  const checked = checkAnswer(field, text, answers);
  return 'problem' in checked ? checked.problem : undefined;
};
const valueOf = (field: ChatField, text: string, answers: Answered = {}): string | undefined => {
  const checked = checkAnswer(field, text, answers);
  return 'value' in checked ? checked.value : undefined;
};

describe('the order of the questions', () => {
  test.each([
    ['New Purchase', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['Refinance', [1, 2, 3, 4, 6, 7, 8, 9]],
    ['Renewal', [1, 2, 3, 4, 6, 7, 8, 9]],
    ['Equity Takeout', [1, 2, 3, 4, 6, 7, 8, 9]],
    ['Other', [1, 2, 3, 4, 8, 9]],
  ])('%s', (serviceType, steps) => {
    const seen = [1];
    while (seen.at(-1) !== DONE) seen.push(nextStep(seen.at(-1) ?? DONE, { serviceType }));
    expect(seen).toEqual(steps);
    expect(askedFields(serviceType)).toHaveLength(steps.length - 1);
  });

  test('whatever is answered, the end comes in at most eight questions', () => {
    const answer = fc.constantFrom('New Purchase', 'Refinance', 'Other', 'anything', '');
    fc.assert(
      fc.property(answer, (serviceType) => {
        let step = 1;
        let questions = 0;
        for (; step !== DONE; step = nextStep(step, { serviceType })) questions += 1;
        expect(questions).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('answers', () => {
  test.each(['', ' ', 'A'])('the name %j is asked for again', (name) => {
    expect(problemOf('fullName', name)).toMatch(/your name/);
  });

  test.each(['no', 'NOPE', ' na ', 'N/A', 'none', 'nil', 'test', 'abc', '123'])(
    'the name %j meets reassurance',
    (name) => {
      expect(problemOf('fullName', name)).toMatch(/never sell it/);
      expect(problemOf('email', name)).toMatch(/keep your email private/);
      expect(problemOf('phone', name)).toMatch(/specialists need your number/);
    },
  );

  test.each(['Jean.Tremblay', 'bob@gmail.com', 'see www.example.ca'])(
    'the name %j is refused here, and not once everything is answered',
    (name) => expect(problemOf('fullName', name)).toMatch(/without a web or email address/),
  );

  test.each(["can't", 'cant', 'CAN’T'])('%j is a refusal of the telephone alone', (text) => {
    expect(problemOf('phone', text)).toMatch(/specialists/);
    expect(valueOf('fullName', text)).toBe(text);
  });

  test('a telephone number has at least 10 characters; which one it is, the server says', () => {
    expect(problemOf('phone', '416967111')).toMatch(/at least 10 digits/);
    expect(valueOf('phone', ' 416 967-1111 ')).toBe('416 967-1111');
  });

  test.each(['ada', 'ada@', 'ada@example', 'a b@example.ca'])('%j is no email address', (text) => {
    expect(problemOf('email', text)).toMatch(/format isn’t right \(example name@example\.ca\)/);
  });

  test('only an offered option is taken, however it is written', () => {
    expect(valueOf('serviceType', 'renewal')).toBe('Renewal');
    expect(valueOf('mortgageAmount', '$200k - $500k')).toBe('$200K - $500K');
    for (const field of ['serviceType', 'downPayment', 'propertyValue', 'mortgageAmount'] as const) {
      expect(problemOf(field, 'something')).toMatch(/choose one/);
      expect(problemOf(field, '')).toMatch(/choose one/);
    }
  });

  test('comments: five characters for Other, else whatever there is', () => {
    const other = { serviceType: 'Other' };
    expect(problemOf('additionalComments', 'help', other)).toMatch(/at least 5/);
    expect(problemOf('additionalComments', 'none', other)).toBeDefined();
    expect(valueOf('additionalComments', 'a cabin', other)).toBe('a cabin');
    expect(valueOf('additionalComments', 'no', { serviceType: 'Renewal' })).toBe(NO_COMMENTS);
    expect(valueOf('additionalComments', 'yes', { serviceType: 'Renewal' })).toBe('yes');
  });
});

describe('a lead that came whole', () => {
  const lead = { fullName: 'Ada Tremblay', phone: '4169671111', email: 'ada@example.ca' };

  test('keeps only what its service is asked', () => {
    const { answers, problems } = checkLead({
      ...lead,
      serviceType: 'Renewal',
      downPayment: '5%',
      propertyValue: '$1M+',
    });
    expect(problems).toEqual([]);
    expect(answers).toEqual({
      ...lead,
      serviceType: 'Renewal',
      propertyValue: '$1M+',
      additionalComments: NO_COMMENTS,
    });
  });

  test('names every field that is wrong', () => {
    const { problems } = checkLead({
      fullName: '',
      phone: 'no',
      serviceType: 'New Purchase',
      email: 'x',
      downPayment: '7%',
    });
    expect(problems.map(({ field }) => field)).toEqual(['fullName', 'phone', 'email', 'downPayment']);
    expect(problems.every(({ message }) => /^[A-Z]/.test(message))).toBe(true);
  });

  test('without a service there is no lead; Other needs words', () => {
    expect(checkLead(lead).problems.map(({ field }) => field)).toContain('serviceType');
    expect(checkLead({ ...lead, serviceType: 'Other' }).problems.map(({ field }) => field)).toEqual([
      'additionalComments',
    ]);
  });
});

describe('a conversation', () => {
  const walk = (answers: string[]) => answers.reduce((talk, answer) => accept(say(talk, answer), answer), begin());

  test('goes from name to thanks, and remembers what was said', () => {
    const talk = walk([
      'Ada Tremblay',
      '4169671111',
      'New Purchase',
      'ada@example.ca',
      '5%',
      '$1M+',
      '$1M+',
      'nothing',
    ]);
    expect(talk.step).toBe(DONE);
    expect(talk.answers).toMatchObject({ fullName: 'Ada Tremblay', downPayment: '5%', additionalComments: 'nothing' });
    expect(talk.lines.filter(({ from }) => from === 'person')).toHaveLength(8);
    expect(talk.lines.some(({ text }) => text.includes('Nice to meet you, Ada.'))).toBe(true);
  });

  test('an answer that is not taken leaves the step, and is said with Oops', () => {
    const talk = refuse(say(begin(), 'no'), 'why not?');
    expect([talk.step, talk.lines.at(-1)]).toEqual([1, { from: 'bot', text: 'Oops, why not?' }]);
  });

  test('what contradicts the rules is taken with a note', () => {
    const talk = walk(['Ada', '4169671111', 'New Purchase', 'ada@example.ca', '5%', '$1M+']);
    expect(talk.step).toBe(7);
    expect(talk.lines.at(-2)?.text).toMatch(/at least 7.5% down/);
    expect(noteOn({ downPayment: '20% or more', propertyValue: '$1M+' })).toBeUndefined();
    expect(noteOn({ downPayment: '10%', propertyValue: '$500K-$1M' })).toBeUndefined();
    expect(noteOn({ downPayment: '15%', propertyValue: '$1M+' })).toMatch(/20%/);
    expect(noteOn({ propertyValue: '$1M+' })).toBeUndefined();
  });

  test('every question is one', () => {
    for (const { question } of Object.values(CHAT_STEPS)) expect(question({})).not.toBe('');
    for (const { label } of CHAT_LEAD) expect(label).not.toBe('');
    const fields = Object.values(CHAT_STEPS).map(({ field }) => field);
    expect(fields).toEqual(CHAT_LEAD.map(({ name }) => name));
  });
});
