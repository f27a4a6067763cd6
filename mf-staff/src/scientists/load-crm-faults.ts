import { type CrmRefusal, fetchCrmFaults, fetchRefusedHandovers, type RefusedHandover } from './api.ts';

export interface CrmFaultsData {
  bookings: CrmRefusal[];
  /** Quotes, calls to make and demands that sales was to find there. */
  handovers: RefusedHandover[];
}

/** The records that the CRM refused. */
export const loadCrmFaults = async ({ request: { signal } }: { request: Request }): Promise<CrmFaultsData> => {
  const [bookings, handovers] = await Promise.all([fetchCrmFaults(signal), fetchRefusedHandovers(signal)]);
  return { bookings, handovers };
};
