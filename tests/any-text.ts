import fc from 'fast-check';

/** Any text, half surrogate pairs included. The unit `binary` of fast-check takes two seconds to set up. */
export const anyText = fc.string({ unit: fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code)) });
