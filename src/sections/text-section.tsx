import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { RichText } from '../ui/rich-text.tsx';
import { SheetRow } from '../ui/sheet.tsx';

export interface TextSectionProps {
  id: string;
  mark: string;
  gloss?: string;
  heading: string;
  body: ComponentProps<typeof RichText>['value'];
  /** Under the text: a signature. */
  children?: ReactNode;
}

/** Running text in the book face (design.md, About). */
const Prose = chakra('div', {
  base: {
    marginTop: '24px',
    '& > p': { marginTop: '24px' },
    '& p': { fontFamily: 'heading', fontSize: '1.25rem', lineHeight: '1.6', color: 'fg' },
  },
});

export function TextSection({ id, mark, gloss, heading, body, children }: TextSectionProps) {
  return (
    <SheetRow id={id} mark={mark} {...(gloss ? { gloss } : {})} heading={heading}>
      <Prose>
        <RichText value={body} />
        {children}
      </Prose>
    </SheetRow>
  );
}
