import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ShellContent } from '../../page-contents.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/form/text-field.tsx';
import { words } from '../../words/site.ts';
import { ColumnHeading } from './footer-parts.tsx';

const NewsletterForm = chakra('form', {
  base: {
    display: 'grid',
    gridColumn: '1/-1',
    // From xl on these are the columns of the sheet above.
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: '5fr 7fr', xl: 'var(--margin) minmax(0,1fr)' },
    columnGap: { md: '12', xl: '13' },
    alignItems: 'center',
    rowGap: '3.5',
    paddingBlock: { base: '5', md: '7' },
    borderBlock: '1px solid {colors.border}',
  },
});

export function Newsletter({ heading, text, action }: ShellContent['newsletter']) {
  // A form of the dialog method sends nothing. Its notice says that the feature is missing.
  const sending = action
    ? { action, method: 'post', target: '_blank', rel: 'noopener' }
    : { method: 'dialog', 'data-notice': '', 'data-scripts': '' };
  return (
    <NewsletterForm {...sending}>
      <div>
        <ColumnHeading marginBottom="0">{heading}</ColumnHeading>
        <Text marginTop="1.5" fontSize="sm" color="fg.muted">
          {text}
        </Text>
      </div>
      {/* Where field and button do not fit in one row, each fills its own. */}
      <Flex wrap="wrap" gap="2.5">
        <TextInput
          css={{ flex: '99 1 160px', minWidth: '0' }} // takes the space that the button leaves
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-label={words.newsletter.label}
          placeholder={words.newsletter.placeholder}
        />
        <Button type="submit" variant="line" flex="1 0 auto">
          {words.newsletter.subscribe}
        </Button>
      </Flex>
    </NewsletterForm>
  );
}
