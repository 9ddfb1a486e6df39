import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';
import { newTab } from './new-tab-link.tsx';
import { typeset } from './typeset.tsx';

const { withContext } = createRecipeContext({ key: 'button' });

type ButtonProps = HTMLChakraProps<'button', RecipeProps<'button'>>;
type LinkProps = HTMLChakraProps<'a', RecipeProps<'button'>>;

const StyledButton = withContext<HTMLButtonElement, ButtonProps>('button');
const StyledLink = withContext<HTMLAnchorElement, LinkProps>('a');

/** Wraps each text: `typeset` may return several elements, which the gap would divide. */
const wrapTexts = (children: ReactNode) =>
  Children.map(children, (child) => (typeof child === 'string' ? <span>{typeset(child)}</span> : child));

/** Pass the label as plain text, with or without an icon before it. */
export const Button = ({ children, ...props }: ButtonProps) => (
  <StyledButton {...props}>{wrapTexts(children)}</StyledButton>
);
export const ButtonLink = ({ children, ...props }: LinkProps) => (
  <StyledLink {...props}>{wrapTexts(children)}</StyledLink>
);
/** A link that leaves this page open, such as one to a chat or to another site. */
export const ButtonNewTab = (props: LinkProps) => <ButtonLink {...newTab} {...props} />;
