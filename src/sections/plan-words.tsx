import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { formatRupiah } from '../transaction/rupiah.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

const words = pageWords.plans;

type Plan = PageContents['pricing']['plans'][number];

const Popular = () => (
  <Flex as="p" align="center" gap="7px" fontSize="xs" color="fg.muted">
    <chakra.span color="gold">
      <Khatim size={13} />
    </chakra.span>
    {words.popular}
  </Flex>
);

const mainButton = { marginTop: { base: '4', xl: '5' }, minHeight: 'field' } as const;

/** A free plan leads to the download. Other plans cannot be bought yet, so their buttons show a toast (`data-notice`). */
const PlanButtons = ({ plan: { price, callToAction, otherAction } }: { plan: Plan }) => (
  <>
    {price === 0 ? (
      <ButtonLink href={paths.download} {...mainButton}>
        {callToAction}
      </ButtonLink>
    ) : (
      <Button type="button" variant="line" {...mainButton} data-scripts="" data-notice="">
        {callToAction}
      </Button>
    )}
    {otherAction && (
      <Flex align="center" wrap="wrap" columnGap="2" marginTop="1" textStyle="aside" color="fg.muted" data-scripts="">
        <chakra.button type="button" minHeight="touch" textDecoration="underline" cursor="pointer" data-notice="">
          {otherAction}
        </chakra.button>
        <span>{words.notYet}</span>
      </Flex>
    )}
  </>
);

export const PlanWords = ({ plan, many }: { plan: Plan; many: boolean }) => (
  <>
    <Flex align="baseline" justify="space-between" wrap="wrap" columnGap="3">
      <Heading fontSize="3xl" lineHeight="1.25" color="gold">
        {plan.cardTitle ?? plan.name}
      </Heading>
      {plan.popular && <Popular />}
    </Flex>
    <Flex as="p" align="baseline" wrap="wrap" columnGap="2" paddingTop="2" color="fg.muted">
      <chakra.b textStyle="price" fontSize={many ? '6xl' : undefined} whiteSpace="nowrap" color="fg">
        {plan.price === 0 ? plan.priceText : formatRupiah(plan.price)}
      </chakra.b>{' '}
      <span>{plan.period}</span>
    </Flex>
    <Text marginTop="1.5" fontSize="xs" lineHeight="1.4" color="fg.muted">
      {typeset(plan.description)}
    </Text>
    <PlanButtons plan={plan} />
  </>
);
