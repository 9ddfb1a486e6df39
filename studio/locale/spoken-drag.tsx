import { type Announcements, DndContext as Silent, type DndContextProps, type Over } from '@dnd-kit/core';

export * from '@dnd-kit/core';

/** The place of an entry in its list, in the properties that `@dnd-kit/sortable` sets. */
const place = (of: Pick<Over, 'data'> | null) => {
  const sortable = of?.data.current?.sortable as { index: number } | undefined;
  return sortable ? `urutan ke-${sortable.index + 1}` : 'di luar daftar';
};

const announcements: Announcements = {
  onDragStart: ({ active }) => `Diangkat dari ${place(active)}.`,
  onDragOver: ({ over }) => `Sekarang ${place(over)}.`,
  onDragEnd: ({ over }) => `Ditaruh: ${place(over)}.`,
  onDragCancel: ({ active }) => `Batal: kembali ke ${place(active)}.`,
};

const draggable = 'Tekan spasi untuk mengangkat. Tanda panah memindahkan, spasi menaruh, Escape membatalkan.';

/** A `DndContext` that speaks Indonesian. The Studio's forms use it instead of the package's (studio/sanity.cli.ts). */
export const DndContext = (props: DndContextProps) => (
  <Silent accessibility={{ announcements, screenReaderInstructions: { draggable } }} {...props} />
);
