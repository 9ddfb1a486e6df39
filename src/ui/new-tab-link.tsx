import { chakra } from '@chakra-ui/react';

/** Attributes of a link that leaves this page open. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

const StyledLink = chakra('a', { base: { layerStyle: 'touchLink', color: 'accent' } });

/** Also stands below each frame: scripts cannot detect that a site refuses to be framed, because `load` fires then, too. */
export const NewTabLink = ({ href, children }: { href: string; children: string }) => (
  <StyledLink href={href} {...newTab}>
    {children}
  </StyledLink>
);
