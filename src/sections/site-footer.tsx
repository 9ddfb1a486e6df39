import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ShellContent } from '../page-contents.ts';
import { linkWord, pageNames, pageTable, paths } from '../page-table.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/form/text-field.tsx';
import { newTab } from '../ui/new-tab-link.tsx';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words/site.ts';
import { Brand } from './brand.tsx';

const ColumnHeading = chakra('h2', {
  base: {
    marginBottom: { base: '1', md: '2' },
    fontSize: { base: 'ui', xl: 'md' },
    lineHeight: { base: '1.3', xl: '1.263' },
    color: 'gold',
  },
});

const FooterLink = chakra('a', {
  base: {
    layerStyle: 'touchLink',
    minWidth: 'control',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
});

/** From xl on its columns are columns of the footer. The two short ones stand in one column. */
const Links = chakra('nav', {
  base: {
    display: { base: 'grid', xl: 'contents' },
    gridTemplateColumns: '1fr 1fr',
    gridArea: { md: '1/2/3' },
    gridTemplateRows: 'auto 1fr',
    rowGap: { base: '5', xl: '8' },
    columnGap: { base: '5', lg: '8' },
    alignContent: 'start',
  },
});

const LinkColumn = chakra('div', {
  variants: {
    place: {
      app: { gridRow: '1/3' },
      institution: {},
      // From xl on its heading takes the height of one link, so that its links stand on the rows of the others.
      legal: { gridArea: { base: '2/2', xl: '2/4' }, marginTop: { xl: '-9' } },
      social: { gridArea: { base: '3/1/4/3', xl: '1/5/3' } },
    },
  },
});

/** Below xl two of these links stand in each row, in the columns of the others. */
const SocialList = chakra('ul', {
  base: { display: { base: 'grid', xl: 'block' }, gridTemplateColumns: '1fr 1fr', columnGap: { base: '5', lg: '8' } },
});

const columns = ['app', 'institution', 'legal'] as const;
const socialNames = ['facebook', 'twitter', 'instagram', 'youtube'] as const;

const FooterLinks = ({ social, hasReport }: ShellContent) => (
  <Links aria-label={words.nav.footer}>
    {columns.map((column) => (
      <LinkColumn key={column} place={column}>
        <ColumnHeading>{words.footer[column]}</ColumnHeading>
        <ul>
          {pageNames
            // Only the report can be without content.
            .filter((name) => pageTable[name].footer === column && (hasReport || !pageTable[name].onlyFilled))
            .map((name) => (
              <li key={name}>
                <FooterLink href={pageTable[name].path}>{linkWord(name)}</FooterLink>
              </li>
            ))}
        </ul>
      </LinkColumn>
    ))}
    <LinkColumn place="social">
      <ColumnHeading>{words.footer.social}</ColumnHeading>
      <SocialList>
        {socialNames.map(
          (name) =>
            social[name] && (
              <li key={name}>
                <FooterLink href={social[name]} {...newTab}>
                  {words.nav.social[name]}
                </FooterLink>
              </li>
            ),
        )}
      </SocialList>
    </LinkColumn>
  </Links>
);

const NewsletterForm = chakra('form', {
  base: {
    display: 'grid',
    gridColumn: '1/-1',
    // From xl on these are the columns of the sheet above.
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: '5fr 7fr', xl: 'var(--margin) minmax(0,1fr)' },
    columnGap: { md: '12', xl: '13' },
    alignItems: 'center',
    rowGap: '3.5',
    paddingBlock: { base: '5', md: '7' },
    borderBlock: '1px solid {colors.border}',
  },
});

function Newsletter({ heading, text, action }: ShellContent['newsletter']) {
  // A form of the dialog method sends nothing. Its notice says that the feature is missing.
  const sending = action
    ? { action, method: 'post', target: '_blank', rel: 'noopener' }
    : { method: 'dialog', 'data-notice': '', 'data-scripts': '' };
  return (
    <NewsletterForm {...sending}>
      <div>
        <ColumnHeading marginBottom="0">{heading}</ColumnHeading>
        <Text marginTop="1.5" fontSize="ui" color="fg.muted">
          {text}
        </Text>
      </div>
      {/* Where both do not fit in one row, each fills its own. */}
      <Flex wrap="wrap" gap="2.5">
        <TextInput
          css={{ flex: '99 1 160px', minWidth: '0' }} // takes the space that the button leaves
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-label={words.newsletter.label}
          placeholder={words.newsletter.placeholder}
        />
        <Button type="submit" variant="line" flex="1 0 auto">
          {words.newsletter.subscribe}
        </Button>
      </Flex>
    </NewsletterForm>
  );
}

const IdentityLine = chakra('p', {
  base: {
    gridColumn: '1/-1',
    paddingTop: { base: '2', md: '0' },
    fontSize: 'note',
    lineHeight: '1.55',
    color: 'fg.muted',
    '& a': { color: 'fg' },
  },
});

/** A text with the address of this site in place of `{situs}`. */
function OfficialSite({ text, host }: { text: string; host: string }) {
  const [before, after = ''] = text.split('{situs}');
  return (
    <span>
      {before}
      <span translate="no">{host}</span>
      {`${after} `}
    </span>
  );
}

/** Who receives the money, by which permit, and the official address of this site. */
const LegalIdentity = ({ legality: { legalName, registration, permit }, footer, host }: ShellContent) => (
  <IdentityLine>
    <span translate="no">{[legalName, registration].filter(Boolean).join(', ')}</span>
    {(legalName ?? registration) && '. '}
    {permit && <span>{words.legality.permit(permit.number, permit.untilText)} </span>}
    {host && footer.officialSite && <OfficialSite text={footer.officialSite} host={host} />}
    <a href={`${paths.about}#legalitas`}>{words.legality.name}</a>
  </IdentityLine>
);

const Columns = chakra('div', {
  base: {
    maxWidth: 'sheet',
    marginInline: 'auto',
    paddingTop: { base: '6', md: '12', lg: '16' },
    // Its rules end with the text of the sheet.
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

const smallText = { maxWidth: '26em', fontSize: { base: 'ui', xl: 'note' }, color: 'fg.muted' } as const;
const colophonLine = { base: '1 0 100%', lg: 'initial' } as const;

/** Payment pages say who receives the money. */
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
        <Flex
          wrap="wrap"
          gridColumn="1/-1"
          rowGap="1.5"
          columnGap="8"
          fontSize="note"
          lineHeight="1.55"
          color="fg.muted"
        >
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
