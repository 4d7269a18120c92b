import { AGENT_LIMITS } from '@brokerage/domain/agents/lists';
import { PROVINCE_CHOICES } from '@brokerage/domain/vocabulary/province-choices';
import type { ReactNode } from 'react';
import { EMPTY_LICENCE } from './agent-draft';
import styles from './agents.module.css?sheet';
import { ChoiceControl, TextControl } from '../../ui/console/edit/control';
import { useDrafting } from './draft-context';
import { Rows } from '../../ui/console/edit/rows';
import { AwayRows, HoursRows, When } from './hours-rows';

const STARS = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: `${stars} ${stars === 1 ? 'star' : 'stars'}`,
}));

export function Licences(): ReactNode {
  const { draft, set } = useDrafting();
  return (
    <Rows
      name="licences"
      title="Licences"
      hint="The holidays of the first province count as days off. The office is warned 60 days before one expires."
      rows={draft.licences}
      blank={EMPTY_LICENCE}
      add="Add a licence"
      called={(index) => `licence ${index + 1}`}
      most={AGENT_LIMITS.licences}
      change={(licences) => set({ licences })}
      look="editor-line editor-three"
      heads={['Province', 'Licence number', 'Expires']}
    >
      {(row, place, put) => (
        <>
          <ChoiceControl
            name={`${place}.province`}
            label="Province"
            value={row.province}
            choices={PROVINCE_CHOICES}
            change={(province) => put({ ...row, province })}
          />
          <TextControl
            name={`${place}.number`}
            label="Licence number"
            max={40}
            value={row.number}
            change={(number) => put({ ...row, number })}
          />
          <When
            name={`${place}.expiresOn`}
            label="Expires"
            kind="day"
            value={row.expiresOn ?? ''}
            change={(day) => put({ ...row, expiresOn: day || null })}
          />
        </>
      )}
    </Rows>
  );
}

interface NamedProps {
  list: 'specialities' | 'serviceAreas';
  title: string;
  hint: string;
  add: string;
  noun: string;
  note: string;
}

function Named({ list, title, hint, add, noun, note }: NamedProps): ReactNode {
  const { draft, set } = useDrafting();
  return (
    <Rows
      name={list}
      title={title}
      hint={hint}
      rows={draft[list]}
      blank={{ name: '', note: '' }}
      add={add}
      called={(index) => `${noun} ${index + 1}`}
      most={AGENT_LIMITS[list]}
      change={(rows) => set({ [list]: rows })}
      look="editor-line"
      heads={['Name', note]}
    >
      {(row, place, put) => (
        <>
          <TextControl
            name={`${place}.name`}
            label="Name"
            max={60}
            value={row.name}
            change={(name) => put({ ...row, name })}
          />
          <TextControl
            name={`${place}.note`}
            label={note}
            max={120}
            value={row.note}
            change={(words) => put({ ...row, note: words })}
          />
        </>
      )}
    </Rows>
  );
}

export const Specialities = (): ReactNode => (
  <Named
    list="specialities"
    title="What people call about"
    hint="The page shows the first three as cards."
    add="Add a speciality"
    noun="speciality"
    note="In a sentence"
  />
);

export const ServiceAreas = (): ReactNode => (
  <Named
    list="serviceAreas"
    title="Where they work"
    hint="Towns, and how they meet people there."
    add="Add a place"
    noun="place"
    note="How, such as: at your table"
  />
);

export function Languages(): ReactNode {
  const { draft, set } = useDrafting();
  return (
    <Rows
      name="languages"
      title="Languages"
      rows={draft.languages}
      blank=""
      add="Add a language"
      called={(index) => `language ${index + 1}`}
      most={AGENT_LIMITS.languages}
      change={(languages) => set({ languages })}
      look={undefined}
    >
      {(row, place, put) => <TextControl name={place} label="Language" quiet max={40} value={row} change={put} />}
    </Rows>
  );
}

export function Hours(): ReactNode {
  const { draft, set } = useDrafting();
  return (
    <HoursRows
      hint="When calls can be booked with them. Leave blank to use office hours."
      rows={draft.hours}
      change={(hours) => set({ hours })}
    />
  );
}

export function DaysAway(): ReactNode {
  const { draft, set } = useDrafting();
  return (
    <AwayRows
      hint="Nobody can book them then. Calls that are booked already stay; move them in the calendar."
      rows={draft.away}
      change={(away) => set({ away })}
    />
  );
}

export function Reviews(): ReactNode {
  const { draft, set } = useDrafting();
  return (
    <Rows
      name="reviews"
      title="Reviews"
      hint="Word for word, the lower ones too. The page says how many there are and where they were written."
      rows={draft.reviews}
      blank={{ author: '', rating: 5, text: '', source: '', date: '' }}
      add="Add a review"
      called={(index) => `review ${index + 1}`}
      most={AGENT_LIMITS.reviews}
      change={(reviews) => set({ reviews })}
      look={`editor-line ${styles.review}`}
    >
      {(row, place, put) => (
        <>
          <TextControl
            name={`${place}.author`}
            label="Who wrote it"
            max={80}
            value={row.author}
            change={(author) => put({ ...row, author })}
          />
          <ChoiceControl
            name={`${place}.rating`}
            label="Stars"
            value={String(row.rating)}
            choices={STARS}
            change={(rating) => put({ ...row, rating: Number(rating) })}
          />
          <TextControl
            name={`${place}.source`}
            label="Where"
            max={60}
            value={row.source}
            change={(source) => put({ ...row, source })}
          />
          <When
            name={`${place}.date`}
            label="When"
            kind="day"
            value={row.date}
            change={(date) => put({ ...row, date })}
          />
          <div className="editor-whole">
            <TextControl
              name={`${place}.text`}
              label="What they wrote"
              max={AGENT_LIMITS.reviewText}
              rows={3}
              value={row.text}
              change={(text) => put({ ...row, text })}
            />
          </div>
        </>
      )}
    </Rows>
  );
}
