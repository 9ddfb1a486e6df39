import { styled } from './styled.ts';

/** Attributes of a link that leaves this page open. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

const StyledLink = styled('a', { layerStyle: 'target', color: 'accent' });

/** Every frame has this link below it, because a script cannot detect a refused frame: it fires `load`, too. */
export function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <StyledLink href={href} {...newTab}>
      {children}
    </StyledLink>
  );
}
