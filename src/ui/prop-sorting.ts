/** Stands in for 3.5 kB of code that sorts props (vite.config.ts): our types already refuse foreign ones. */
export const isCssProperty = () => false;

const isAttribute = () => true;
export default isAttribute;
