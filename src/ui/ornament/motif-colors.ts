/** The colours of the ornament, as src/theme/semantic-tokens.ts describes them. */
export const line = 'var(--c-colors-motif-line)';
export const ground = 'var(--c-colors-motif-ground)';
export const raised = 'var(--c-colors-motif-raised)';
export const panel = 'var(--c-colors-motif-panel)';
export const dot = 'var(--c-colors-motif-dot)';
