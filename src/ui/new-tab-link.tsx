import { chakra } from '@chakra-ui/react';

/** Attributes of a link that leaves this page open. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

const StyledLink = chakra('a', { base: { layerStyle: 'touchLink', color: 'accent' } });

/** Stands below each frame, too: a site that refuses to be framed also fires `load`, so that no script can detect it. */
export const NewTabLink = ({ href, children }: { href: string; children: string }) => (
  <StyledLink href={href} {...newTab}>
    {children}
  </StyledLink>
);
