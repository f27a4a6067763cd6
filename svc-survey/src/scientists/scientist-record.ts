import { ownPicture } from '@plenary/contracts/staff-surveys.schemas';
import type { Language } from '@plenary/contracts/vocabulary';

/** A Meeting Scientist: the customer's contact in a venue (spec/logistics.md §1). */
export interface ScientistRecord {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  /** A path that an older release took; an uploaded portrait is a row of its own. */
  avatarUrl: string | null;
  languages: readonly Language[];
}

/** What an older release took may be any path of the platform: it is told as none, and the next save leaves it out. */
export const toldPicture = (avatarUrl: string | null): string | null => ownPicture.safeParse(avatarUrl).data ?? null;
