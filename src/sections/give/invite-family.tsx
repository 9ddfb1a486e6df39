import { useState } from 'react';
import { paths } from '../../page-table.ts';
import { familyWords } from '../../family-words.ts';
import { linkTo } from '../../transaction/prepared-link.ts';
import { formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareIcon } from '../../ui/keep-icons.tsx';
import { styled } from '../../ui/styled.ts';
import { showToast } from '../../ui/toast.ts';
import { openShareSheet } from './kept-picture.tsx';
import { fillIn, type Payment } from './payment-values.tsx';

const { invite: words } = familyWords;

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
  marginTop: '4',
  borderBlock: '1px solid {colors.border}',
  overflowWrap: 'anywhere',
  '& > div': { minWidth: '0', paddingBlock: '2', paddingRight: '3.5' },
  '& > div + div': { paddingLeft: '3.5', borderLeft: '1px solid {colors.border}' },
  '& dt': { fontSize: 'caption', lineHeight: '1.3', color: 'fg.muted' },
  '& dd': { textStyle: 'figures', fontWeight: '600', lineHeight: '1.35' },
});

const Block = styled('div', {
  '& h3': { fontSize: 'xl', lineHeight: '1.25' },
  '& h3 + p': { marginTop: '1' },
  '& > p': { lineHeight: '1.5', color: 'fg.muted' },
});

/** The link, as text that visitors can read and copy by hand, and its buttons. */
const LinkWithButtons = styled('div', {
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  gap: '2.5',
  marginTop: '2.5',
  '& > p': {
    layerStyle: 'well',
    flex: '1',
    paddingBlock: '2.5',
    paddingInline: '3.5',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
  },
});

const Choice = styled('label', {
  layerStyle: 'target',
  gap: '2.5',
  marginTop: '1',
  '& input': {
    layerStyle: 'well',
    flex: 'none',
    appearance: 'none',
    width: '5',
    height: '5',
    margin: '0',
    borderRadius: 'tag',
    '&:checked': { bg: 'accent', boxShadow: 'inset 0 0 0 4px {colors.surface}' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

/** A link that opens the same form for somebody else. That person gets another unique code. */
export function InviteFamily({ copy, details, institute }: Payment) {
  const [canShare] = useState(() => typeof navigator.share === 'function');
  const { type, amount, quantity, place } = details;
  // The link does not tell others how much the donor gives.
  const [withSum, setWithSum] = useState(type !== 'donasi');
  const link = `${location.origin}${paths.donation}${linkTo(withSum ? details : { ...details, amount: null, quantity: null })}`;
  const text = fillIn(copy.invite.message, { jenis: copy.whatsapp.types[type], lembaga: institute });
  const share = () =>
    openShareSheet({ text, url: link }, () => showToast({ ...words.failed, tone: 'danger', near: 'tautan-ajakan' }));
  const sum =
    amount === null
      ? {
          label: copy.labels.quantity,
          value: `${formatNumber(quantity ?? 1)} ${copy.whatsapp.quantityUnit}`,
          choice: words.withQuantity,
        }
      : { label: words.amountLabel, value: formatRupiah(amount), choice: words.withAmount };
  // A fact without a value is left out.
  const facts = [
    [copy.labels.type, copy.whatsapp.types[type]],
    [sum.label, withSum ? sum.value : null],
    [copy.labels.city, type === 'wakaf' ? place : null],
  ] as const;
  return (
    <Block>
      {type !== 'beli' && <h3>{copy.invite.heading}</h3>}
      <p>{copy.invite.text}</p>
      <Facts>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ),
        )}
      </Facts>
      <Choice>
        <input type="checkbox" checked={withSum} onChange={() => setWithSum(!withSum)} />
        <span>{sum.choice}</span>
      </Choice>
      <LinkWithButtons>
        <p id="tautan-ajakan" translate="no">
          {link}
        </p>
        {canShare && (
          <Button type="button" variant="line" size="sm" onClick={() => void share()}>
            <ShareIcon />
            {words.share}
          </Button>
        )}
        <CopyButton value={link} what={words.what} label={words.copy} copied={words.copied} textId="tautan-ajakan" />
      </LinkWithButtons>
    </Block>
  );
}
