import type { z } from 'zod';

/** zod's own messages in Indonesian, for `safeParse`. A message of the shape itself wins. */
export const inIndonesian = {
  error: (issue: z.core.$ZodRawIssue): string | undefined => {
    switch (issue.code) {
      case 'invalid_type':
        if (issue.input === undefined || issue.input === null)
          return 'belum diisi, atau rujukannya menunjuk dokumen yang tidak ada';
        if (issue.expected === 'int') return 'isi dengan angka bulat tanpa tanda kutip, titik, atau huruf';
        if (issue.expected === 'number') return 'isi dengan angka tanpa tanda kutip, titik ribuan, atau huruf';
        return `jenis isinya salah (seharusnya ${issue.expected})`;
      case 'too_small':
        if (issue.origin === 'string') return 'tidak boleh kosong';
        if (issue.origin === 'array') return `isi paling sedikit ${issue.minimum} butir`;
        return `isi angka ${issue.minimum} atau lebih`;
      case 'too_big':
        if (issue.origin === 'string') return `paling panjang ${issue.maximum} huruf`;
        if (issue.origin === 'array') return `isi paling banyak ${issue.maximum} butir`;
        return `isi angka ${issue.maximum} atau kurang`;
      case 'invalid_value':
        return `pilih salah satu: ${issue.values.join(', ')}`;
      default:
        return undefined;
    }
  },
};
