/** One line, so that what a visitor types cannot look like another line of the message. */
export const oneLine = (text: string) => text.replaceAll(/[\s\u2028\u2029]+/g, ' ').trim();
