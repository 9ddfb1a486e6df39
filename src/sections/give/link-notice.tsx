import type { LinkField } from '../../transaction/prepared-link.ts';
import { styled } from '../../ui/styled.ts';
import { words } from '../../words.ts';

const Notice = styled('p', {
  marginBottom: '6',
  paddingLeft: '4.5',
  borderLeft: '2px solid {colors.gold.line}',
  color: 'fg.muted',
});

/** Says what of a prepared link the form could not take: that stays for the visitor to fill in. */
export function LinkNotice({ wrong }: { wrong: readonly LinkField[] }) {
  if (wrong.length === 0) return null;
  const names = wrong.map((name) => words.form.linkFields[name]);
  const last = names.pop() as string;
  return <Notice role="status">{words.form.wrongLink([names.join(', '), last].filter(Boolean).join(' dan '))}</Notice>;
}
