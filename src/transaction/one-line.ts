/** Joins lines into one, so that a visitor's text cannot look like another line of the message. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Joins the lines of an address, with a comma in place of each line break. */
export const addressLine = (address: string) =>
  address
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => oneLine(line).replace(/[ ,;]+$/, ''))
    .filter(Boolean)
    .join(', ');
