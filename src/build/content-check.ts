import { ContentError } from './content-errors.ts';
import { readContent } from './read-content.ts';

/** `npm run content:check`: validates the content of the chosen source without building. */
try {
  const { pages } = await readContent(process.env, console.log);
  console.log(`Valid: ${Object.keys(pages).length} pages.`);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
