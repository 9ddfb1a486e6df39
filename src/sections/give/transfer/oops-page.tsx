import type { PageContents } from '../../../page-contents.ts';
import { paths } from '../../../page-table.ts';
import { ButtonNewTab, ButtonLink } from '../../../ui/button.tsx';
import { WhatsappIcon } from '../../../ui/icons.tsx';
import { Emblem } from '../../../ui/ornament/emblem.tsx';
import { Jadwal, SheetRow } from '../../../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { paymentWords } from '../../../words/payment.ts';

const Frame = chakra(Jadwal, {
  base: {
    paddingBlock: { base: '9', md: '12' },
    paddingInline: { base: '5.5', md: '12' },
    '& :is(h1, [role=heading])': {
      textStyle: 'heading',
      fontSize: 'lg',
      color: 'fg.muted',
    },
    // In the margin, below the name of the section. Narrower screens begin with the words.
    '& .emblem': {
      display: { base: 'none', xl: 'block' },
      position: 'absolute',
      top: '10',
      left: 'calc(var(--margin) * -1 - 53px)',
    },
  },
});

/** This is the largest text, because a second transfer is the worst that can happen here. */
const Warning = chakra('p', {
  base: {
    marginTop: { base: '4', md: '6' },
    paddingBlock: { base: '4.5', md: '6' },
    borderBlock: '1px solid {colors.gold.line}',
    textStyle: 'heading',
    fontSize: { base: '3xl', md: '4xl' },
  },
});

/** Stands below the ways, so that a phone shows both of them at once. */
const Explanation = chakra('p', {
  base: {
    layerStyle: 'noted',
    maxWidth: '560px',
    marginTop: { base: '7', md: '9' },
    lineHeight: '1.5',
    color: 'fg.muted',
    '& span': { display: 'block' },
    '& a': { layerStyle: 'target', color: 'accent' },
  },
});

const Ways = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    gap: { base: '7', md: '0' },
    marginTop: { base: '6', md: '8' },
    '& section': { display: 'flex', flexDirection: 'column', gap: '2', paddingRight: { md: '9' } },
    '& section + section': {
      paddingTop: { base: '6', md: '0' },
      paddingLeft: { md: '9' },
      paddingRight: '0',
      borderTop: { base: '1px solid {colors.rule}', md: '0' },
      borderLeft: { md: '1px solid {colors.rule}' },
    },
    '& h2': { fontSize: 'xl', lineHeight: '1.25' },
    '& p': { flex: '1', paddingBottom: '2', lineHeight: '1.5', color: 'fg.muted' },
  },
});

interface Props {
  copy: PageContents['confirmation'];
  /** A link to the chat that reports a transfer. */
  chatLink: string;
  /** True before React runs. The HTML then also has the h1 of the other state, so this title is a heading by role. */
  early?: boolean;
}

/** The confirmation page without details (docs/what-the-site-does.md#confirmation-page). */
export function OopsPage({ copy: { oops }, chatLink, early = false }: Props) {
  const { title, text, action, chat } = paymentWords.oops;
  const id = early ? 'belum-ada-rincian' : 'tidak-ada-rincian';
  return (
    <SheetRow id={id} first>
      <Frame>
        <Emblem name="sprout" />
        {early ? (
          <div id={id} role="heading" aria-level={1}>
            {title}
          </div>
        ) : (
          <h1 id={id} tabIndex={-1}>
            {title}
          </h1>
        )}
        <Warning>{oops.warning}</Warning>
        <Ways>
          <section>
            <h2>{oops.transferredHeading}</h2>
            <p>{oops.transferredText}</p>
            <ButtonNewTab full href={chatLink}>
              <WhatsappIcon />
              {chat}
            </ButtonNewTab>
          </section>
          <section>
            <h2>{oops.notYetHeading}</h2>
            <p>{`${text} ${oops.notYetText}`}</p>
            <ButtonLink full variant="line" href={paths.donation}>
              {action}
            </ButtonLink>
          </section>
        </Ways>
        <Explanation>
          <span>{oops.why}</span> <a href={paths.contact}>{oops.contactLabel}</a>
        </Explanation>
      </Frame>
    </SheetRow>
  );
}

/** The two states of the page. Until React runs, `data-stateless` (src/client/giving-head.ts) hides the wrong one. */
export const WithState = chakra('div', {
  base: { '&:not([data-known])': { 'html[data-stateless] &': { display: 'none' } } },
});
export const WithoutState = chakra('div', {
  base: { '&:not([data-known])': { 'html:not([data-stateless]) &': { display: 'none' } } },
});
