import { refuse } from '@plenary/http/refuse';
import type { BookingDeps } from '../deps.ts';
import { applyOffer } from './apply-offer.ts';
import { type EndedChange, type EndRequest, endChange } from './end-change.ts';

/**
 * The owner agrees to an offered change, which is applied (design: lifecycle L19); who, when, their address group and what they were shown
 * are kept. Refuses `not-found`, `forbidden`, `conflict` where it waits no more or has to be signed, `stale-version`, and
 * `no-longer-available` with what it lacks.
 */
export const agreeToChange = (deps: BookingDeps, request: EndRequest): Promise<EndedChange> =>
  endChange(deps, { ...request, verb: 'agree' }, async (tx, { change, deal, venue, now }) => {
    const { userId, client } = request.actor;
    if (userId !== deal.userId) return refuse('forbidden');
    if (change.level === 'signature') return refuse('conflict');
    const consent = { by: 'owner' as const, userId, at: now, client, previewHash: change.previewHash };
    await applyOffer(tx, deps, { changeId: change.id, venue, consent, tells: true, now });
  });
