import { Box, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { Portrait } from '../ui/ornament/portrait.tsx';
import { Picture } from '../ui/picture.tsx';
import { SheetRow } from '../ui/sheet.tsx';

/** Holds a portrait. It has no edge below where it stands on the rule. */
const Frame = chakra('span', {
  base: {
    layerStyle: 'framed',
    padding: '1',
    borderBottom: { md: '0' },
    '& img, & svg': { width: '100%', height: 'auto' },
    '& text': { fill: 'fg', fontFamily: 'heading', fontWeight: '500', fontSize: 'page' },
  },
});

/** The initials of the first and last word of a name, without titles such as “Dr.”. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(' ').filter((word) => !word.endsWith('.'));
  return first.slice(0, 1) + (others.at(-1) ?? '').slice(0, 1);
}

type Props = PageContents['about']['team'];

const gap = '14';

/**
 * Portraits stand on one rule. The first is larger, because it shows who leads the work. On phones all are of one size,
 * and names stand beside them.
 */
export function Team({ items, ...head }: Props) {
  const isOneRow = items.length === 3;
  return (
    <SheetRow headingId="tim" {...head}>
      <Grid
        as="ul"
        templateColumns={{ md: isOneRow ? '3fr 2fr 2fr' : 'repeat(3, minmax(0, 1fr))' }}
        columnGap={gap}
        rowGap={{ base: '4', md: '9' }}
        alignItems={{ md: 'end' }}
        marginTop={{ base: '5', md: '8' }}
      >
        {items.map((member, index) => (
          <Member key={member.name} {...member} first={index === 0} ruleReachesLeft={isOneRow && index > 0} />
        ))}
      </Grid>
    </SheetRow>
  );
}

type MemberProps = Props['items'][number] & {
  first: boolean;
  /** The rule also crosses the gap to the portrait at the left. */
  ruleReachesLeft: boolean;
};

const Member = ({ name, role, picture, first, ruleReachesLeft }: MemberProps) => (
  <Grid
    as="li"
    templateColumns={{ base: '112px minmax(0, 1fr)', md: 'minmax(0, 1fr)' }}
    // The rule is straight as long as all texts fit: a name in two lines, from xl on in one, and a role.
    templateRows={{ md: '1fr minmax(104px, auto)', xl: '1fr minmax(68px, auto)' }}
    columnGap="4.5"
    alignItems={{ base: 'center', md: 'end' }}
    paddingTop={{ base: '4', md: '0' }}
    borderTop={{ base: '1px solid {colors.border}', md: '0' }}
  >
    <Frame>
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 768px) 336px, 112px" />
      ) : (
        <Portrait initials={initialsOf(name)} />
      )}
    </Frame>
    <Box
      height={{ md: '100%' }}
      marginLeft={{ md: ruleReachesLeft ? `-${gap}` : undefined }}
      paddingLeft={{ md: ruleReachesLeft ? gap : undefined }}
      // The same place for every role, though the first name is larger.
      paddingTop={{ md: first ? '3.5' : '4.5' }}
      borderTop={{ md: '1px solid {colors.gold.line}' }}
    >
      <Heading as="h3" fontSize={first ? '5xl' : '2xl'} lineHeight={first ? '1.25' : '1.3'}>
        {name}
      </Heading>
      <Text lineHeight="1.4" color="fg.muted">
        {role}
      </Text>
    </Box>
  </Grid>
);
