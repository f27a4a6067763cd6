import type { TrailPage } from '@plenary/contracts/audit-trail';
import { fetchTrail } from '../api.ts';

/** A page of the trail, from the place that the address names on. */
export const loadTrail = ({ request }: { request: Request }): Promise<TrailPage> =>
  fetchTrail(new URL(request.url).searchParams.get('before') ?? undefined, request.signal);
