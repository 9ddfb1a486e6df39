import { availableParallelism, loadavg } from 'node:os';

/** A time limit in ms that is right for an idle machine, scaled by the load of this one. */
export const limitUnderLoad = (ms: number): number => ms * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
