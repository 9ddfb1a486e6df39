/**
 * Replaces the lists of CSS properties and HTML attributes by which Chakra and Emotion sort props (vite.config.ts),
 * which are 3.5 kB. They are not needed: style props and foreign attributes do not compile (styled.ts).
 */
export const isCssProperty = () => false;

const isAttribute = () => true;
export default isAttribute;
