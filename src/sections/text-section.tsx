import type { ReactNode } from 'react';
import type { PageContents } from '../page-contents.ts';
import { RichText } from '../ui/rich-text.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';

type Props = PageContents['about']['why'] & {
  id: string;
  /** Stands after the first paragraph. */
  figure?: ReactNode;
  children?: ReactNode;
};

const Prose = chakra('div', {
  base: {
    marginTop: '6',
    // Text inside a figure has its own size.
    '& p:not(figure p)': { fontFamily: 'heading', fontSize: 'lg', lineHeight: '1.6', color: 'fg' },
  },
});

export function TextSection({ id, gloss, heading, body, figure, children }: Props) {
  return (
    <SheetRow id={id} gloss={gloss} heading={heading}>
      <Prose>
        <RichText value={body} figure={figure} />
        {children}
      </Prose>
    </SheetRow>
  );
}
