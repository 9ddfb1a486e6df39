/** Inlined at the end of every page (src/publish/html/shell.ts): together with head.ts at most 2 kB in brotli. */
import { prepareStart } from './prepare-start.ts';
import { cancelPrefetchOnSaveData } from './next-page.ts';

cancelPrefetchOnSaveData();
prepareStart();
