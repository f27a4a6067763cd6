import { currentPlatform } from '@plenary/platform';
import { mayOpen } from './desk/page-rights.ts';
import { requireStaff } from './require-staff.ts';

/** Throws for users who may not see the page of a path: as `requireStaff`, and 404 for staff without its right (design: desk D26). */
export const requireReader = (path: string): void => {
  requireStaff();
  if (!mayOpen(currentPlatform().session, path)) throw new Response(null, { status: 404 });
};
