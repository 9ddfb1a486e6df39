import { ContentError } from './content-errors.ts';
import { readContent } from './read-content.ts';

/** `npm run content:check`: validates the content of the chosen source without building. */
try {
  const { summary, pages } = await readContent(process.env);
  console.log(`${summary}\nValid: ${Object.keys(pages).length} pages.`);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
