import { chakra } from '@chakra-ui/react';

/** Attributes of a link that leaves this page open. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

const StyledLink = chakra('a', { base: { layerStyle: 'touchLink', color: 'accent' } });

/** Each frame has one below it: no script can tell if its site refuses to be framed, because `load` fires anyway. */
export const NewTabLink = ({ href, children }: { href: string; children: string }) => (
  <StyledLink href={href} {...newTab}>
    {children}
  </StyledLink>
);
