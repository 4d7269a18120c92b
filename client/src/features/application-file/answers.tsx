import { isFinal } from '@brokerage/domain/application/application-lifecycle';
import { useState, type ReactNode } from 'react';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { AnswerGroup, type Group } from './answer-group';
import { officeDay } from '../../ui/console/office-clock';
import { useKeptOpen } from '../../ui/console/use-typed';
import styles from './application-file.module.css?sheet';
import { CorrectDialog, type Asked } from './correct-dialog';
import { OpenPaper, PaperList } from './paper-list';
import { provenBy } from './papers';
import type { Papers } from './use-papers';
import { statusOf, type File } from './words';

type Section = File['sections'][number];

const addressOf = ({ name }: Section): string => `section-${name}`;

const changedIn = ({ answers }: Group['rows'][number]): number => answers.filter((answer) => answer?.change).length;

const countIn = (sections: readonly Section[]): number =>
  sections
    .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
    .reduce((count, row) => count + changedIn(row), 0);

/** The answers that are others than those that were sent. */
const onlyChanged = (sections: readonly Section[]): Section[] =>
  sections
    .map((section) => ({
      ...section,
      groups: section.groups
        .map((group) => ({ ...group, rows: group.rows.filter((row) => changedIn(row) > 0) }))
        .filter(({ rows }) => rows.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);

interface Props {
  file: File;
  papers: Papers;
  reload: () => Promise<unknown>;
}

/** What the applicant told us and what changed since, beside the papers that prove it. */
export function Answers({ file, papers, reload }: Props): ReactNode {
  const [view, setView] = useState<'all' | 'changed'>('all');
  const [asked, setAsked] = useKeptOpen<Asked>('answer-open');
  const changed = countIn(file.sections);
  const isOnlyChanged = view === 'changed' && changed > 0;
  const sections = isOnlyChanged ? onlyChanged(file.sections) : file.sections;
  const correct = isFinal(statusOf(file.status)) ? undefined : setAsked;
  return (
    <section className="panel" aria-labelledby="answers-title">
      <div className={styles.answersHead}>
        <h2 id="answers-title">What they told us</h2>
        {changed > 0 && (
          <SegmentedControl
            label="Which answers"
            options={[
              { value: 'all', label: 'All answers' },
              {
                value: 'changed',
                label: `${changed} changed since ${officeDay(file.submittedAt)}`,
              },
            ]}
            value={isOnlyChanged ? 'changed' : 'all'}
            onChange={setView}
          />
        )}
      </div>
      {sections.length > 1 && (
        <nav className={`a-tabs ${styles.tabs}`} aria-label="Sections">
          {sections.map((section) => (
            <a key={section.name} href={`#${addressOf(section)}`}>
              {section.title}
            </a>
          ))}
        </nav>
      )}
      {sections.length === 0 && <p className={`muted ${styles.section}`}>Nothing was answered.</p>}
      {sections.map((section) => {
        const proofs = provenBy(papers.all ?? [], section.name);
        return (
          <section key={section.name} id={addressOf(section)} className={styles.section}>
            <div className={proofs.length > 0 ? styles.proven : undefined}>
              <div>
                <h3>{section.title}</h3>
                {section.groups.map((group, index) => (
                  <AnswerGroup
                    key={index}
                    group={group}
                    title={group.title === section.title ? '' : group.title}
                    named={section.groups.findIndex(({ people }) => people.length > 0) === index}
                    correct={correct}
                  />
                ))}
              </div>
              {proofs.length > 0 && (
                <aside aria-label={`Documents: ${section.title}`}>
                  <PaperList list={proofs} papers={papers} />
                </aside>
              )}
            </div>
            <OpenPaper list={proofs} papers={papers} />
          </section>
        );
      })}
      <CorrectDialog file={file} asked={asked} close={() => setAsked(undefined)} reload={reload} />
    </section>
  );
}
