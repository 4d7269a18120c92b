import type { ReactNode } from 'react';
import { readAt } from '@brokerage/domain/forms/field-input';
import { placeIn, rowsIn, type Scope } from '@brokerage/domain/application/walk';
import { formatAmount } from '@brokerage/domain/forms/dollars';
import type { ApplicationField, Group, Part, Rows } from '@brokerage/domain/application/parts';
import { BoxesField } from '../../ui/form/boxes-field';
import { RowsField } from '../../ui/form/rows-field';
import { blocksOf, linesOf, type Line } from './layout';
import { Question } from './question';
import { amountOf, rowInWords, yearlyPay } from './row-words';
import styles from './step.module.css?sheet';

const MONTHS_A_YEAR = 12;

const Echo = ({ children }: { children: string | undefined }): ReactNode =>
  children && <span className={styles.echo}>{children}</span>;

/** "2 years and 2 months": what a month since then comes to. */
function since(value: unknown): string | undefined {
  const [year, month] = typeof value === 'string' ? value.split('-').map(Number) : [];
  if (!year || !month || year < 1_900) return undefined;
  const now = new Date();
  const months = (now.getFullYear() - year) * MONTHS_A_YEAR + now.getMonth() + 1 - month;
  if (months < 1) return undefined;
  const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;
  const [years, rest] = [Math.floor(months / MONTHS_A_YEAR), months % MONTHS_A_YEAR];
  return [years && count(years, 'year'), rest && count(rest, 'month')].filter(Boolean).join(' and ');
}

/** What an answer comes to, beside it. */
function echoOf({ kind, name }: ApplicationField, value: unknown): string | undefined {
  if (kind === 'month') return since(value);
  const amount = kind === 'money' && name === 'annual' ? amountOf(value) : undefined;
  return amount === undefined || amount === 0
    ? undefined
    : `${formatAmount(Math.round(amount / MONTHS_A_YEAR))} a month`;
}

function GroupLines({ group, fields, scope }: { group: Group; fields: ApplicationField[]; scope: Scope }): ReactNode {
  const nameOf = (field: ApplicationField): string => [...scope.path, ...placeIn(group.at), field.name].join('.');
  const valueOf = (field: ApplicationField): unknown =>
    readAt(scope.answers, [...placeIn(group.at), ...field.name.split('.')]);
  const one = (field: ApplicationField): ReactNode => (
    <Question
      key={nameOf(field)}
      field={field}
      name={nameOf(field)}
      after={<Echo>{echoOf(field, valueOf(field))}</Echo>}
    />
  );
  const lineOf = (line: Line): ReactNode => {
    if (line.look === 'one') {
      const isList = line.field.kind === 'choice' && line.field.empty !== undefined;
      return isList ? (
        <div className={styles.lone} key={line.field.name}>
          {one(line.field)}
        </div>
      ) : (
        one(line.field)
      );
    }
    if (line.look === 'pair') {
      return (
        <div className={styles.pair} key={line.fields[0].name}>
          {line.fields.map(one)}
        </div>
      );
    }
    const boxes = line.fields.map((field) => ({ name: nameOf(field), label: field.label }));
    return <BoxesField key={line.fields[0]?.name} label="Does any of this apply right now?" boxes={boxes} />;
  };
  return linesOf(fields).map(lineOf);
}

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');

function RowsPart({ rows, scope, problem }: { rows: Rows; scope: Scope; problem: Problems }): ReactNode {
  const scopes = rowsIn(rows, scope);
  const name = [...scope.path, ...placeIn(rows.at)].join('.');
  return (
    <RowsField
      name={name}
      add={scopes.length > 0 ? `Add another ${rows.noun}` : `Add ${article(rows.noun)} ${rows.noun}`}
      unnamed={`New ${rows.noun}`}
      most={rows.most}
      problem={problem(name)}
      summary={(_, index) => {
        const row = scopes[index];
        return row ? rowInWords(rows, row) : { title: '' };
      }}
      foot={rows.at.endsWith('jobs') ? JobFoot : undefined}
    >
      {(_, place) => {
        const row = scopes[Number(place.slice(name.length + 1))];
        return (
          row && <div className={styles.row}>{<Parts parts={rows.parts} scope={row} problem={problem} inRow />}</div>
        );
      }}
    </RowsField>
  );
}

const JobFoot = (row: Readonly<Record<string, unknown>>): ReactNode => (
  <>
    <span>Comes to about</span>
    <span>{yearlyPay(row) ?? 'Add your pay and hours to see it'}</span>
  </>
);

/** What is wrong with a whole list, by its place. */
type Problems = (name: string) => string | undefined;

interface Props {
  parts: readonly Part[];
  scope: Scope;
  problem: Problems;
  /** Inside a row, whose name is the heading above */
  inRow?: boolean;
}

/** The questions of a section, of a person or of a row: only those that are asked now. */
export function Parts({ parts, scope, problem, inRow = false }: Props): ReactNode {
  const Heading = inRow ? 'h4' : 'h2';
  return blocksOf(parts, scope).map((block) => {
    const first = 'rows' in block ? block.rows : block.groups[0]?.group;
    return (
      <div
        className={styles.part}
        key={'rows' in block ? block.rows.at : `${first?.at ?? ''} ${block.groups[0]?.fields[0]?.name ?? ''}`}
      >
        {block.title && (
          <div className={styles.partHead}>
            <Heading>{block.title}</Heading>
            {block.hint && <p>{block.hint}</p>}
          </div>
        )}
        {'rows' in block ? (
          <RowsPart rows={block.rows} scope={scope} problem={problem} />
        ) : (
          block.groups.map(({ group, fields }, index) => (
            <GroupLines key={`${group.at} ${index}`} group={group} fields={fields} scope={scope} />
          ))
        )}
      </div>
    );
  });
}
