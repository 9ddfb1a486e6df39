import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Plate } from '../ui/plate.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

export interface ClosingCallProps {
  mark: string;
  heading: string;
  text: string;
  downloadLabel: string;
  donateLabel: string;
}

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '12px',
    width: '100%',
    marginTop: '12px',
    '@media (max-width: 559.98px)': { '& a': { flex: '1 1 100%' } },
  },
});

export function ClosingCall({ mark, heading, text, downloadLabel, donateLabel }: ClosingCallProps) {
  return (
    <SheetRow id="unduh" mark={mark}>
      <Plate>
        <h2>{heading}</h2>
        <p>{typeset(text)}</p>
        <Actions>
          <ButtonLink to={paths.download}>
            <DownloadIcon />
            {downloadLabel}
          </ButtonLink>
          <ButtonLink to={paths.donation} variant="line">
            {donateLabel}
          </ButtonLink>
        </Actions>
      </Plate>
    </SheetRow>
  );
}
