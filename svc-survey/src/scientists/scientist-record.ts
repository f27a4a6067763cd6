import type { Language } from '@plenary/contracts/vocabulary';

/** A Meeting Scientist: the customer's contact in a venue (spec/logistics.md §1). */
export interface ScientistRecord {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  avatarUrl: string | null;
  languages: readonly Language[];
}
