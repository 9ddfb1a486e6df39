/** Replaces 3.5 kB of Chakra and Emotion that tell props from styles (vite.config.ts). No element mixes the two. */
export const isCssProperty = () => false;

const isAttribute = () => true;
export default isAttribute;
