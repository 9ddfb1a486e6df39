import type { PageContents } from '../page-contents.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { Phone } from '../ui/phone.tsx';
import { Picture } from '../ui/picture.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { Tag } from '../ui/tag.tsx';
import { typeset } from '../ui/typeset.tsx';

type Props = PageContents['features']['free'] & { id: string; comingSoonLabel: string };

/** The text takes 7/12; the phone takes 5/12 and stays in view. On narrow screens the picture follows the text. */
const Columns = styled('div', {
  display: { md: 'grid' },
  gridTemplateColumns: '7fr 5fr',
  columnGap: { md: '12', xl: '18' },
  alignItems: 'start',
  marginTop: { base: '6', lg: '9' },
  '& > div': {
    position: { md: 'sticky' },
    top: '104px',
    width: { base: '64vw', md: '100%' },
    maxWidth: '280px',
    marginTop: { base: '7', md: '0' },
    marginInline: 'auto',
  },
});

const List = styled('ul', { borderTop: '1px solid {colors.rule}' });

const Item = styled('li', {
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  rowGap: '1',
  columnGap: '4',
  alignContent: 'start',
  paddingTop: '5',
  paddingBottom: '5.5',
  borderBottom: '1px solid {colors.border}',
  '& svg': { color: 'gold', marginTop: '3px' },
  '& h3': { textStyle: 'item' },
  '& p': { gridColumn: '2', color: 'fg.muted', lineHeight: '1.5' },
});

export function FeatureList({ id, mark, gloss, heading, items, picture, light, comingSoonLabel }: Props) {
  return (
    <SheetRow id={id} label={mark} aside={gloss} heading={heading}>
      <Columns>
        <List>
          {items.map(({ title, description, comingSoon }) => (
            <Item key={title}>
              <CheckIcon />
              <h3>
                {typeset(title)}
                {comingSoon && <Tag>{comingSoonLabel}</Tag>}
              </h3>
              <p>{typeset(description)}</p>
            </Item>
          ))}
        </List>
        <div>
          <Phone>
            <Picture picture={picture} light={light} sizes="(min-width: 768px) 280px, min(64vw, 280px)" />
          </Phone>
        </div>
      </Columns>
    </SheetRow>
  );
}
