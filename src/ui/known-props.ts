/** Replaces 3.5 kB with which Chakra and Emotion sort props (vite.config.ts): our types already refuse foreign ones. */
export const isCssProperty = () => false;

const isAttribute = () => true;
export default isAttribute;
