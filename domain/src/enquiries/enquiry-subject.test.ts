import { enquirySubject } from './enquiry-subject.js';

test.each([
  [{ topic: 'new_purchase', province: 'ON', source: 'basic-application' }, 'New purchase · Ontario'],
  [{ topic: 'other', province: null, source: 'basic-application' }, 'Something else'],
  [{ topic: 'New Purchase', source: 'chat' }, 'New Purchase · chat'],
  [{ topic: 'renewal', source: 'landing' }, 'Renewal · landing page'],
  [{ topic: 'second_mortgage', source: 'second_mortgage' }, 'Second mortgage'],
  [{ topic: 'contact', source: 'contact' }, 'Message'],
  [{ topic: 'a code of later', province: 'XX' }, 'a code of later'],
])('%j is “%s”', (topic, subject) => {
  expect(enquirySubject(topic)).toBe(subject);
});
