import { chakra } from './styled.ts';

const StyledLink = chakra('a', {
  base: {
    layerStyle: 'target',
    color: 'accent',
    textUnderlineOffset: '4px',
  },
});

interface Props {
  href: string;
  children: string;
}

/**
 * The way out under every frame. It is always there: a frame that was refused tells nobody, because the
 * browser's error page counts as loaded, and no script may look into another origin.
 */
export function NewTabLink({ href, children }: Props) {
  return (
    <StyledLink href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </StyledLink>
  );
}
