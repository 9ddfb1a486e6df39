import { z } from 'zod';
import { Failure } from './failure.ts';

export interface Dataset {
  projectId: string;
  dataset: string;
  /** Only for an API that is not at <projectId>.api.sanity.io, such as the local content server. */
  apiHost?: string;
  readToken?: string;
  writeToken?: string;
  statusToken?: string;
}

/** Settings that the gates also check, with messages for staff in Indonesian. */
export type ReleaseSettings = Partial<Record<'SITE_URL' | 'VITE_PREVIEW' | 'APPROVED_PAYEES', string>>;

export type Settings = ReturnType<typeof readSettings>;

/** The project of the local content server. */
export const localProject = 'lokal';
export const defaultStudioPort = 3333;

export const localContent = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: localProject, SANITY_DATASET: 'production' };

/** Settings of `--local`: the local content server of `npm run studio`, at the port after the Studio's. */
function localServer({ STUDIO_PORT }: NodeJS.ProcessEnv) {
  const host = `http://127.0.0.1:${Number(STUDIO_PORT || defaultStudioPort) + 1}`;
  // A wrong port is reported as STUDIO_PORT only.
  const SANITY_API_HOST = isOrigin(host) ? host : undefined;
  return { ...localContent, SANITY_API_HOST, SANITY_WRITE_TOKEN: 'lokal', SANITY_STATUS_TOKEN: 'lokal' };
}

const anything = z.string().optional();
const setting = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected).optional();
const token = setting(/^\S+$/, 'a token without spaces, as sanity.io/manage shows it once');
/** An origin must be exact, because in the Content-Security-Policy `*` or a second word would allow other sites. */
const origin = (example: string) =>
  z
    .string()
    .transform((value) => value.replace(/\/$/, ''))
    .refine(isOrigin, `an origin without a path, such as ${example}`)
    .optional();
const isOrigin = (value: string) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(value) && URL.canParse(value);
const integer = (max: number, expected: string) =>
  z.coerce.number(expected).int(expected).min(0, expected).max(max, expected).optional();

const endOf9999 = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;

/** Every variable that the site reads, with the message for a wrong value. */
const environment = z
  .object({
    CONTENT_SOURCE: z.enum(['fallback', 'sanity'], '"fallback" or "sanity"').default('fallback'),
    SANITY_PROJECT_ID: setting(/^[a-z0-9-]+$/, "the project's id, such as a1b2c3d4"),
    SANITY_DATASET: setting(/^[a-z0-9_~-]+$/, 'the name of a dataset, such as production'),
    SANITY_API_HOST: origin('https://api.sanity.io'),
    SANITY_READ_TOKEN: token,
    SANITY_WRITE_TOKEN: token,
    SANITY_STATUS_TOKEN: token,
    SITE_URL: origin('https://situs.id'),
    SOURCE_DATE_EPOCH: integer(endOf9999, 'whole seconds since 1970, such as 1764547200'),
    OUT_DIR: z.string().default('dist'),
    PORT: integer(65_535, 'a port from 0 to 65535, such as 4173'),
    STUDIO_PORT: integer(65_000, 'a port from 0 to 65000, such as 3333'), // servers take those after it
    VITE_PREVIEW: z.literal('1', '1 for a preview, or nothing').optional(),
    STUDIO_ORIGIN: origin('https://staf.situs.id'),
    APPROVED_PAYEES: anything,
    GITHUB_STEP_SUMMARY: anything,
    HSTS_PRELOAD: z.literal('1', '1 for the domain and all its subdomains, or nothing').optional(),
    LAST_RELEASE: origin('https://situs.id'),
  })
  .superRefine((values, context) => {
    const need = (name: keyof typeof values, message: string) => {
      if (values[name] === undefined) context.addIssue({ code: 'custom', path: [name], message });
    };
    if (values.CONTENT_SOURCE === 'sanity') {
      need('SANITY_PROJECT_ID', "the project's id, such as a1b2c3d4, or use --local");
      need('SANITY_DATASET', 'the name of a dataset, such as production, or use --local');
    }
    if (values.VITE_PREVIEW) need('STUDIO_ORIGIN', 'the origin of the Studio, such as https://staf.situs.id');
  });

/** Reads the settings. An empty variable counts as absent. Throws a Failure with a line for each wrong variable. */
export function readSettings(env: NodeJS.ProcessEnv = process.env, flags = process.argv.slice(2)) {
  const local = flags.includes('--local') ? localServer(env) : {};
  const given = Object.entries({ ...env, ...local }).filter(([, value]) => value);
  const { data, error } = environment.safeParse(Object.fromEntries(given));
  if (error) throw new Failure(error.issues.map((issue) => messageOf(issue, env)).join('\n'));
  const { SITE_URL, VITE_PREVIEW, APPROVED_PAYEES } = data;
  return {
    source: data.CONTENT_SOURCE,
    dataset: datasetIn(data),
    /** The public origin of the site. */
    siteOrigin: SITE_URL ?? 'http://localhost:4173',
    /** The time of a build. Without it, the time of the newest content is used. */
    epoch: data.SOURCE_DATE_EPOCH === undefined ? undefined : new Date(data.SOURCE_DATE_EPOCH * 1000),
    outDir: data.OUT_DIR,
    /** The port of the local server. With 0 it takes a free port. */
    port: data.PORT ?? 4173,
    /** The port of `npm run studio`. */
    studioPort: data.STUDIO_PORT ?? defaultStudioPort,
    /** For a preview: the origin of the Studio. Only it may frame the preview and send messages to it. */
    studioOrigin: VITE_PREVIEW && data.STUDIO_ORIGIN,
    release: { SITE_URL, VITE_PREVIEW, APPROVED_PAYEES } satisfies ReleaseSettings,
    /** The file whose Markdown GitHub shows with the job. */
    summaryFile: data.GITHUB_STEP_SUMMARY,
    /** True if browsers have the host and all its subdomains on their HSTS preload lists. It cannot be undone. */
    isPreloaded: data.HSTS_PRELOAD !== undefined,
    /** The place of the release before this one, if it is not in `outDir`. */
    lastRelease: data.LAST_RELEASE,
  };
}

function datasetIn(data: z.infer<typeof environment>): Dataset | undefined {
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset, SANITY_API_HOST: apiHost } = data;
  if (!projectId || !dataset) return undefined;
  const { SANITY_READ_TOKEN: readToken, SANITY_WRITE_TOKEN: writeToken, SANITY_STATUS_TOKEN: statusToken } = data;
  return { projectId, dataset, apiHost, readToken, writeToken, statusToken };
}

/** Names the setting and a right value. The message does not contain the wrong value of a secret. */
function messageOf({ path, message }: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string {
  const name = String(path[0]);
  const value = env[name];
  const wrong = name.endsWith('_TOKEN') ? 'is malformed' : `is “${value}”`;
  return `Setting ${name} ${value ? wrong : 'is missing'}. Write ${message}.`;
}

/** The dataset of the settings. Throws a Failure if they name none. */
export function datasetOf({ dataset }: Settings): Dataset {
  if (dataset) return dataset;
  throw new Failure('Set SANITY_PROJECT_ID and SANITY_DATASET, or use --local.');
}

/** Call this before React is loaded: React reads NODE_ENV once, at import. */
export function runAsProduction(): void {
  process.env.NODE_ENV = 'production';
}
