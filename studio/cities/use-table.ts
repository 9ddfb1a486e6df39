import { useEffect, useState } from 'react';

interface State<Known> {
  known?: Known | undefined;
  problem?: string;
  done?: string;
  busy: boolean;
}

/** What an import knows of the dataset, and how it applies a table. `one` is an entry: `Sebuah kota`. */
export function useTable<Known>(one: string, read: () => Promise<Known>) {
  const [state, setState] = useState<State<Known>>({ busy: false });
  const fail = (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    const problem = /revision/i.test(text)
      ? `${one} diubah orang lain sementara Anda memeriksa. Tidak ada yang berubah; periksa tabel ini sekali lagi.`
      : `Tidak ada yang berubah, karena server menolak: ${text}`;
    setState((last) => ({ ...last, problem, busy: false }));
  };
  const readAgain = () => read().then((known) => setState((last) => ({ ...last, known, busy: false })), fail);
  const apply = async (write: () => Promise<void>, done: string) => {
    setState(({ known }) => ({ known, busy: true }));
    await write().then(() => setState((last) => ({ ...last, done })), fail);
    await readAgain();
  };
  // oxlint-disable-next-line react/exhaustive-deps -- read once; applying reads again
  useEffect(() => void readAgain(), []);
  return { ...state, apply };
}
