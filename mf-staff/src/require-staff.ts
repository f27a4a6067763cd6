import { currentPlatform } from '@plenary/platform';

/** Throws for users who may not see the page: visitors sign in first, customers get 404 (spec/logistics.md §6, server-rules §4). */
export const requireStaff = (): void => {
  const { session } = currentPlatform();
  if (!session) throw new Response(null, { status: 401 });
  if (session.role === 'customer') throw new Response(null, { status: 404 });
};
