import type { MouseEvent, Ref } from 'react';
import { OctagonIcon } from '../icons.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../typeset.tsx';

const Frame = chakra('div', {
  base: {
    marginBottom: '9',
    paddingBlock: '5',
    paddingInline: '5.5',
    border: '1px solid {colors.danger}',
    borderLeftWidth: '5px',
    bg: 'danger.subtle',
    '& h3': {
      layerStyle: 'line',
      textStyle: 'item',
      gap: '2.5',
      color: 'danger',
      fontWeight: '600',
    },
    '& ul': { marginTop: '2' },
    '& a': { layerStyle: 'target', color: 'fg' },
  },
});

/** Moves focus to the linked field without adding a history entry. */
export function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

interface Props {
  heading: string;
  errors: readonly { fieldId: string; message: string }[];
  ref: Ref<HTMLDivElement>;
}

/** The list of errors above the form (GOV.UK pattern). Focus it on submit. Its links focus their fields. */
export function ErrorSummary({ heading, errors, ref }: Props) {
  return (
    <Frame ref={ref} tabIndex={-1} role="group" aria-labelledby="ringkasan-kesalahan">
      <h3 id="ringkasan-kesalahan">
        <OctagonIcon />
        <span>{heading}</span>
      </h3>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={focusField}>
              <span>{typeset(message)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
