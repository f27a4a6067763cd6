import type { Flow } from './flow.ts';

/** Later steps are stored in the browser's history, for Back and a reload. */
export interface KeptFlow {
  flow: Exclude<Flow, { step: 'done' }>;
}

export const keptFlow = (state: unknown): Flow | undefined => (state as KeptFlow | null)?.flow;
