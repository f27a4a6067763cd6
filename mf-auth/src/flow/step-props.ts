import type { Fault } from '../faults/fault.ts';
import type { FlowType } from '../forms/checks.ts';
import type { Flow, FlowEvent, Step } from './flow.ts';

/** Props of a step of the sign-in. */
export interface StepProps<S extends Step> {
  flow: Extract<Flow, { step: S }>;
  /** Destination after the sign-in, a page of this site. */
  from: string;
  /** Over another page, or a page of its own. */
  flowType: FlowType;
  /** Advances the sign-in; returns the failure if it stays, or null. */
  advance: (event: FlowEvent) => Promise<Fault | null>;
}
