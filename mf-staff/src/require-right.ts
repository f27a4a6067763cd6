import { hasRight, type Right } from '@plenary/contracts/desk-rights';
import { currentPlatform } from '@plenary/platform';
import { requireStaff } from './require-staff.ts';

/** Throws for users who may not see the page: as `requireStaff`, and 404 for staff without the right (design: desk D26). */
export const requireRight = (right: Right) => (): void => {
  requireStaff();
  const { session } = currentPlatform();
  if (!session || !hasRight(session, right)) throw new Response(null, { status: 404 });
};
