import type { PageContents } from '../../page-contents.ts';
import { paymentWords } from '../../payment-words.ts';
import { proofProblem } from '../../transaction/proof-file.ts';
import { FileField } from '../../ui/form/file-field.tsx';

const problemOf = (file: File) => {
  const problem = proofProblem(file);
  return problem && paymentWords.proof[problem];
};

export function ProofField(props: PageContents['confirmation']['proof']) {
  return <FileField id="bukti" {...props} problemOf={problemOf} />;
}
