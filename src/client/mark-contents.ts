/** CSS px from the top of the window. The current section is the last one that begins above this line. */
const line = 160;

/** Marks the link to the current section in the table of contents. */
export function markContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const markCurrent = () => {
    const passed = links.filter(({ hash }) => document.querySelector(hash)!.getBoundingClientRect().top < line);
    for (const link of links) {
      if (link === passed.at(-1)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  markCurrent();
  addEventListener('scroll', markCurrent, { passive: true });
}
