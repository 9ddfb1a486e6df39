/**
 * Inlined at the end of every page (src/publish/html/shell.ts), so it is kept small: at most 2 kB with the script of the
 * head, brotli.
 */
import { begin } from './begin.ts';
import { spareTheNetwork } from './leaving.ts';

spareTheNetwork();
begin();
