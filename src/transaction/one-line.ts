/** One line, so that what a visitor types cannot look like another line of the message. */
export const oneLine = (text: string) => text.replaceAll(/[\s\u2028\u2029]+/g, ' ').trim();

/** Lines of an address, one after the other: a comma stands where a line ended. */
export const addressLine = (address: string) =>
  address
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => oneLine(line).replace(/[,;]+$/, ''))
    .filter(Boolean)
    .join(', ');
