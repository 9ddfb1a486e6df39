import { useState } from 'react';
import { paths } from '../../page-table.ts';
import { familyWords } from '../../family-words.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareIcon } from '../../ui/keep-icons.tsx';
import { styled } from '../../ui/styled.ts';
import { showToast } from '../../ui/toast.ts';
import { openShareSheet } from './kept-picture.tsx';
import { fillIn, type Payment } from './payment-values.tsx';

const { invite: words } = familyWords;

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

/** A link that opens the same form for somebody else. That person gets another unique code. */
export function InviteFamily({ copy, details, institute }: Payment) {
  const [canShare] = useState(() => typeof navigator.share === 'function');
  const { type } = details;
  const link = `${location.origin}${paths.donation}?jenis=${type}`;
  const text = fillIn(copy.invite.message, { jenis: copy.whatsapp.types[type], lembaga: institute });
  const share = () =>
    openShareSheet({ text, url: link }, () => showToast({ ...words.failed, tone: 'danger', near: 'tautan-ajakan' }));
  return (
    <Block>
      {type !== 'beli' && <h3>{copy.invite.heading}</h3>}
      <p>{copy.invite.text}</p>
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
