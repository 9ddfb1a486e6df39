import { SearchIcon } from '@sanity/icons/Search';
import { heading } from '../fields/group.ts';
import { paragraph } from '../fields/text.ts';
import { definePage, tab } from './define-page.ts';

export const notFoundPage = definePage('not-found', SearchIcon, [
  tab('text', 'Isi', [heading, paragraph('text', 'Penjelasan', 'Tampil di bawah judul.')]),
]);
