import type { ReactNode } from 'react';
import { StepMark } from '../../ui/numbered-star.tsx';
import { chakra } from '../../ui/styled.ts';

const Step = chakra('fieldset', {
  base: {
    '& + &': { marginTop: '11', paddingTop: '9', borderTop: '1px solid {colors.border}' },
    '& > legend': { float: 'left', width: '100%', marginBottom: { base: '3', md: '5' } },
    '& > legend ~ *': { clear: 'both' },
  },
});

const StepName = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    textStyle: 'heading',
    fontSize: 'h3',
    lineHeight: '1.2',
  },
});

interface StepProps {
  number: number;
  name: ReactNode;
  children: ReactNode;
  'data-scripts'?: '';
}

/** One of the numbered groups of the form. */
export function FormStep({ number, name, children, ...marks }: StepProps) {
  return (
    <Step>
      <legend {...marks}>
        <StepName>
          <StepMark number={number} />
          <span>{name}</span>
        </StepName>
      </legend>
      {children}
    </Step>
  );
}
