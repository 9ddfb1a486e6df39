import { CaseIcon } from '@sanity/icons/Case';
import { DatabaseIcon } from '@sanity/icons/Database';
import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { PinIcon } from '@sanity/icons/Pin';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { appInfo } from '../documents/app-info.ts';
import { bankAccount } from '../documents/bank-account.ts';
import { shippingCity } from '../documents/shipping-city.ts';
import { legality } from '../documents/legality.ts';
import { siteSettings } from '../documents/site-settings.ts';
import { documentOf, pageNames, pageTable } from '../../src/page-table.ts';
import { collections, pageTypes, passing, records } from '../schema.ts';
import { CityList } from './city-list.tsx';
import { orderedList } from './ordered-list.ts';
import { MoneyPlaces } from './money-places.tsx';

interface Type {
  name: string;
  title?: string | undefined;
  icon?: unknown;
}

const pagesIn = (place: 'Ketentuan' | undefined) =>
  pageTypes.filter((_type, index) => pageTable[pageNames[index] ?? 'home'].folder === place);

/** What staff see first: pages in the order of the site's menu, then lists, then what all pages share. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .title('Situs')
    .items([
      ...pagesIn(undefined).map((type) => single(S, type)),
      folder(
        S,
        'ketentuan',
        'Ketentuan',
        DocumentsIcon,
        pagesIn('Ketentuan').map((type) => single(S, type)),
      ),
      S.divider(),
      money(S),
      folder(
        S,
        'daftar',
        'Daftar',
        DatabaseIcon,
        collections.map((type) => (type === shippingCity ? cities(S) : orderedList(S, context, type))),
      ),
      ...passing.map(({ name, title, icon }) => S.documentTypeListItem(name).title(title).icon(icon)),
      ...records.map((type) => newestFirst(S, type)),
      single(S, appInfo),
      S.divider(),
      single(S, bankAccount),
      single(S, legality),
      single(S, siteSettings),
    ]);

/** Hundreds are searched, not dragged. */
const cityList = (S: StructureBuilder) =>
  S.component(CityList)
    .id(shippingCity.name)
    .title(shippingCity.title ?? '')
    .child((id) => S.document().schemaType(shippingCity.name).documentId(id));

const cities = (S: StructureBuilder) =>
  S.listItem()
    .id(shippingCity.name)
    .title(shippingCity.title ?? '')
    .icon(PinIcon)
    .child(cityList(S));

/** “Where do I change the price?”: every place where money is set, behind one entry. */
function money(S: StructureBuilder) {
  const title = 'Harga dan ongkir';
  const child = (id: string) => {
    if (id === shippingCity.name) return cityList(S);
    const list = collections.find(({ name }) => name === id);
    if (list)
      return S.documentTypeList(id)
        .title(list.title ?? '')
        .defaultOrdering([{ field: 'orderRank', direction: 'asc' }]);
    const donation = documentOf('donation');
    return S.document().schemaType(donation).documentId(donation).title(pageTable.donation.title);
  };
  return S.listItem()
    .id('uang')
    .title(title)
    .icon(CreditCardIcon)
    .child(S.component(MoneyPlaces).id('uang').title(title).child(child));
}

const newestFirst = (S: StructureBuilder, { name, title = name, icon }: Type) =>
  S.listItem()
    .id(name)
    .title(title)
    .icon(icon as typeof CaseIcon)
    .child(
      S.documentTypeList(name)
        .title(title)
        .defaultOrdering([{ field: 'day', direction: 'desc' }]),
    );

function single(S: StructureBuilder, { name, title = name, icon }: Type) {
  return S.listItem()
    .id(name)
    .title(title)
    .icon(icon as typeof CaseIcon)
    .child(S.document().schemaType(name).documentId(name).title(title));
}

function folder(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: typeof CaseIcon,
  items: ReturnType<typeof single>[],
) {
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items));
}
