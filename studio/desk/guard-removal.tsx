import { Box, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { countLimits, othersQuery } from '../documents/collection.ts';
import { isVisible } from '../fields/visible.tsx';
import { wrapActions } from './wrap-actions.ts';

/** Keeps the minimum of documents that the site needs. Without enough others, says what to do before removing one. */
export const guardRemoval = wrapActions(['delete', 'unpublish'], (action, { id, type, published }) => {
  const client = useClient({ apiVersion: '2026-10-01' });
  const [isNeeded, setNeeded] = useState(false);
  const limits = countLimits[type];
  if (!action?.onHandle || !limits || !published || !isVisible(published)) return action;
  const removeIfPossible = async () => {
    const others = await client.fetch<string[]>(othersQuery, { type, id }, { perspective: 'raw' });
    if (others.length < limits.min) setNeeded(true);
    else action.onHandle?.();
  };
  const text = `Situs memerlukan paling sedikit ${limits.min} ${limits.things}. Tambah yang baru dan terbitkan lebih dulu, lalu hapus yang ini.`;
  const content = (
    <Box padding={4}>
      <Text>{text}</Text>
    </Box>
  );
  return {
    ...action,
    onHandle: () => void removeIfPossible(),
    dialog: isNeeded
      ? { type: 'dialog', header: 'Tidak dapat dihapus', onClose: () => setNeeded(false), content }
      : action.dialog,
  };
});
