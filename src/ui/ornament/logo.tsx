import { Weave } from './weave.tsx';

/** The logo beside the product's name. `color` gives its lines, `--logo-ground` its background. */
export const Logo = ({ size }: { size: number }) => (
  <svg className="logo" viewBox="-26 -26 52 52" width={size} height={size} aria-hidden="true">
    <Weave radius={24} strap={5} edge={1.7} gap={1.6} line="currentColor" ground="var(--logo-ground)" />
    <circle r="4.2" fill="currentColor" />
  </svg>
);
