import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PageContents } from '../page-contents.ts';
import { RichText } from '../ui/rich-text.tsx';
import { SheetRow } from '../ui/sheet.tsx';

type Props = PageContents['about']['why'] & {
  headingId: string;
  /** Stands in the margin, below xl under the text. */
  note?: ReactNode;
  /** Stands beside the text. */
  children?: ReactNode;
};

const Prose = chakra('div', {
  base: { '& p': { maxWidth: '34em', fontFamily: 'heading', fontSize: '2xl', lineHeight: '1.6', color: 'fg' } },
});

export const TextSection = ({ body, children, ...row }: Props) => (
  <SheetRow {...row}>
    <Grid
      templateColumns={{ lg: children ? '1fr 1fr' : '1fr' }}
      alignItems={{ lg: 'baseline' }}
      columnGap="13"
      rowGap="8"
      marginTop="5"
    >
      <Prose>
        <RichText value={body} />
      </Prose>
      {children}
    </Grid>
  </SheetRow>
);
