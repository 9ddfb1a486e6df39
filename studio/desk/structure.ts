import { AddIcon } from '@sanity/icons/Add';
import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { DatabaseIcon } from '@sanity/icons/Database';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list';
import type { ComponentType } from 'react';
import type { SortOrderingItem } from 'sanity';
import type { DocumentList, ListBuilder, StructureBuilder, StructureResolver } from 'sanity/structure';
import { documentTypeOf, pageNames, pageTable } from 'site/page-table.ts';
import { appInfo } from '../documents/app-info.ts';
import { bankAccount } from '../documents/bank-account.ts';
import { distribution } from '../documents/distribution.ts';
import { legality } from '../documents/legality.ts';
import { siteSettings } from '../documents/site-settings.ts';
import { collections, pageForms } from '../schema.ts';
import { MoneyPlaces } from './money-places.tsx';

type Context = Parameters<StructureResolver>[1];

interface Type {
  name: string;
  title?: string | undefined;
  icon?: ComponentType;
}

const entry = (S: StructureBuilder, { name, title = name, icon }: Type) =>
  S.listItem().id(name).title(title).icon(icon);

const folder = (S: StructureBuilder, type: Type & { title: string }, items: Parameters<ListBuilder['items']>[0]) =>
  entry(S, type).child(S.list().id(type.name).title(type.title).items(items));

const single = (S: StructureBuilder, type: Type) => {
  const { name, title = name } = type;
  return entry(S, type).child(S.document().schemaType(name).documentId(name).title(title));
};

const pagesIn = (S: StructureBuilder, folderName: 'Ketentuan' | undefined) =>
  pageNames.filter((name) => pageTable[name].folder === folderName).map((name) => single(S, pageForms[name]));

/** The first pane: pages in the order of the site's menu, then lists, then what all pages share. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .title('Situs')
    .menuItems([
      S.menuItem()
        .title('Buku pegangan')
        .icon(HelpCircleIcon)
        .action(() => window.open('/static/handbook/index.html'))
        .showAsAction(),
    ])
    .items([
      ...pagesIn(S, undefined), // the pages in no folder
      folder(S, { name: 'ketentuan', title: 'Ketentuan', icon: DocumentsIcon }, pagesIn(S, 'Ketentuan')),
      S.divider(),
      money(S),
      folder(
        S,
        { name: 'daftar', title: 'Daftar', icon: DatabaseIcon },
        collections.map((type) => orderedList(S, context, type)),
      ),
      entry(S, distribution).child(listBy(S, distribution, { field: 'day', direction: 'desc' })),
      single(S, appInfo),
      S.divider(),
      single(S, bankAccount),
      single(S, legality),
      single(S, siteSettings),
    ]);

const listBy = (S: StructureBuilder, { name, title = name }: Type, order: SortOrderingItem) =>
  S.documentTypeList(name).title(title).defaultOrdering([order]);

/** One entry that lists every place where money is set. It answers “Where do I change the price?” */
function money(S: StructureBuilder) {
  const type = { name: 'uang', title: 'Harga dan ongkir', icon: CreditCardIcon };
  /** The pane for a `childId` of MoneyPlaces. */
  const child = (childId: string) => {
    const list = collections.find(({ name }) => name === childId);
    if (list) return listBy(S, list, { field: 'orderRank', direction: 'asc' });
    const donation = documentTypeOf('donation');
    return S.document().schemaType(donation).documentId(donation).title(pageTable.donation.title);
  };
  return entry(S, type).child(S.component(MoneyPlaces).id(type.name).title(type.title).child(child));
}

/** A list that staff order by dragging. The package stores a new order in the published documents at once. */
function orderedList(S: StructureBuilder, context: Context, { name, title = name, icon }: Type) {
  const create = S.menuItem()
    .title(`Buat ${title.toLowerCase()}`)
    .icon(AddIcon)
    .intent({ type: 'create', params: { type: name } })
    .showAsAction()
    .serialize();
  const item = orderableDocumentListDeskItem({
    type: name,
    id: name,
    title,
    icon,
    S,
    context,
    createIntent: false,
    menuItems: [create],
  });
  // `createIntent: false` drops the package's English menu entry, but also makes the list refuse to open documents.
  const canHandleIntent = (_: string, params: Record<string, unknown>) => params.type === name;
  const child = { ...(item.child as DocumentList), title: `Urutan langsung tayang: ${title}`, canHandleIntent };
  return { ...item, child };
}
