import { createSlotRecipeContext, defineSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import type { PageContents, ShellContent } from '../page-contents.ts';
import { addressLine } from '../transaction/one-line.ts';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

/** Below md one row a channel, from md on one column a channel. */
const recipe = defineSlotRecipe({
  slots: ['list', 'channel', 'label', 'value', 'link'],
  base: {
    list: {
      display: { md: 'flex' },
      flexWrap: 'wrap',
      marginTop: { base: '3.5', xl: '5.5' },
      borderTop: '1px solid {colors.rule}',
      borderBottom: { md: '1px solid {colors.rule}' },
    },
    channel: {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: '5.6em minmax(0, 1fr)',
      columnGap: '3',
      paddingBlock: '2.5',
      paddingInline: { md: '7' },
      borderBottom: { base: '1px dotted {colors.border.strong}', md: '0' },
      borderLeft: { md: '1px solid {colors.border}' },
      lineHeight: '1.45',
    },
    label: { color: 'fg.muted', fontSize: { md: 'xs' } },
    value: { fontWeight: '500', overflowWrap: 'anywhere' },
    // Takes back the height of a touch target, so that links are as far apart as plain values.
    link: { layerStyle: 'touchLink', marginBlock: '-11px', color: 'accent' },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe });
const List = withProvider<HTMLDListElement, HTMLChakraProps<'dl'>>('dl', 'list');
const Channel = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'channel');
const Label = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'label');
const Value = withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'value');
const ValueLink = withContext<HTMLAnchorElement, HTMLChakraProps<'a'>>('a', 'link');

const Telephone = ({ number }: { number: string }) => (
  <Value>
    <ValueLink href={`tel:${number.replaceAll(/[ -]/g, '')}`}>{number}</ValueLink>
  </Value>
);

interface Props {
  contact: ShellContent['contact'];
  branches: PageContents['contact']['branches'];
}

export function ContactList({ contact, branches }: Props) {
  const { labels } = pageWords.contact;
  return (
    <List>
      <Channel md={{ paddingLeft: '0', borderLeft: '0' }}>
        <Label>{labels.phone}</Label>
        <Telephone number={contact.whatsappText} />
        {contact.otherPhone && <Telephone number={contact.otherPhone} />}
      </Channel>
      <Channel>
        <Label>{labels.email}</Label>
        <Value>
          <ValueLink href={`mailto:${contact.email}`}>{contact.email}</ValueLink>
        </Value>
      </Channel>
      <Channel flex="1 1 300px" md={{ paddingRight: '0' }}>
        <Label>{labels.address}</Label>
        <Value>{typeset(addressLine(contact.address))}</Value>
      </Channel>
      {branches?.map(({ name, phone }) => (
        <Channel key={name}>
          <Label>{name}</Label>
          <Telephone number={phone} />
        </Channel>
      ))}
    </List>
  );
}
