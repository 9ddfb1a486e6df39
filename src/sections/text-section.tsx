import type { ComponentProps, ReactNode } from 'react';
import { RichText } from '../ui/rich-text.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '../ui/styled.ts';

export interface TextSectionProps {
  id: string;
  mark: string;
  gloss?: string;
  heading: string;
  body: ComponentProps<typeof RichText>['value'];
  /** Under the text: a signature. */
  children?: ReactNode;
}

/** Running text in the book face. */
const Prose = chakra('div', {
  base: {
    marginTop: '6',
    '& > p': { marginTop: '6' },
    // What stands beside a figure has its own size.
    '& p:not(figure p)': { fontFamily: 'heading', fontSize: 'lg', lineHeight: '1.6', color: 'fg' },
  },
});

export function TextSection({ id, mark, gloss, heading, body, children }: TextSectionProps) {
  return (
    <SheetRow id={id} label={mark} aside={gloss} heading={heading}>
      <Prose>
        <RichText value={body} />
        {children}
      </Prose>
    </SheetRow>
  );
}
