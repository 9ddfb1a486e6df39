import { styled } from './styled.ts';

/** Attributes of a link that leaves this page open. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

const StyledLink = styled('a', { layerStyle: 'target', color: 'accent' });

/** Stands under every frame: no script can tell a refused frame from a loaded one, because both fire `load`. */
export function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <StyledLink href={href} {...newTab}>
      {children}
    </StyledLink>
  );
}
