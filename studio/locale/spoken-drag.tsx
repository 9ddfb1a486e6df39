import { type Announcements, DndContext as EnglishContext, type DndContextProps, type Over } from '@dnd-kit/core';

export * from '@dnd-kit/core';

/** Names the place of an entry in its list. `@dnd-kit/sortable` stores the index. */
const place = (entry: Pick<Over, 'data'> | null) => {
  const sortable = entry?.data.current?.sortable as { index: number } | undefined;
  return sortable ? `urutan ke-${sortable.index + 1}` : 'di luar daftar';
};

const announcements: Announcements = {
  onDragStart: ({ active }) => `Diangkat dari ${place(active)}.`,
  onDragOver: ({ over }) => `Sekarang ${place(over)}.`,
  onDragEnd: ({ over }) => `Ditaruh: ${place(over)}.`,
  onDragCancel: ({ active }) => `Batal: kembali ke ${place(active)}.`,
};

const draggable = 'Tekan spasi untuk mengangkat. Tanda panah memindahkan, spasi menaruh, Escape membatalkan.';

/** A `DndContext` with Indonesian announcements. The Studio's forms use it, not that of the package (sanity.cli.ts). */
export const DndContext = (props: DndContextProps) => (
  <EnglishContext accessibility={{ announcements, screenReaderInstructions: { draggable } }} {...props} />
);
