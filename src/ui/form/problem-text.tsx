import { chakra } from '@chakra-ui/react';
import { Fragment, type MouseEvent } from 'react';
import { words } from '../../words/site.ts';
import { OctagonIcon } from '../icons.tsx';
import { typeset } from '../typeset.tsx';

const Alert = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: '2.5',
    marginTop: '3.5',
    color: 'danger',
    fontWeight: '600',
    lineHeight: '1.4',
  },
});

/**
 * Moves the focus to a field and scrolls it to the middle of the screen. If the field is in the upper four fifths of
 * the first screen, scrolls to the top: the toast then covers the title of the page, and none of its controls.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  field.focus({ preventScroll: true });
  if (field.getBoundingClientRect().bottom + scrollY < innerHeight * 0.8) scrollTo(0, 0);
  else field.scrollIntoView({ block: 'center' });
}

interface Problem {
  fieldId: string;
  /** The label of the field. */
  label: string;
  /** What to correct. Absent for a field that is only empty. */
  remedy?: string | undefined;
}

function ToField({ fieldId, text, onOwnLine }: { fieldId: string; text: string; onOwnLine?: boolean }) {
  const focus = (event: MouseEvent) => {
    // A followed link would add an entry to the history.
    event.preventDefault();
    focusField(fieldId);
  };
  return (
    <chakra.a href={`#${fieldId}`} layerStyle={onOwnLine ? 'touchLink' : undefined} onClick={focus}>
      <span>{typeset(text)}</span>
    </chakra.a>
  );
}

/** Names all empty fields in one sentence, then what to correct in others: "Belum diisi: kota tujuan, nama lengkap." */
export function ProblemText({ problems }: { problems: readonly Problem[] }) {
  const empty = problems.filter(({ remedy }) => !remedy);
  const wrong = problems.flatMap(({ fieldId, remedy }) => (remedy ? [{ fieldId, remedy }] : []));
  return (
    <Alert role="alert">
      <OctagonIcon />
      <div>
        {empty.length > 0 && (
          <p>
            <span>{words.problems.missing}</span>{' '}
            {empty.map(({ fieldId, label }, index) => (
              <Fragment key={fieldId}>
                <span className="nowrap">
                  <ToField fieldId={fieldId} text={label.toLowerCase()} />
                  <span>{index === empty.length - 1 ? '.' : ','}</span>
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )}
        {wrong.map(({ fieldId, remedy }) => (
          <p key={fieldId}>
            <ToField fieldId={fieldId} text={remedy} onOwnLine />
          </p>
        ))}
      </div>
    </Alert>
  );
}
