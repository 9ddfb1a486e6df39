import { chakra } from '@chakra-ui/react';

/** Attributes of a link that leaves this page open. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

const StyledLink = chakra('a', { base: { layerStyle: 'touchLink', color: 'accent' } });

/** Stands below each frame, too: no script can tell if a site refuses to be framed, because `load` fires all the same. */
export const NewTabLink = ({ href, children }: { href: string; children: string }) => (
  <StyledLink href={href} {...newTab}>
    {children}
  </StyledLink>
);
