import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list';
import { AddIcon } from '@sanity/icons/Add';
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure';

interface Type {
  name: string;
  title?: string | undefined;
  icon?: unknown;
}

/** All documents of a type, in the order in which the pages show them: dragging is the whole edit. */
export function orderedList(
  S: StructureBuilder,
  context: StructureResolverContext,
  { name, title = name, icon }: Type,
) {
  const create = S.menuItem()
    .title(`Buat ${title.toLowerCase()}`)
    .icon(AddIcon)
    .intent({ type: 'create', params: { type: name } })
    .showAsAction();
  const item = orderableDocumentListDeskItem({
    type: name,
    id: name,
    title,
    icon: icon as typeof AddIcon,
    menuItems: [create.serialize()],
    S,
    context,
  });
  // It answers a list item that is built already, which lists take like a builder.
  return item as unknown as ListItemBuilder;
}
