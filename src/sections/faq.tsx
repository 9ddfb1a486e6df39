import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { opener, OpenMark } from '../ui/opener.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';

const List = styled('div', {
  marginTop: '7',
  borderTop: '1px solid {colors.rule}',
  '& details': { borderBottom: '1px solid {colors.rule}' },
  '& summary': { ...opener, minHeight: '16', paddingBlock: '3.5' },
  '& h3': { font: 'inherit', fontSize: 'lg' },
  '& summary + div': { maxWidth: '44em', paddingRight: { base: '0', sm: '11' }, paddingBottom: '6' },
});

const Ask = styled(PageLink, { color: 'accent' });

export function Faq({ mark, heading, contactText, contactLabel, items }: PageContents['pricing']['faq']) {
  return (
    <SheetRow
      id="tanya-jawab"
      label={mark}
      heading={heading}
      aside={
        <>
          {contactText} <Ask to={paths.contact}>{contactLabel}</Ask>
        </>
      }
    >
      <List>
        {items.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              <h3>{question}</h3>
              <OpenMark />
            </summary>
            <div>
              <RichText value={answer} />
            </div>
          </details>
        ))}
      </List>
    </SheetRow>
  );
}
