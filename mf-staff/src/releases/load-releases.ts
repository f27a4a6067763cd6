import { fetchReleases, type Releases } from './api.ts';

export const loadReleases = ({ request }: { request: Request }): Promise<Releases> => fetchReleases(request.signal);
