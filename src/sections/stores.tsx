import type { PageContents } from '../page-contents.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { notAvailable } from '../ui/toast.ts';

type Page = PageContents['download'];
type Props = Page['stores'] & Pick<Page['app'], 'androidUrl' | 'iosUrl' | 'code'>;

const Columns = styled('div', {
  display: { lg: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  marginTop: '8',
  borderTop: '1px solid {colors.rule}',
});

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr auto' },
  alignItems: 'center',
  rowGap: '3.5',
  columnGap: '6',
  paddingBlock: '6',
  borderBottom: '1px solid {colors.border}',
  '& p': { color: 'fg.muted' },
});

const Code = styled('div', {
  display: { base: 'none', lg: 'grid' },
  alignContent: 'center',
  paddingLeft: '9',
  marginLeft: '9',
  borderLeft: '1px solid {colors.border}',
  borderBottom: '1px solid {colors.border}',
});

export function Stores({ mark, gloss, heading, androidUrl, iosUrl, code, qrText, ...copy }: Props) {
  return (
    <SheetRow id="toko" label={mark} aside={gloss} heading={heading}>
      <Columns>
        <div>
          <Row>
            <div>
              <h3>{copy.androidTitle}</h3>
              <p>{copy.androidText}</p>
            </div>
            <ButtonAnchor href={androidUrl} target="_blank" rel="noopener noreferrer">
              <DownloadIcon />
              {copy.androidLabel}
            </ButtonAnchor>
          </Row>
          <Row>
            <div>
              <h3>{copy.iosTitle}</h3>
              <p>{copy.iosText}</p>
            </div>
            {iosUrl ? (
              <ButtonAnchor variant="line" href={iosUrl} target="_blank" rel="noopener noreferrer">
                {copy.iosLabel}
              </ButtonAnchor>
            ) : (
              <Button type="button" variant="line" data-scripts="" onClick={notAvailable}>
                {copy.iosLabel}
              </Button>
            )}
          </Row>
        </div>
        <Code>
          <QrCode text={androidUrl} label={qrText} drawn={code} />
        </Code>
      </Columns>
    </SheetRow>
  );
}
