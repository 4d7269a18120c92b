import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { Picture } from '../../illustrations/picture';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';

const WISHES = [
  {
    type: 'new_purchase',
    title: 'I’m buying a home',
    text: 'New purchase, first time or fifth',
    picture: 'gable',
    sky: 'var(--lake-200)',
  },
  {
    type: 'renewal',
    title: 'My term is ending',
    text: 'Renew without taking the first offer',
    picture: 'vancouver-special',
    sky: 'var(--larch-200)',
  },
  {
    type: 'refinance',
    title: 'I want lower payments',
    text: 'Refinance or roll in other debt',
    picture: 'triplex',
    sky: 'var(--barn-200)',
  },
  {
    type: 'equity_takeout',
    title: 'I need cash from my home',
    text: 'Equity takeout for a reno, tuition or a business',
    picture: 'bungalow',
    sky: 'var(--spruce-200)',
  },
  {
    type: 'other',
    title: 'Something else',
    text: 'Self-employed, second mortgage, private financing',
    picture: 'modern',
    sky: 'var(--plum-200)',
  },
] as const;

export function Help(): ReactNode {
  return (
    <section className="sec">
      <div className="wrap help">
        <div className="help-l">
          <h2>Where are you headed?</h2>
          <p className="lede">
            Pick the closest one. You’ll answer a few questions, and a broker who handles that kind of file will call
            you.
          </p>
          <ButtonLink look="outline" to={paths.contact}>
            Not sure? Talk to a person
          </ButtonLink>
        </div>
        <ul className="help-list">
          {WISHES.map(({ type, title, text, picture, sky }) => (
            <li key={type}>
              <Link className="hov" to={paths.basicForm({ type })}>
                <Picture className="pic" name={picture} style={{ background: sky }} />
                <div>
                  <b>{title}</b>
                  <span>{text}</span>
                </div>
                <Icon name="arrow-right" className="arrow" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
