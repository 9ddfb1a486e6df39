import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { RichText } from '../ui/rich-text.tsx';
import { SheetRow } from '../ui/sheet.tsx';

export interface FaqProps {
  mark: string;
  heading: string;
  contactText: string;
  contactLabel: string;
  items: { question: string; answer: ComponentProps<typeof RichText>['value'] }[];
}

const List = chakra('div', {
  base: {
    marginTop: '28px',
    borderTop: '1px solid {colors.rule}',
    '& > div': { borderBottom: '1px solid {colors.rule}' },
  },
});

const Question = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 24px',
    gap: '20px',
    alignItems: 'center',
    width: '100%',
    minHeight: '64px',
    padding: '14px 0',
    textAlign: 'left',
    fontFamily: 'heading',
    fontWeight: '500',
    fontSize: '1.25rem',
    lineHeight: '1.3',
    cursor: 'pointer',
    '& i': { position: 'relative', height: '24px', color: 'gold' },
    '& i::before, & i::after': {
      content: '""',
      position: 'absolute',
      insetInline: '4px',
      top: '11px',
      height: '1.6px',
      bg: 'currentColor',
      transition: 'rotate .2s {easings.ink}',
    },
    '& i::after': { rotate: '90deg' },
    '&[aria-expanded=true] i::after': { rotate: '0deg' },
    '@media (prefers-reduced-motion: reduce)': { '& i::after': { transition: 'none' } },
  },
});

const Answer = chakra('div', {
  base: {
    maxWidth: '44em',
    padding: { base: '0 0 24px', sm: '0 44px 24px 0' },
    '&[data-closed]': { display: 'none' },
    '@media (scripting: none)': { '&[data-closed]': { display: 'block' } },
    '@media print': { '&[data-closed]': { display: 'block' } },
  },
});

function Entry({ id, question, answer }: { id: string } & FaqProps['items'][number]) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <h3>
        <Question type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {question}
          <i aria-hidden="true" />
        </Question>
      </h3>
      <Answer id={id} data-closed={open ? undefined : ''}>
        <RichText value={answer} />
      </Answer>
    </div>
  );
}

/** Several answers may be open; without JavaScript all of them are. */
export function Faq({ mark, heading, contactText, contactLabel, items }: FaqProps) {
  return (
    <SheetRow id="tanya-jawab" mark={mark} heading={heading}>
      <List>
        {items.map((item, index) => (
          <Entry key={item.question} id={`jawaban-${index + 1}`} {...item} />
        ))}
      </List>
      <More>
        {contactText} <Link to={paths.contact}>{contactLabel}</Link>
      </More>
    </SheetRow>
  );
}

const More = chakra('p', {
  base: { marginTop: '20px', color: 'fg.muted', '& a': { color: 'accent', textUnderlineOffset: '4px' } },
});
