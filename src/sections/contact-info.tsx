import { chakra } from '@chakra-ui/react/styled-system';
import { SheetRow } from '../ui/sheet.tsx';
import { MapFrame, type MapFrameProps } from './map-frame.tsx';

export interface ContactInfoProps {
  info: { mark: string; heading: string; emailLabel: string; phoneLabel: string; addressLabel: string };
  contact: { email: string; phone: string; whatsapp: string; address: string };
  map: MapFrameProps;
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    gap: '32px 44px',
    marginTop: '28px',
  },
});

const Channels = chakra('dl', {
  base: {
    borderTop: '1px solid {colors.rule}',
    '& div': { padding: '16px 0', borderBottom: '1px solid {colors.border}' },
    '& dt': { color: 'fg.muted', fontSize: 'note' },
    '& dd': { fontSize: '1.125rem', whiteSpace: 'pre-line' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      color: 'accent',
      textUnderlineOffset: '4px',
    },
  },
});

/** Email, phone and address as text; the map is an addition. */
export function ContactInfo({ info, contact, map }: ContactInfoProps) {
  return (
    <SheetRow id="informasi" mark={info.mark} heading={info.heading}>
      <Pair>
        <Channels>
          <div>
            <dt>{info.emailLabel}</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </div>
          <div>
            <dt>{info.phoneLabel}</dt>
            <dd>
              <a href={`tel:+${contact.whatsapp}`}>{contact.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{info.addressLabel}</dt>
            <dd>{contact.address}</dd>
          </div>
        </Channels>
        <MapFrame {...map} />
      </Pair>
    </SheetRow>
  );
}
