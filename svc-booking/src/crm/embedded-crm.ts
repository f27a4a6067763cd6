import { createHash } from 'node:crypto';
import type { EraseInCrm, HandToCrm } from './crm-port.ts';

/** Stands in where a deployment has no customer relationship system: it confirms by itself, with an id made of the record's. */
export const embeddedCrm: HandToCrm = async ({ id }) => {
  const digest = createHash('sha256').update(id).digest('hex');
  return { type: 'taken', salesforceId: `006${digest.slice(0, 12)}` };
};

/** It keeps nothing that could be erased. */
export const embeddedErasure: EraseInCrm = async () => {};
