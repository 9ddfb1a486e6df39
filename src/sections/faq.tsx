import { useState, type ComponentProps } from 'react';
import { paths } from '../page-table.ts';
import { opener, OpenMark } from '../ui/opener.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '../ui/styled.ts';

export interface FaqProps {
  mark: string;
  heading: string;
  contactText: string;
  contactLabel: string;
  items: { question: string; answer: ComponentProps<typeof RichText>['value'] }[];
}

const List = chakra('div', {
  base: {
    marginTop: '7',
    borderTop: '1px solid {colors.rule}',
    '& > div': { borderBottom: '1px solid {colors.rule}' },
  },
});

const Question = chakra('button', {
  base: {
    ...opener,
    width: '100%',
    minHeight: '16',
    paddingBlock: '3.5',
    textAlign: 'left',
    fontSize: 'lg',
  },
});

const Answer = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: '1fr',
    maxWidth: '44em',
    transition: 'grid-template-rows .2s {easings.ink}, visibility .2s',
    '& > div': { minHeight: '0', overflow: 'hidden', paddingRight: { base: '0', sm: '11' } },
    '& > div::after': { content: '""', display: 'block', height: '6' },
    '&[data-closed]': { gridTemplateRows: '0fr', visibility: 'hidden' },
    '@media (scripting: none)': { '&[data-closed]': { gridTemplateRows: '1fr', visibility: 'visible' } },
    '@media print': { '&[data-closed]': { gridTemplateRows: '1fr', visibility: 'visible' } },
  },
});

function Entry({ id, question, answer }: { id: string } & FaqProps['items'][number]) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <h3>
        <Question type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {question}
          <OpenMark />
        </Question>
      </h3>
      <Answer id={id} data-closed={open ? undefined : ''}>
        <div>
          <RichText value={answer} />
        </div>
      </Answer>
    </div>
  );
}

/** Several answers may be open at once; without JavaScript all are. */
export function Faq({ mark, heading, contactText, contactLabel, items }: FaqProps) {
  return (
    <SheetRow id="tanya-jawab" label={mark} heading={heading}>
      <List>
        {items.map((item, index) => (
          <Entry key={item.question} id={`jawaban-${index + 1}`} {...item} />
        ))}
      </List>
      <More>
        {contactText} <PageLink to={paths.contact}>{contactLabel}</PageLink>
      </More>
    </SheetRow>
  );
}

const More = chakra('p', {
  base: { marginTop: '5', color: 'fg.muted', '& a': { color: 'accent', textUnderlineOffset: '4px' } },
});
