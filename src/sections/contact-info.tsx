import type { PageContents, ShellContent } from '../page-contents.ts';
import { ButtonNewTab } from '../ui/button.tsx';
import { lineIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { FrameParts, SourceNote } from '../ui/frame.tsx';

type MapProps = PageContents['contact']['map'];

const PlaceIcon = lineIcon(
  'M12 21.5c-4.5-5-7-8.3-7-12a7 7 0 0 1 14 0c0 3.7-2.5 7-7 12ZM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
);

/** Beside the addresses the drawing grows to their height. The crop keeps the compass. */
const Card = chakra('div', {
  base: {
    layerStyle: 'framed',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    '& img': {
      width: 'calc(100% - 10px)',
      height: { base: 'auto', md: 'calc(100% - 10px)' },
      margin: '5px',
      border: '1px solid {colors.rule}',
      objectFit: 'cover',
      objectPosition: '100%',
    },
  },
});

const Foot = chakra('div', {
  base: {
    layerStyle: 'ends',
    borderTop: '1px solid {colors.gold.line}',
    rowGap: '2.5',
    columnGap: '5',
    paddingBlock: '3.5',
    paddingInline: '4.5',
    '& details[open], & > p': { flex: '1 0 100%' },
  },
});

const Frame = chakra('div', {
  base: {
    layerStyle: 'framed',
    position: 'relative',
    marginTop: '3.5',
    '& iframe': { display: 'block', width: '100%', height: '360px', border: '0' },
  },
});

const Opener = chakra('summary', {
  base: {
    layerStyle: 'target',
    color: 'accent',
    fontSize: 'ui',
    textDecoration: 'underline',
  },
});

/** A drawing of the place. The map comes from another site, loads on demand and may fail (src/client/handle-frames.ts). */
const MapCard = (map: MapProps) => (
  <Card>
    <Picture picture={map.picture} light={map.light} sizes="(min-width: 1024px) 520px, 100vw" />
    <Foot>
      <ButtonNewTab variant="line" size="sm" href={map.linkUrl}>
        <PlaceIcon />
        {map.linkLabel}
      </ButtonNewTab>
      <details data-scripts="">
        <Opener>{map.showLabel}</Opener>
        <Frame data-frame="">
          <FrameParts
            url={map.embedUrl}
            title={map.title}
            sandbox="allow-scripts allow-same-origin allow-popups"
            slow={<p>{map.slowText}</p>}
          />
        </Frame>
      </details>
      <SourceNote data-scripts="">{map.sourceNote}</SourceNote>
    </Foot>
  </Card>
);

interface Props extends Pick<PageContents['contact'], 'info' | 'hours' | 'branches' | 'map'> {
  contact: ShellContent['contact'];
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
    rowGap: '8',
    columnGap: { md: '8', lg: '11' },
    marginTop: '7',
  },
});

const Channels = chakra('dl', {
  base: {
    borderTop: '1px solid {colors.rule}',
    '& div': { paddingBlock: '4', borderBottom: '1px solid {colors.border}' },
    '& dt': { color: 'fg.muted', fontSize: 'note' },
    '& dd': { fontSize: 'sm', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    // Takes back the height of a touch target, so that links are as far apart as plain values.
    '& a': { layerStyle: 'target', marginBlock: '-2', color: 'accent' },
  },
});

export function ContactInfo({ info, hours, contact, branches, map }: Props) {
  return (
    <SheetRow id="informasi" heading={info.heading}>
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
            {contact.telephone && (
              <dd>
                <a href={`tel:${contact.telephone.replaceAll(/[ -]/g, '')}`}>{contact.telephone}</a>
              </dd>
            )}
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
            <dt>{info.hoursLabel}</dt>
            <dd>{hours}</dd>
          </div>
          <div>
            <dt>{info.addressLabel}</dt>
            <dd>{contact.address}</dd>
          </div>
        </Channels>
        <MapCard {...map} />
      </Pair>
    </SheetRow>
  );
}
