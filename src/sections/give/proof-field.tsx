import { paymentWords } from '../../payment-words.ts';
import { proofProblem } from '../../transaction/proof-file.ts';
import { FileField } from '../../ui/form/file-field.tsx';

export interface ProofFieldProps {
  label: string;
  hint: string;
  note: string;
}

const problemOf = (file: File) => {
  const problem = proofProblem(file);
  return problem && paymentWords.proof[problem];
};

/** A proof of the transfer, which stays in the page. */
export const ProofField = (props: ProofFieldProps) => <FileField id="bukti" {...props} problemOf={problemOf} />;
