import { beginsWithDay } from './begins-with-day.ts';

const fromBankProgram = (name: string) =>
  `Ini berkas ${name} untuk program pembukuan, yang tidak dibaca di sini. Unduh mutasinya dari bank sebagai CSV atau Excel.`;

const refusals: [begins: RegExp, problem: string][] = [
  [/^\s*(?:OFXHEADER|<\?OFX|<OFX>|<\?xml[^]{0,400}<OFX>)/i, fromBankProgram('OFX')],
  [/^\s*!(?:Type|Account|Option)/i, fromBankProgram('QIF')],
  [/^\s*(?:\{1:|:20:)/, fromBankProgram('MT940')],
  [/^\s*(?:<[?!\w]|\{\s*"|\[\s*\{)/, fromBankProgram('XML atau JSON')],
];

/** Says why a text is in a format that is not read; undefined for any other text. */
export const refusalOf = (text: string): string | undefined => refusals.find(([begins]) => begins.test(text))?.[1];

const pdf =
  'Ini tampaknya teks PDF, yang kehilangan batas kolomnya. Unduh mutasinya dari bank sebagai CSV atau Excel, atau salin tabelnya dari halaman bank.';
/** `20/11 TRSF BUDI 50.409`. */
const isPdfLine = (line: string) => beginsWithDay(line) && /^\S+ [^;\t|"]+ \S*\d[.,]\d{3}/.test(line.trim());

/** Says why the text of a PDF is not read, whose lines have lost their columns; undefined for any other text. */
export const refusalOfPdf = (text: string) => (text.split('\n').some(isPdfLine) ? pdf : undefined);
