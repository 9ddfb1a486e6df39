import type { PageContents } from '../page-table.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { MapCard } from './map-card.tsx';
import { chakra } from '../ui/styled.ts';

interface Props extends Pick<PageContents['contact'], 'info' | 'branches' | 'map'> {
  contact: { email: string; phone: string; whatsapp: string; address: string };
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    rowGap: '8',
    columnGap: '11',
    marginTop: '7',
  },
});

const Channels = chakra('dl', {
  base: {
    borderTop: '1px solid {colors.rule}',
    '& div': { paddingBlock: '4', borderBottom: '1px solid {colors.border}' },
    '& dt': { color: 'fg.muted', fontSize: 'note' },
    '& dd': { fontSize: 'sm', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& a': {
      layerStyle: 'target',
      color: 'accent',
      textUnderlineOffset: '4px',
    },
  },
});

/** Email, phone and address as text; the map is an addition. */
export function ContactInfo({ info, contact, branches, map }: Props) {
  return (
    <SheetRow id="informasi" label={info.mark} heading={info.heading}>
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
          {branches?.map(({ name, phone }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>{phone}</a>
              </dd>
            </div>
          ))}
          <div>
            <dt>{info.addressLabel}</dt>
            <dd>{contact.address}</dd>
          </div>
        </Channels>
        <MapCard {...map} address={contact.address} />
      </Pair>
    </SheetRow>
  );
}
