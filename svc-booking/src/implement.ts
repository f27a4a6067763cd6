import type { Implement as Bound } from '@plenary/http/implement';
import type { actorGates } from '@plenary/service-kit/actor';

/** Binds an endpoint to its handler, which is given the actor that the endpoint's access lets in. */
export type Implement = Bound<typeof actorGates>;
