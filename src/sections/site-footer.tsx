import { chakra } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';
import { Brand } from './brand.tsx';
import { words } from '../words.ts';
import { FooterLinks, type FooterLinksProps } from './footer-links.tsx';
import { Payee, type PayeeProps } from './payee.tsx';
import { Newsletter, type NewsletterProps } from './newsletter.tsx';

export interface SiteFooterProps {
  productName: string;
  organisationName: string;
  tagline: string;
  contact: { email: string; phone: string; whatsapp: string; address: string };
  social: FooterLinksProps['social'];
  footer: Omit<FooterLinksProps, 'social' | 'hasReport'> & {
    contactHeading: string;
    /** Stands before the day; without it there is no day. */
    updatedLabel: string | null;
    colophon: string;
    officialSite: string | null;
  };
  /** Whom somebody pays; `holds` as the page was made, the clock decides afterwards. */
  legality: PayeeProps;
  host?: string;
  newsletter: NewsletterProps;
  hasReport: boolean;
  year: number;
  updated?: { day: string; text: string };
  folded?: boolean; // where somebody pays: on phones most of it waits behind a line
}

const Ground = chakra('footer', {
  base: { bg: 'bg.sunken', borderTop: '1px solid {colors.rule}', '--logo-ground': '{colors.bg.sunken}' },
});

const Columns = chakra('div', {
  base: {
    maxWidth: 'sheet',
    marginInline: 'auto',
    paddingTop: { base: '10', md: '12', lg: '16' },
    paddingInline: 'var(--gutter)',
    paddingBottom: { base: '24', md: '10' },
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: '5fr 7fr', lg: '1.25fr 2fr' },
    rowGap: { base: '7', md: '8', lg: '12' },
    columnGap: { md: '12', lg: '18' },
    '& h2': {
      fontSize: { base: 'ui', xl: 'md' },
      lineHeight: '1.3',
      color: 'gold',
      marginBottom: { base: '1', md: '2' },
    },
    '& li a': {
      layerStyle: 'target',
      minWidth: 'control',
      color: 'fg',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
  variants: { folded: { true: { paddingTop: { base: '6', lg: '16' }, rowGap: { base: '2', lg: '12' } } } },
});

/**
 * On phones, where somebody pays, this line opens the rest of the footer, which follows it rather than being inside
 * (src/ui/global-css.ts): so wider screens show it, also without scripts.
 */
const Fold = chakra('details', {
  base: {
    display: { md: 'none' },
    '& summary': { layerStyle: 'target', color: 'accent', fontWeight: '600', cursor: 'pointer' },
  },
});

const About = chakra('div', {
  base: {
    '& p, & address': {
      color: 'fg.muted',
      fontSize: 'ui',
      fontStyle: 'normal',
      maxWidth: '26em',
      whiteSpace: 'pre-line',
    },
    '& p': { marginTop: { base: '2.5', md: '3.5' } },
    '& h2': { marginTop: { base: '4.5', md: '7' } },
  },
});

const Colophon = chakra('div', {
  base: {
    gridColumn: '1/-1',
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '1.5',
    columnGap: '8',
    fontSize: 'note',
    lineHeight: '1.55',
    color: 'fg.muted',
    paddingRight: { md: '18' },
    '& p': { flex: '1 1 420px' },
    '& p + p': { flex: 'initial' },
  },
});

export function SiteFooter({
  productName,
  organisationName,
  tagline,
  contact,
  social,
  footer,
  newsletter,
  year,
  updated,
  legality,
  host,
  hasReport,
  folded = false,
}: SiteFooterProps) {
  return (
    <Ground>
      <Columns folded={folded}>
        {folded && (
          <Fold>
            <summary>{words.nav.more}</summary>
          </Fold>
        )}
        <About data-stays="">
          <Brand productName={productName} />
          <p>{typeset(tagline)}</p>
          <h2 data-stays="">{footer.contactHeading}</h2>
          <ul data-stays="">
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
            <li>
              <a href={`tel:+${contact.whatsapp}`}>{contact.phone}</a>
            </li>
          </ul>
          <address data-stays="">{contact.address}</address>
        </About>
        <FooterLinks {...footer} social={social} hasReport={hasReport} />
        <Newsletter {...newsletter} />
        {folded && <Payee {...legality} official={host ? footer.officialSite?.replace('{situs}', host) : undefined} />}
        <Colophon data-stays="">
          <p>{typeset(footer.colophon)}</p>
          {updated && footer.updatedLabel && (
            <p>
              {footer.updatedLabel} <time dateTime={updated.day}>{updated.text}</time>
            </p>
          )}
          <p data-stays="">{`© ${year} ${organisationName}`}</p>
        </Colophon>
      </Columns>
    </Ground>
  );
}
