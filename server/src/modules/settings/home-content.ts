import { claimStanding, type ClaimMeasures } from '@brokerage/domain/settings/claim-basis';
import { HOME_CLAIMS, HOME_QUESTIONS, HOME_TESTIMONIALS, type TestimonialScene } from '@brokerage/domain/settings/home';
import type { SettingTexts } from '@brokerage/domain/settings/section';
import type { Claim, Evidence, HomeContent, HomeQuestion, PhoneHours, Testimonial } from './home-content.types.js';
import { sectionContent, type Sections } from './section-store.js';

const evidenceIn = ({ footnote = '', evidenceOn = '' }: SettingTexts): Pick<Evidence, 'footnote' | 'evidenceOn'> => ({
  footnote,
  evidenceOn,
});

function testimonialIn(row: SettingTexts): Testimonial {
  const { quote = '', who = '', file = '', figure = '', meaning = '', province = '' } = row;
  return { quote, who, file, figure, meaning, province, scene: row['scene'] as TestimonialScene };
}

const questionIn = ({ question = '', answer = '' }: SettingTexts): HomeQuestion => ({ question, answer });

/** Nothing where the last count says that it no longer holds. */
function claimsIn(row: SettingTexts, measures: ClaimMeasures | null): Claim[] {
  const { footnote, evidenceOn } = evidenceIn(row);
  const standing = claimStanding(row, measures);
  if (standing?.holds === false) return [];
  return [
    {
      footnote: standing ? `${footnote} ${standing.says}` : footnote,
      evidenceOn: standing?.on ?? evidenceOn,
      figure: row['figure'] ?? '',
      text: row['text'] ?? '',
      backsReply: row['use'] === 'reply',
    },
  ];
}

/** What the home page shows of its sections: the first of each list. */
export function homeContentIn(sections: Sections, measures: ClaimMeasures | null): HomeContent {
  const testimonials = sectionContent('TESTIMONIALS', sections);
  const { questions = [] } = sectionContent('QUESTIONS', sections).lists;
  const { claims = [] } = sectionContent('CLAIMS', sections).lists;
  return {
    testimonials: (testimonials.lists['testimonials'] ?? []).slice(0, HOME_TESTIMONIALS).map(testimonialIn),
    testimonialsAreReal: testimonials.texts['basis'] === 'clients',
    testimonialsEvidence: evidenceIn(testimonials.texts),
    questions: questions.slice(0, HOME_QUESTIONS).map(questionIn),
    claims: claims.flatMap((claim) => claimsIn(claim, measures)).slice(0, HOME_CLAIMS),
  };
}

/** As the contact page shows them. */
export const phoneHoursIn = (sections: Sections): PhoneHours[] =>
  (sectionContent('PHONE_HOURS', sections).lists['phoneHours'] ?? []).map(({ days = '', hours = '' }) => ({
    days,
    hours,
  }));
