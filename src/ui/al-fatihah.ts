/** This text is byte for byte that of quran-json 3.1.2 (tests/ui/al-fatihah.test.ts). Sacred text is exact or absent. */
export const alFatihah = {
  name: 'الفاتحة',
  verses: [
    'بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ',
    'ٱلۡحَمۡدُ لِلَّهِ رَبِّ ٱلۡعَٰلَمِينَ',
    'ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ',
    'مَٰلِكِ يَوۡمِ ٱلدِّينِ',
    'إِيَّاكَ نَعۡبُدُ وَإِيَّاكَ نَسۡتَعِينُ',
    'ٱهۡدِنَا ٱلصِّرَٰطَ ٱلۡمُسۡتَقِيمَ',
    'صِرَٰطَ ٱلَّذِينَ أَنۡعَمۡتَ عَلَيۡهِمۡ غَيۡرِ ٱلۡمَغۡضُوبِ عَلَيۡهِمۡ وَلَا ٱلضَّآلِّينَ',
  ],
} as const;

/** The lines of the leaf, as word ranges [from, to) of verses. A verse's marker stays with its last word. */
export const leafLines: readonly (readonly { verse: number; from: number; to: number }[])[] = [
  [{ verse: 1, from: 0, to: 4 }],
  [{ verse: 2, from: 0, to: 4 }],
  [
    { verse: 3, from: 0, to: 2 },
    { verse: 4, from: 0, to: 3 },
  ],
  [{ verse: 5, from: 0, to: 4 }],
  [
    { verse: 6, from: 0, to: 3 },
    { verse: 7, from: 0, to: 1 },
  ],
  [{ verse: 7, from: 1, to: 5 }],
  [{ verse: 7, from: 5, to: 9 }],
];

export function verseWords(verse: number): string[] {
  return alFatihah.verses[verse - 1]?.split(' ') ?? [];
}
