import { currentPlatform } from '@plenary/platform';

/** Thrown for whom the page is not there: visitors sign in first, customers find nothing (spec/logistics.md §6, server-rules §4). */
export const requireStaff = (): void => {
  const { session } = currentPlatform();
  if (!session) throw new Response(null, { status: 401 });
  if (session.role === 'customer') throw new Response(null, { status: 404 });
};
