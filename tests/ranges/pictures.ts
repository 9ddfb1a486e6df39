import type { Content, Item } from './content.ts';

/** A portrait of everybody: pictures that the checked-in content leaves out. */
export function addPictures(content: Content) {
  const picture = content.get('donationPage', 'form.product.image') as Item;
  for (const member of content.all('teamMember'))
    member.image = { ...structuredClone(picture), alt: `Potret ${String(member.name)}` };
}

/** Every screen in both themes. */
export function addLightScreens(content: Content, pages: readonly string[]) {
  for (const page of pages)
    for (const item of content.items(page, 'gallery.items')) item.imageLight ??= structuredClone(item.image);
}
