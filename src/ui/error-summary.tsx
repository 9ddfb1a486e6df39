import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { OctagonIcon } from './icons.tsx';

const Frame = chakra('div', {
  base: {
    marginBottom: '36px',
    padding: '20px 22px',
    border: '1px solid {colors.danger}',
    borderLeftWidth: '5px',
    bg: 'danger.subtle',
    '& h3': {
      display: 'flex',
      gap: '10px',
      alignItems: 'center',
      color: 'danger',
      fontSize: '1.25rem',
      lineHeight: '1.3',
      fontWeight: '600',
    },
    '& ul': { marginTop: '8px' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', color: 'fg', textUnderlineOffset: '4px' },
  },
});

interface Props {
  heading: string;
  errors: readonly { fieldId: string; message: string }[];
  ref: Ref<HTMLDivElement>;
}

/** What must be mended, above the form (GOV.UK pattern). Give it focus on submit; its links focus their field. */
export function ErrorSummary({ heading, errors, ref }: Props) {
  return (
    <Frame ref={ref} tabIndex={-1} role="group" aria-labelledby="ringkasan-kesalahan">
      <h3 id="ringkasan-kesalahan">
        <OctagonIcon />
        {heading}
      </h3>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
