import type { ComponentProps } from 'react';
import { DistributionGallery } from '../distribution-gallery.tsx';
import { WakafInfo, type WakafInfoProps } from '../wakaf-info.tsx';
import { DonorQuestions } from './donor-questions.tsx';

export { LegalLine } from '../legal-line.tsx';
export { Destination } from './destination.tsx';

export interface AfterFormProps extends WakafInfoProps {
  questions: ComponentProps<typeof DonorQuestions>;
  gallery: ComponentProps<typeof DistributionGallery>;
}

/** What donors ask, where wakaf goes, and pictures of it. */
export function AfterForm({ questions, gallery, ...wakaf }: AfterFormProps) {
  return (
    <>
      <DonorQuestions {...questions} />
      <WakafInfo {...wakaf} />
      <DistributionGallery {...gallery} />
    </>
  );
}
