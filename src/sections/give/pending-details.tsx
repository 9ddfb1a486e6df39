import { chakra } from '../../ui/styled.ts';

/** Keeps the cards' place free, so that nothing jumps when the details arrive. */
const Waiting = chakra('p', {
  base: {
    minHeight: { base: '960px', md: '720px' },
    marginTop: '4.5',
    color: 'fg.muted',
  },
});

export function PendingDetails({ text }: { text: string }) {
  return <Waiting data-scripts="">{text}</Waiting>;
}
