/**
 * In place of the lists of all CSS properties and HTML attributes that Chakra and Emotion sort an element's props by
 * (vite.config.ts): 3.5 kB for every visitor. Elements of this site take no style props and only their own attributes,
 * or they do not compile (styled.ts).
 */
export const isCssProperty = () => false;

const isAttribute = () => true;
export default isAttribute;
