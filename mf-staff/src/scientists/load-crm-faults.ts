import { type CrmRefusal, fetchCrmFaults } from './api.ts';

export const loadCrmFaults = ({ request }: { request: Request }): Promise<CrmRefusal[]> => fetchCrmFaults(request.signal);
