/** Replaces 3.5 kB of Chakra and Emotion that tell props from styles (vite.config.ts). Our types already do. */
export const isCssProperty = () => false;

const isAttribute = () => true;
export default isAttribute;
