import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { Emblem } from './ornament/emblem.tsx';
import { Body, Lead, Row } from './sheet.tsx';
import { typeset } from './typeset.tsx';

const EmblemPlace = chakra('div', { base: { marginTop: { xl: '-2.5' } } });

const Words = chakra(Body, { base: { display: { base: 'contents', xl: 'block' } } });

const Title = chakra('h1', { variants: { low: { true: { fontSize: { xl: 'plate' } } } } });

const Below = chakra('div', { base: { gridColumn: { base: '1 / -1', xl: 'auto' } } });

export interface PageHeadProps extends Omit<HTMLChakraProps<'section'>, 'title'> {
  title: string;
  lead?: string;
  /** The title is smaller, so that what can be done is on the first screen. */
  low?: boolean;
  children?: ReactNode;
}

/** The head of an inner page: emblem, h1 (focus target of a route change), lead. */
export const PageHead = memo(function PageHead({ title, lead, low, children, ...style }: PageHeadProps) {
  return (
    <Row
      aria-labelledby="judul"
      // Below xl the emblem stands before the title, and the lead stands below both.
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', xl: 'var(--margin) minmax(0, 1fr)' }}
      columnGap={{ base: '3.5', xl: '0' }}
      alignItems={low ? 'center' : { base: 'center', xl: 'start' }}
      paddingTop={low ? '88px' : '92px'}
      paddingBottom={low ? '4' : '10'}
      xl={low ? { paddingTop: '104px', paddingBottom: '9' } : { paddingTop: '33', paddingBottom: '16' }}
      {...style}
    >
      <EmblemPlace>
        <Emblem />
      </EmblemPlace>
      <Words>
        <Title id="judul" tabIndex={-1} low={low}>
          {typeset(title)}
        </Title>
        <Below>
          {lead && <Lead>{typeset(lead)}</Lead>}
          {children}
        </Below>
      </Words>
    </Row>
  );
});
