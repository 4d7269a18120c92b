import { lowerCase } from '@brokerage/domain/data/codes';
import { nameAt, toInput } from '@brokerage/domain/forms/field-input';
import { emptyValues, knownValues, namesOf } from '@brokerage/domain/forms/fields';
import { PROGRAM_FORM, PROGRAM_SECTIONS, type ProgramValues } from '@brokerage/domain/programs/program-form';
import { INSURER_NAMES, PROGRAM_NAMES } from '@brokerage/domain/programs/words';
import { ScrollText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import { useKeptInput } from '../../lib/kept-input';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import {
  useInsurerProgramsQuery,
  usePublishProgramTermsCommand,
  type InsurerProgramTermsFragment,
} from './insurer-programs.generated';
import styles from './insurer-programs.module.css?sheet';
import { lastOf, VersionForm, VersionList } from './version-form';

const COMMAND = {
  fields: namesOf(PROGRAM_FORM),
  nameOf: (place: readonly string[]) => nameAt(PROGRAM_FORM, place),
  failure: 'Not published. Check your connection and try again. What you typed is still here.',
};
const ROWS = 6;

type Terms = InsurerProgramTermsFragment;

const titleOf = ({ insurer, program }: Terms): string =>
  `${INSURER_NAMES[lowerCase(insurer)]} ${PROGRAM_NAMES[program]}`;

/** What begins last, as it is typed, to change what changed. */
function valuesOf({ terms }: Terms): ProgramValues {
  const raw = Object.fromEntries(terms.map(({ name, value }) => [name, value]));
  return { ...emptyValues(PROGRAM_FORM), ...knownValues(PROGRAM_FORM, raw), effectiveFrom: '', source: '' };
}

interface OpenProps {
  of: Terms;
  /** Once it is published */
  reload: () => void;
  close: () => void;
}

function ProgramTerms({ of, reload, close }: OpenProps): ReactNode {
  const [publish] = usePublishProgramTermsCommand(COMMAND);
  const { program, versions } = of;
  // what the form below began with: terms that come while it is open are not in it
  const [basedOn] = useState(() => lastOf(versions));
  return (
    <>
      <VersionList
        versions={versions}
        none={`You haven’t published any yet. From ${formatDay(of.effectiveFrom)}: ${of.source}.`}
      />
      <VersionForm
        id={`program-${program}`}
        table={PROGRAM_FORM}
        sections={PROGRAM_SECTIONS}
        initial={valuesOf(of)}
        submit="Publish terms"
        publish={async (values) => {
          const outcome = await publish({ program, basedOn, input: toInput(PROGRAM_FORM, values) });
          // theirs, for the list above, and for the form when it is opened again
          if (outcome.payload?.userErrors.some(({ code }) => code === 'CONFLICT')) reload();
          return outcome;
        }}
        onDone={() => {
          toast({ text: `Terms of ${titleOf(of)} published. Open files are checked again when they take effect.` });
          reload();
          close();
        }}
        close={close}
      />
    </>
  );
}

function Line({ of, open }: { of: Terms; open: () => void }): ReactNode {
  const { program, offered, effectiveFrom, source, versions } = of;
  // the next to begin is the last of those that are still to begin
  const next = versions.filter((version) => version.effectiveFrom > effectiveFrom).at(-1);
  return (
    <li>
      <div>
        <b>{PROGRAM_NAMES[program]}</b>
        {!offered && <span className="tag tag-warn">Not offered</span>}
        {next && <span className="tag">Changes on {formatDay(next.effectiveFrom)}</span>}
        <small className="muted">
          From {formatDay(effectiveFrom)}: {source}
        </small>
      </div>
      <Button small onClick={open}>
        <ScrollText size={16} aria-hidden="true" /> Terms<span className="sr-text"> of {titleOf(of)}</span>
      </Button>
    </li>
  );
}

/** The insurers' programs that files are asked against, and the form of the next terms of each. */
export function InsurerPrograms(): ReactNode {
  const { data, error, refetch } = useInsurerProgramsQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Terms['program']>();
  useKeptInput('program-terms', () => open, setOpen);
  const programs = data?.insurerPrograms;
  const reload = (): void => void refetch();
  const close = (): void => setOpen(undefined);
  const shown = programs?.find(({ program }) => program === open);
  const insurers = [...new Set(programs?.map(({ insurer }) => insurer))];
  return (
    <section className={`panel panel-pad ${styles.programs}`} aria-labelledby="insurer-programs">
      <h2 id="insurer-programs">Insurers’ programs</h2>
      <p className="muted">
        Every file is checked against these. When an insurer changes one, publish its new terms with the day they begin.
      </p>
      {!programs && (error ? <LoadFailed what="The programs" retry={refetch} /> : <RowSkeletons rows={ROWS} />)}
      {programs && error && <NotCurrent retry={refetch} />}
      {insurers.map((insurer) => (
        <section key={insurer} aria-label={INSURER_NAMES[lowerCase(insurer)]}>
          <h3>{INSURER_NAMES[lowerCase(insurer)]}</h3>
          <ul>
            {programs
              ?.filter((of) => of.insurer === insurer)
              .map((of) => (
                <Line key={of.program} of={of} open={() => setOpen(of.program)} />
              ))}
          </ul>
        </section>
      ))}
      <Dialog
        isOpen={shown !== undefined}
        onClose={close}
        size="wide"
        title={shown ? `Terms of ${titleOf(shown)}` : 'Terms'}
      >
        {shown && <ProgramTerms of={shown} reload={reload} close={close} />}
      </Dialog>
    </section>
  );
}
