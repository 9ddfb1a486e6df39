export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads the URL only after it has handled the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
