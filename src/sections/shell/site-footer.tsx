import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ShellContent } from '../../page-contents.ts';
import { typeset } from '../../ui/typeset.tsx';
import { words } from '../../words/site.ts';
import { LegalIdentity } from '../legal-identity.tsx';
import { Brand } from './brand.tsx';
import { FooterLinks } from './footer-links.tsx';
import { ColumnHeading, FooterLink } from './footer-parts.tsx';
import { Newsletter } from './newsletter.tsx';

const Columns = chakra('div', {
  base: {
    maxWidth: 'sheet',
    marginInline: 'auto',
    paddingTop: { base: '6', md: '12', lg: '16' },
    // The rules of the footer end with the text of the sheet.
    paddingLeft: 'var(--gutter)',
    paddingRight: 'var(--edge)',
    paddingBottom: { base: '6', md: '10' },
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0,1fr)',
      md: '5fr 7fr',
      // The text of the sheet begins 52 px beside its margin.
      xl: 'calc(var(--margin) + 20px) repeat(4, minmax(0,1fr))',
    },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: { md: '12', xl: '8' },
    rowGap: { base: '8', lg: '12' },
  },
});

const smallText = { maxWidth: '26em', fontSize: { base: 'sm', xl: 'xs' }, color: 'fg.muted' } as const;
const colophonLine = { base: '1 0 100%', lg: 'initial' } as const;

/** The end of every page. Payment pages also say who receives the money (`withIdentity`). */
export function SiteFooter({ withIdentity, ...site }: ShellContent & { withIdentity: boolean }) {
  const { contact, footer, updated } = site;
  return (
    <Box as="footer" bg="bg.sunken" borderTop="1px solid {colors.rule}" css={{ '--logo-ground': '{colors.bg.sunken}' }}>
      <Columns>
        {/* From xl on the name stands on the line of the headings. */}
        <Box gridRow={{ xl: '1/3' }} maxWidth={{ xl: 'var(--margin)' }} marginTop={{ xl: '-2.5' }}>
          <Brand productName={site.productName} />
          <Text {...smallText} marginTop={{ base: '2.5', md: '3.5' }}>
            {typeset(site.tagline)}
          </Text>
        </Box>
        {/* Takes back a part of the row's gap. */}
        <Box marginTop={{ base: '-4', md: '-1', lg: '-5', xl: '0' }} gridArea={{ md: '2/1', xl: '1/2/3' }}>
          <ColumnHeading>{words.footer.contact}</ColumnHeading>
          {/* Below xl beside each other, as far as they fit. */}
          <Flex as="ul" display={{ base: 'flex', xl: 'block' }} wrap="wrap" columnGap="6">
            <li>
              <FooterLink href={`mailto:${contact.email}`}>{contact.email}</FooterLink>
            </li>
            <li>
              <FooterLink href={`tel:+${contact.whatsapp}`}>{contact.whatsappText}</FooterLink>
            </li>
            {contact.otherPhone && (
              <li>
                <FooterLink href={`tel:${contact.otherPhone.replaceAll(/[ -]/g, '')}`}>{contact.otherPhone}</FooterLink>
              </li>
            )}
          </Flex>
          <Text as="address" {...smallText} fontStyle="normal" whiteSpace="pre-line">
            {contact.address}
          </Text>
        </Box>
        <FooterLinks {...site} />
        <Newsletter {...site.newsletter} />
        {withIdentity && <LegalIdentity {...site} />}
        <Flex wrap="wrap" gridColumn="1/-1" rowGap="1.5" columnGap="8" fontSize="xs" lineHeight="1.55" color="fg.muted">
          <Text flex={{ base: '1 0 100%', lg: '1 1 420px' }}>{typeset(footer.colophon)}</Text>
          {updated && (
            <Text flex={colophonLine}>
              {words.footer.updated} <time dateTime={updated.day}>{updated.text}</time>
            </Text>
          )}
          <Text flex={colophonLine}>{`© ${site.year} ${site.organisationName}`}</Text>
        </Flex>
      </Columns>
    </Box>
  );
}
