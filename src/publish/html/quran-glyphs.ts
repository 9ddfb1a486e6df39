import { Blob, Buffer as TextBuffer, Direction, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';
import { alFatihah, leafLines, verseWords } from '../../ui/al-fatihah.ts';
import { Failure } from '../failure.ts';

/** All texts in the Qur'an face, and every part of them that a browser may shape alone. */
export const quranTexts: string[] = [
  alFatihah.name,
  ...alFatihah.verses,
  ...alFatihah.verses.flatMap((verse) => verse.split(' ')),
  ...leafLines.map((parts) =>
    parts.map(({ verse, from, to }) => verseWords(verse).slice(from, to).join(' ')).join(' '),
  ),
  // The Arabic-Indic numbers of the verses, from 1.
  ...alFatihah.verses.map((_, index) => String.fromCodePoint(0x0661 + index)),
  ' \u00a0', // between words
];

export const fontOf = (bytes: Uint8Array): Font => new Font(new Face(new Blob(bytes)));

export function quranBuffer(text: string): TextBuffer {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.setDirection(Direction.RTL);
  buffer.setScript('Arab');
  buffer.setLanguage('ar');
  return buffer;
}

/** Glyphs that the shaping of these texts uses. It includes intermediate ones, because a rule needs all its glyphs. */
export const glyphsOf =
  (texts: readonly string[]) =>
  (bytes: Uint8Array): Set<number> => {
    const font = fontOf(bytes);
    const glyphsIn = (text: string) =>
      shapeWithTrace(font, quranBuffer(text), [], 0, TracePhase.DONT_STOP)
        // A step of the trace that has glyphs lists their ids as `t: [{ g }]`.
        .filter(({ glyphs }) => glyphs)
        .flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g));
    const shaped = texts.map((text) => ({ text, glyphs: glyphsIn(text) }));
    const lacking = shaped.find(({ glyphs }) => glyphs.includes(0));
    if (lacking) throw new Failure(`Amiri Quran lacks a letter of: ${lacking.text}`);
    return new Set(shaped.flatMap(({ glyphs }) => glyphs));
  };
