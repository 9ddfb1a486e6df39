/** Inlined at the end of every page (src/publish/html/shell.ts): at most 2 kB with the head’s, brotli. */
import { prepareStart } from './prepare-start.ts';
import { cancelPrefetchOnSaveData } from './next-page.ts';

cancelPrefetchOnSaveData();
prepareStart();
