/**
 * Inlined at the end of every page (src/publish/html/shell.ts), so it is kept small: at most 2 kB with the script of the
 * head, brotli.
 */
import { prepareStart } from './prepare-start.ts';
import { cancelPrefetchOnSaveData } from './next-page.ts';

cancelPrefetchOnSaveData();
prepareStart();
