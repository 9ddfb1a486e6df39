// These actions differ from Sanity's own because the site needs a minimum of plans, features, cities and people.
import { Box, Text } from '@sanity/ui';
import { useState } from 'react';
import { type DocumentActionComponent, useClient } from 'sanity';
import { apiVersion } from 'site/content/api-version.ts';
import { countLimits, othersQuery } from '../documents/collection.ts';
import { isVisible } from '../fields/visible.tsx';
import { wrapOnce } from './wrap-once.ts';

const removals = new Set<DocumentActionComponent['action']>(['delete', 'unpublish']);

/** Wraps an action that removes a document. Without enough others, it says what to do first. */
export const refuseNeededRemoval = wrapOnce((original) => {
  if (!removals.has(original.action)) return original;
  const Guarded: DocumentActionComponent = (props) => {
    const action = original(props);
    const { id, type, published } = props;
    const client = useClient({ apiVersion });
    const [isNeeded, setNeeded] = useState(false);
    const limits = countLimits[type];
    const isOnSite = published && isVisible(published);
    if (!action?.onHandle || !limits || !isOnSite) return action;
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
  };
  return Guarded;
});
