import { memo, type ReactNode } from 'react';
import { Khatim } from './ornament/khatim.tsx';
import { Syamsah } from './ornament/syamsah.tsx';
import { Lead, Body } from './sheet.tsx';
import { chakra } from './styled.ts';
import { typeset } from './typeset.tsx';

const HeadRow = chakra('section', {
  base: { layerStyle: 'row', paddingTop: { base: '92px', xl: '33' }, paddingBottom: { base: '10', xl: '16' } },
  variants: {
    small: {
      true: {
        '@media (max-width: 1279.98px)': {
          paddingTop: '76px',
          paddingBottom: '2',
        },
      },
    },
  },
});

const HeadMargin = chakra('div', {
  base: {
    layerStyle: 'margin',
    display: { base: 'flex', xl: 'block' },
    alignItems: 'center',
    gap: '3.5',
    marginBottom: { base: '4', xl: '0' },
    '& .syamsah': { flex: 'none', display: { base: 'none', xl: 'block' }, marginTop: { xl: '-2.5' } },
    '& .syamsah.small': { display: { base: 'block', xl: 'none' }, marginLeft: '-9px' },
    _after: {
      content: '""',
      flex: '1',
      height: '0.5',
      borderBlock: '1px solid {colors.rule}',
      display: { xl: 'none' },
    },
  },
  variants: { small: { true: { display: { base: 'none', xl: 'block' } } } },
});

const HeadTitle = chakra('h1', {
  variants: {
    small: {
      true: {
        display: 'flex',
        alignItems: 'center',
        gap: '2.5',
        fontSize: { base: '2xl', lg: '4xl', xl: 'h1' },
        lineHeight: { base: '1.25', xl: '1.14' },
        '& svg': { flex: 'none', color: 'gold', display: { xl: 'none' } },
        '& + p': { marginTop: { base: '1', xl: '4' }, fontSize: { base: 'body', xl: 'lead' } },
        _after: {
          content: '""',
          flex: '1',
          height: '0.5',
          borderBlock: '1px solid {colors.rule}',
          display: { xl: 'none' },
        },
      },
    },
  },
});

interface PageHeadProps {
  title: string;
  lead: string;
  /** Below xl a line instead of a medallion: on a form the first choice belongs on the first screen. */
  small?: boolean;
  children?: ReactNode;
}

/** The head of an inner page: medallion, h1 (focus target of a route change), lead. */
export const PageHead = memo(function PageHead({ title, lead, small = false, children }: PageHeadProps) {
  return (
    <HeadRow aria-labelledby="judul" small={small}>
      <HeadMargin small={small}>
        <Syamsah size={116} />
        {!small && <Syamsah size={72} />}
      </HeadMargin>
      <Body>
        <HeadTitle id="judul" tabIndex={-1} small={small}>
          {small && <Khatim size={20} stroke={1.7} />}
          {small ? <span>{typeset(title)}</span> : typeset(title)}
        </HeadTitle>
        <Lead>{typeset(lead)}</Lead>
        {children}
      </Body>
    </HeadRow>
  );
});
