import {
  DragDropContext,
  Draggable,
  type DragStart,
  type DragUpdate,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import { DragHandleIcon } from '@sanity/icons/DragHandle';
import { Box, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import {
  DocumentStatusIndicator,
  getDraftId,
  Preview,
  PreviewCard,
  useClient,
  useDocumentVersionInfo,
  useSchema,
} from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { inOrder, newRanks, type Ranked } from '../documents/collection.ts';
import { useDocuments } from '../use-documents.ts';

interface Entry extends Ranked {
  _type: string;
}

const instructions =
  'Tekan spasi untuk mengangkat. Tanda panah memindahkan, spasi menaruh, Escape membatalkan. Urutan langsung tayang.';
const announceLift = (drag: DragStart, { announce }: ResponderProvided) =>
  announce(`Diangkat dari urutan ke-${drag.source.index + 1}.`);
const announceMove = ({ destination }: DragUpdate, { announce }: ResponderProvided) =>
  announce(destination ? `Sekarang urutan ke-${destination.index + 1}.` : 'Di luar daftar.');

/** All documents of a type, in the order of the pages. The new order is stored as soon as an entry is dropped. */
export function OrderedList({ itemId: type, childItemId }: { itemId: string; childItemId?: string }) {
  const { documents, problem } = useDocuments<Entry>(`*[_type == "${type}"]`, '_id, _type, orderRank');
  // Until the dataset answers, the list keeps the order in which the entries were dropped.
  const [dropped, setDropped] = useState<{ order: Entry[]; documents: typeof documents }>();
  const storeRanks = useRanks();
  const isOrderPending = dropped !== undefined && dropped.documents === documents;
  const entries = isOrderPending ? dropped.order : documents?.toSorted(inOrder);
  if (!entries) return <Note text={problem || 'Memuat…'} />;
  if (entries.length === 0) return <Note text="Belum ada isinya. Tekan + di atas daftar." />;
  const drop = ({ source, destination }: DropResult, { announce }: ResponderProvided) => {
    if (!destination || destination.index === source.index) return announce('Urutannya tidak berubah.');
    announce(`Ditaruh di urutan ke-${destination.index + 1}. Urutan langsung tayang.`);
    const order = entries
      .toSpliced(source.index, 1)
      .toSpliced(destination.index, 0, ...entries.slice(source.index, source.index + 1));
    setDropped({ order, documents });
    void storeRanks(newRanks(order, destination.index)).catch(() => setDropped(undefined));
  };
  return (
    <DragDropContext
      dragHandleUsageInstructions={instructions}
      onDragStart={announceLift}
      onDragUpdate={announceMove}
      onDragEnd={drop}
    >
      <Droppable droppableId={type}>
        {({ innerRef, droppableProps, placeholder }) => (
          <Stack as="ul" padding={2} gap={1} ref={innerRef} {...droppableProps}>
            {entries.map((entry, index) => (
              <Row key={entry._id} entry={entry} index={index} isOpen={entry._id === childItemId} />
            ))}
            {placeholder}
          </Stack>
        )}
      </Droppable>
    </DragDropContext>
  );
}

export const Note = ({ text }: { text: string }) => (
  <Box padding={4}>
    <Text muted role="status">
      {text}
    </Text>
  </Box>
);

function Row({ entry: { _id, _type }, index, isOpen }: { entry: Entry; index: number; isOpen: boolean }) {
  const { ChildLink } = usePaneRouter();
  const type = useSchema().get(_type);
  const { draft, published } = useDocumentVersionInfo(_id);
  if (!type) return null;
  return (
    <Draggable draggableId={_id} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <li ref={innerRef} {...draggableProps} style={{ listStyle: 'none', ...draggableProps.style }}>
          <Flex align="center">
            <Box padding={2} {...dragHandleProps} aria-label="Ubah urutan" style={{ cursor: 'grab' }}>
              <Text size={2}>
                <DragHandleIcon />
              </Text>
            </Box>
            <PreviewCard
              as={ChildLink}
              data-as="a"
              {...{ childId: _id }}
              flex={1}
              radius={2}
              pressed={isOpen}
              tone="inherit"
            >
              <Flex align="center" justify="space-between" paddingRight={3}>
                <Preview schemaType={type} value={{ _id, _type }} layout="default" />
                <DocumentStatusIndicator draft={draft} published={published} versions={{}} />
              </Flex>
            </PreviewCard>
          </Flex>
        </li>
      )}
    </Draggable>
  );
}

/** Returns a function that writes ranks to documents and their drafts, so that publishing a draft keeps the order. */
function useRanks() {
  const client = useClient({ apiVersion: '2026-10-01' });
  const toast = useToast();
  return async (ranks: ReadonlyMap<string, string>) => {
    try {
      const ids = [...ranks.keys()].flatMap((id) => [id, getDraftId(id)]);
      const raw = client.withConfig({ perspective: 'raw', useCdn: false });
      const stored = await raw.fetch<string[]>('*[_id in $ids]._id', { ids });
      const transaction = client.transaction();
      for (const [id, orderRank] of ranks)
        for (const version of [id, getDraftId(id)].filter((versionId) => stored.includes(versionId)))
          transaction.patch(version, { set: { orderRank } });
      await transaction.commit({ visibility: 'sync', tag: 'order' });
      toast.push({
        status: 'success',
        title: 'Urutan langsung tayang',
        description: 'Situs menampilkannya dalam beberapa menit.',
      });
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'Urutan belum tersimpan',
        description: 'Periksa sambungan internet, lalu seret sekali lagi.',
      });
      throw error;
    }
  };
}
