/**
 * The text of a file in the encodings that banks, Excel and WhatsApp write: UTF-8, UTF-16 with its mark, else as Excel
 * saves a table on Windows here.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
