import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Logo } from '../ui/ornament/logo.tsx';
import { chakra } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words.ts';
import { Newsletter, type NewsletterProps } from './newsletter.tsx';
import { Brand } from './site-header.tsx';

export interface SiteFooterProps {
  productName: string;
  organisationName: string;
  tagline: string;
  contact: { email: string; phone: string; whatsapp: string; address: string };
  social: { facebook: string | null; twitter: string | null; instagram: string | null; youtube: string | null };
  footer: {
    appHeading: string;
    institutionHeading: string;
    legalHeading: string;
    socialHeading: string;
    contactHeading: string;
    /** Stands before the day; without it there is no day. */
    updatedLabel: string | null;
    colophon: string;
  };
  newsletter: NewsletterProps;
  year: number;
  /** Calendar day, `2026-11-21`. */
  updated?: { day: string; text: string };
}

const Ground = chakra('footer', {
  base: { bg: 'bg.sunken', borderTop: '1px solid {colors.rule}', '--logo-ground': '{colors.bg.sunken}' },
});

const Columns = chakra('div', {
  base: {
    maxWidth: 'sheet',
    marginInline: 'auto',
    paddingTop: { base: '12', lg: '16' },
    paddingInline: '5',
    paddingBottom: { base: '28', lg: '10' },
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: '1.25fr 2fr' },
    rowGap: { base: '9', lg: '12' },
    columnGap: { base: '9', lg: '18' },
    '& h2': { fontSize: 'md', lineHeight: '1.3', color: 'gold', marginBottom: '2' },
    '& li a': {
      layerStyle: 'target',
      minWidth: 'control',
      color: 'fg',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
});

const About = chakra('div', {
  base: {
    '& p': { color: 'fg.muted', marginTop: '3.5', fontSize: 'ui', maxWidth: '26em' },
    '& address': { fontStyle: 'normal', color: 'fg.muted', fontSize: 'ui', maxWidth: '26em', whiteSpace: 'pre-line' },
    '& h2': { marginTop: '7' },
  },
});

const Links = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)', lg: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' },
    rowGap: { base: '7', lg: '8' },
    columnGap: { base: '5', lg: '8' },
    alignContent: 'start',
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
    paddingRight: { lg: '18' },
    '& p': { flex: '1 1 420px' },
    '& p + p': { flex: '0 0 auto' },
  },
});

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Internal({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}

const socialNames = ['facebook', 'twitter', 'instagram', 'youtube'] as const;

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
}: SiteFooterProps) {
  return (
    <Ground>
      <Columns>
        <About>
          <Brand to={paths.home}>
            <Logo size={34} />
            {productName}
          </Brand>
          <p>{typeset(tagline)}</p>
          <h2>{footer.contactHeading}</h2>
          <ul>
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
            <li>
              <a href={`tel:+${contact.whatsapp}`}>{contact.phone}</a>
            </li>
          </ul>
          <address>{contact.address}</address>
        </About>
        <Links aria-label={words.nav.footer}>
          <Column heading={footer.appHeading}>
            {(['features', 'pricing', 'download', 'quran', 'donation'] as const).map((name) => (
              <Internal key={name} to={paths[name]}>
                {words.nav[name]}
              </Internal>
            ))}
          </Column>
          <Column heading={footer.institutionHeading}>
            {(['about', 'contact'] as const).map((name) => (
              <Internal key={name} to={paths[name]}>
                {words.nav[name]}
              </Internal>
            ))}
          </Column>
          <Column heading={footer.legalHeading}>
            {(['privacy', 'terms'] as const).map((name) => (
              <Internal key={name} to={paths[name]}>
                {words.nav[name]}
              </Internal>
            ))}
          </Column>
          <Column heading={footer.socialHeading}>
            {socialNames.map((name) =>
              social[name] ? (
                <li key={name}>
                  <a href={social[name]} rel="noopener noreferrer" target="_blank">
                    {words.nav.social[name]}
                  </a>
                </li>
              ) : null,
            )}
          </Column>
        </Links>
        <Newsletter {...newsletter} />
        <Colophon>
          <p>{typeset(footer.colophon)}</p>
          {updated && footer.updatedLabel ? (
            <p>
              {footer.updatedLabel} <time dateTime={updated.day}>{updated.text}</time>
            </p>
          ) : null}
          <p>{`© ${year} ${organisationName}`}</p>
        </Colophon>
      </Columns>
    </Ground>
  );
}
