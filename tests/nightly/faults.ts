import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copySources, runIn } from '../scratch.ts';

/**
 * `npm run faults`, or `-- --only quote,copyText`: gives one exported function after the other a wrong behaviour in a copy
 * of the site, builds it, and runs the stories that ought to notice. Exit code 1 when a fault goes unnoticed, or when
 * nothing exports the function. Some 30 s a fault.
 */
interface Fault {
  /** Name of the function, and the expression that replaces it; the expression receives the original. */
  name: string;
  wrong: string;
  /** Files of tests/journeys, without their ending. */
  stories: string;
}

const fault = (name: string, wrong: string, stories: string): Fault => ({ name, wrong, stories });
const nothing = '() => () => {}';
const noMarkup = '() => () => null';

const faults: Fault[] = [
  // The sum
  fault('quote', '(f) => (...a) => ({ ...f(...a), total: f(...a).subtotal })', 'give'),
  fault('quote', '(f) => (...a) => ({ ...f(...a), shipping: 0, total: f(...a).total - f(...a).shipping })', 'give'),
  fault('formatRupiah', "(f) => (n) => f(n).replace('.', '')", 'give'),
  fault('inWords', '(f) => (n) => f(n - 1)', 'confirmation'),
  fault('coerceQuantity', '(f) => (text) => f(text) + 1', 'give'),
  fault('drawUniqueCode', '() => () => 100', 'give'),
  fault('codeIn', '() => drawCode', 'give'),
  fault('costsTheSame', '() => () => true', 'faults-network'),
  // The account
  fault('spaceAccount', "(f) => (n) => f(n.slice(0, -1) + '0')", 'confirmation give'),
  fault('copyText', '(f) => async (text, select) => f(`Rp${text}`, select)', 'give'),
  fault('copyText', '() => async () => true', 'confirmation'),
  fault('AccountNotice', noMarkup, 'slip'),
  fault('loadCurrent', '() => (name) => loadPage(name)', 'faults-network'),
  fault('NoScriptNotice', noMarkup, 'faults-noscript faults'),
  // What is sent
  fault('whatsappLink', "(f) => (number, text) => f(number.slice(0, -1) + '0', text)", 'give'),
  fault('confirmationText', '(f) => (...a) => f(...a).replace(/Rp[\\d.]+/, "Rp1")', 'give'),
  fault('transferredText', '(f) => (...a) => f(...a) + "?"', 'transferred'),
  fault('proofProblem', '() => () => null', 'confirmation'),
  // Slip and guide
  fault('slipOf', '(f) => (details, ...a) => f({ ...details, total: details.subtotal }, ...a)', 'slip'),
  fault('valuesOf', '(f) => (details, ...a) => f({ ...details, total: details.uniqueCode }, ...a)', 'transferred'),
  fault('qrPath', "() => () => 'M0 0h1v1z'", 'slip'),
  // The form
  fault('messagesOf', '() => () => ({})', 'errors'),
  fault('warn', nothing, 'errors'),
  fault('toField', nothing, 'errors'),
  fault('settleAmounts', nothing, 'give'),
  fault('findCities', '(f) => (cities, text) => f(cities, text).toReversed()', 'city-search'),
  fault('readDetails', '() => () => null', 'give'),
  // Nothing is lost
  fault('keepDraft', nothing, 'between'),
  fault('restoreFields', nothing, 'between'),
  fault('keepEntryState', nothing, 'between'),
  fault('replayEarlyClicks', nothing, 'give'),
  fault('chooseAsAsked', nothing, 'early between'),
  fault('showRightPage', nothing, 'faults-network'),
  fault('canOpen', '() => async () => true', 'faults-network'),
  fault('fetchWithin', '() => () => new Promise(() => {})', 'faults-network'),
];

const scratch = resolve('.cache/faults');
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const asked = values.only?.split(',') ?? faults.map(({ name }) => name);
const run = (program: string, ...args: string[]) => runIn({ folder: scratch, port: '4299' }, program, ...args);
const declared = (name: string) => new RegExp(String.raw`^export ((?:async )?(?:function|const)) ${name}\b`, 'm');

/** The file that exports the function, with the wrong behaviour in its text; undefined when no file exports it. */
function plant({ name, wrong }: Fault): { file: string; text: string; planted: string } | undefined {
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: scratch })) {
    const text = readFileSync(join(scratch, file), 'utf8');
    if (!declared(name).test(text)) continue;
    const renamed = text.replace(declared(name), (_, kind: string) => `${kind} ${name}True`);
    return {
      file: join(scratch, file),
      text,
      planted: `${renamed}\nexport const ${name}: any = (${wrong})(${name}True);\n`,
    };
  }
  return undefined;
}

/** The first story that failed, as Playwright names it. */
async function noticedBy({ stories }: Fault): Promise<string | undefined> {
  if ((await run('node', 'src/publish/build.ts')).failed) return 'the build';
  const files = stories.split(' ').map((name) => `tests/journeys/${name}.spec.ts`);
  const quick = ['--project=site', '--max-failures=1', '--reporter=list'];
  const { failed, output } = await run('playwright', 'test', ...quick, ...files);
  return failed ? /✘.*?› (.*) \(/.exec(output)?.[1] : undefined;
}

copySources(scratch);
const missed: string[] = [];
for (const each of faults.filter(({ name }) => asked.includes(name))) {
  const title = `${each.name} becomes ${each.wrong}`;
  const place = plant(each);
  if (!place) {
    missed.push(`nothing exports ${each.name}: name the function that does its work now`);
    continue;
  }
  writeFileSync(place.file, place.planted);
  const story = await noticedBy(each);
  writeFileSync(place.file, place.text);
  console.log(story ? `noticed   ${title}: ${story}` : `SURVIVED  ${title}`);
  if (!story) missed.push(title);
}
rmSync(scratch, { recursive: true, force: true });
for (const title of missed) console.error(`Unnoticed: ${title}`);
process.exitCode = missed.length > 0 ? 1 : 0;
