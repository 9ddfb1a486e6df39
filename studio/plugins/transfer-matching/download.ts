/** Saves a file on this computer, as if a link to it had been pressed. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads the URL only after it has handled the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
