import type { PageContents } from '../page-contents.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { Tag } from '../ui/tag.tsx';

type Page = PageContents['download'];
type Props = Page['requirements'] & { platforms: Page['app']['requirements'] };

const Cards = styled('div', {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  gap: '6',
  marginTop: '8',
});

const Card = styled('article', {
  paddingBlock: '6',
  paddingInline: '6.5',
  border: '1px solid {colors.border.strong}',
  bg: 'surface',
  '& h3': { marginBottom: '2' },
  '& div': { display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '2.5' },
  '& div + div': { borderTop: '1px dotted {colors.border.strong}' },
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: '600', textAlign: 'right' },
  variants: {
    // Dimmed by colour, not by opacity, so that it stays readable.
    dimmed: { true: { borderStyle: 'dashed', bg: 'transparent', '& h3, & dd': { color: 'fg.subtle' } } },
  },
});

export function Requirements({ mark, heading, comingSoonLabel, platforms, ...labels }: Props) {
  return (
    <SheetRow id="syarat" label={mark} heading={heading}>
      <Cards>
        {platforms.map(({ platform, comingSoon, ...values }) => (
          <Card key={platform} dimmed={comingSoon}>
            <h3>
              {platform}
              {comingSoon && <Tag>{comingSoonLabel}</Tag>}
            </h3>
            <dl>
              {(['os', 'ram', 'storage', 'internet'] as const).map((name) => (
                <div key={name}>
                  <dt>{labels[name]}</dt>
                  <dd>{values[name]}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </Cards>
    </SheetRow>
  );
}
