import type { FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/form/text-field.tsx';
import { chakra } from '../ui/styled.ts';
import { notAvailable } from '../ui/toast.ts';
import { words } from '../words.ts';

export interface NewsletterProps {
  heading: string;
  text: string;
  /** The provider's form URL; without it the form says so (docs/what-the-site-does.md#menu-and-footer). */
  action: string | null;
}

const Strip = chakra('form', {
  base: {
    gridColumn: '1/-1',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: '5fr 7fr', lg: '1.25fr 2fr' },
    alignItems: 'center',
    rowGap: '3.5',
    columnGap: { md: '12', lg: '18' },
    paddingBlock: { base: '5', md: '7' },
    borderBlock: '1px solid {colors.border}',
    '&& h2': { margin: '0' }, // over the footer's
    '& p': { color: 'fg.muted', fontSize: 'ui' },
  },
});

const Entry = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', md: 'row' }, gap: '2.5', '& input': { flex: '1' } },
});

export function Newsletter({ heading, text, action }: NewsletterProps) {
  const target = action
    ? { action, method: 'post', target: '_blank', rel: 'noopener' }
    : { method: 'dialog', 'data-scripts': '' };
  const submit = (event: FormEvent) => {
    if (action) return;
    event.preventDefault();
    notAvailable();
  };
  return (
    <Strip {...target} onSubmit={submit}>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <Entry>
        <TextInput
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-label={words.newsletter.label}
          placeholder={words.newsletter.placeholder}
        />
        <Button type="submit" variant="line">
          {words.newsletter.subscribe}
        </Button>
      </Entry>
    </Strip>
  );
}
