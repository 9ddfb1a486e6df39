import { Card, type CardTone, Flex, Stack, Text } from '@sanity/ui';
import { useEffect } from 'react';
import { useEditState } from 'sanity';
import { approvalGroups, groupTitles } from 'site/content/approval-groups.ts';
import { shown, textOf } from 'site/content/shown.ts';
import { isVisible } from '../fields/visible.tsx';
import { compare, type Published, type Status } from '../status/compare.ts';
import { siteUrl } from '../status/settings.ts';
import { useSite } from '../status/use-site-status.ts';
import { useDocuments } from '../use-documents.ts';
import { spotsOf } from './locations.ts';

interface Progress {
  tone: CardTone;
  /** The steps of the publication. The first is done, the second is awaited or also done, the others come later. */
  steps: readonly string[];
  note?: string;
  isLive?: boolean;
}

interface Publication extends Published {
  visible?: boolean;
  /** The period of a notice. */
  from?: unknown;
  until?: unknown;
}

/** Says how far a publication has come. `found` is null until the site has answered. */
export function progressOf(publication: Publication, found: ReturnType<typeof useSite>, approver: string): Progress {
  const done = `Diterbitkan ${shown(publication._updatedAt, 'moment')}`;
  if (!found) return { tone: 'default', steps: [done, 'Memeriksa situs…'] };
  const { site, checkedAt } = found;
  const unknown = (note: string): Progress => ({ tone: 'default', steps: [done], note });
  if (!site.reached) return unknown('Belum diketahui apakah sudah tayang: situs tidak dapat dihubungi.');
  // One document is compared, so the number of all documents does not count.
  const status = compare([publication], { ...site, build: { ...site.build, documents: 0 } }, checkedAt);
  if (status.state === 'example') return unknown('Situs ini memakai konten contoh, bukan isi Studio.');
  if ('newer' in status) {
    const { steps, ...rest } = unbuiltProgress(publication._type, status, approver);
    return { ...rest, steps: [done, ...steps] };
  }
  if (!isVisible(publication)) return { tone: 'default', steps: [done, 'Tidak tampil di situs'] };
  const [from, until] = [publication.from, publication.until].map(textOf);
  if (from && Date.parse(from) > checkedAt.getTime())
    return { tone: 'positive', steps: [done, `Tampil mulai ${shown(from, 'moment')}`] };
  if (until && Date.parse(until) <= checkedAt.getTime())
    return { tone: 'default', steps: [done, `Sudah berakhir ${shown(until, 'moment')}`] };
  const { madeAt } = site.build;
  const made = madeAt ? `, situs dibangun ${shown(madeAt, 'moment')}` : '';
  return { tone: 'positive', steps: [done, `Tayang${made}`], isLive: true };
}

/** The progress of a publication that is newer than the content of the site's build. */
function unbuiltProgress(type: string, status: Extract<Status, { newer: object }>, approver: string): Progress {
  const groups = groupTitles(type);
  // Some documents need approval only for some of their parts.
  const needsApproval = approvalGroups.some(({ parts }) => parts.some((part) => part.type === type && !part.only));
  const steps = ['Menunggu situs dibangun', ...(needsApproval ? [`Persetujuan ${approver}`] : []), 'Tayang'];
  if (status.state === 'failed')
    return { tone: 'critical', steps, note: 'Situs tidak dapat dibangun. Sebabnya tertulis di Status situs.' };
  if (status.isOverdue) return { tone: 'critical', steps, note: 'Sudah lebih dari 15 menit: hubungi pengelola situs.' };
  if (groups.length === 0) return { tone: 'caution', steps };
  return { tone: 'caution', steps, note: `Perubahan pada ${groups.join('; ')} tayang setelah disetujui.` };
}

/** Answers “Sudah tayang?” above every form whose document has been published. */
export function LiveLine({ id, type }: { id: string; type: string }) {
  const { draft } = useEditState(id, type);
  // The time of publication is read from the dataset, because it differs in the Studio's own copy of the document.
  const { documents: versions } = useDocuments<Publication>(
    `*[_id == "${id}"]`,
    '_id, _type, _updatedAt, visible, from, until',
    'published',
  );
  const found = useSite(siteUrl);
  const { documents: settings } = useDocuments<{ _id: string; approver?: unknown }>(
    '*[_id == "siteSettings"]',
    '_id, approver',
    'published',
  );
  const published = versions?.[0];
  const isComplete = Boolean(published && found);
  useEffect(() => {
    // The line pushes the form down. A field that was opened by a click in the preview might leave the window.
    if (isComplete) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isComplete]);
  if (!published) return null;
  const approver = textOf(settings?.[0]?.approver) || 'pengelola situs';
  const { tone, steps, note, isLive } = progressOf(published, found, approver);
  const [spot] = spotsOf(type);
  return (
    <Card padding={3} radius={2} border tone={tone} role="status" aria-label="Sudah tayang?">
      <Stack gap={3}>
        <Flex as="ol" wrap="wrap" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {steps.map((step, index) => (
            <Text as="li" key={step} size={1} weight={index === 1 ? 'semibold' : 'regular'} muted={index > 1}>
              {index > 0 && '→ '}
              {step}
            </Text>
          ))}
        </Flex>
        {draft && <Text size={1}>Draf di bawah ini belum terbit.</Text>}
        {note && <Text size={1}>{note}</Text>}
        {isLive && spot && (
          <Text size={1}>
            <a href={new URL(spot.href, siteUrl).href} target="_blank" rel="noreferrer">
              Lihat di situs: {spot.title}
            </a>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
